import { createElement } from 'react'
import { DoctorSubscriptions } from 'practice-elements/react'

/** Returns the page for rendering on the server, without listeners, and for hydration in the browser. */
export const page = (listeners) => [
  createElement(
    'header',
    { className: 'bar', key: 'bar' },
    createElement('p', { className: 'brand' }, 'Parish Health Trust'),
    createElement('a', { href: '../' }, 'Portals'),
  ),
  createElement(
    'main',
    { className: 'page', key: 'page' },
    createElement(
      'div',
      {},
      createElement('h1', {}, 'Practices of the parish'),
      createElement('p', { className: 'lead' }, 'Rendered on a server, where the tags are inert; they wake up in the browser.'),
      createElement(
        'label',
        {},
        createElement('input', { id: 'audit', type: 'checkbox', defaultChecked: true }),
        ' Closed for the audit: nothing may change',
      ),
    ),
    createElement(DoctorSubscriptions, { status: 'canceled', pageSize: 10, ...listeners }),
    createElement(
      'section',
      { className: 'box', 'aria-labelledby': 'done' },
      createElement('h2', { id: 'done' }, 'Done'),
      createElement('ul', { id: 'activity', className: 'activity', suppressHydrationWarning: true }),
    ),
  ),
]

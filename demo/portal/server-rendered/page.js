import { createElement } from 'react'
import 'practice-elements/doctor-subscriptions'

/** Returns the page for rendering on the server and hydration in the browser. Element tags need nothing special. */
export const page = () => [
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
    ),
    createElement('doctor-subscriptions', { status: 'canceled', 'page-size': '10' }),
    createElement(
      'section',
      { className: 'box', 'aria-labelledby': 'done' },
      createElement('h2', { id: 'done' }, 'Done'),
      createElement('ul', { id: 'activity', className: 'activity', suppressHydrationWarning: true }),
    ),
  ),
]

import { createElement } from 'react'
import 'practice-elements/doctor-subscriptions'

/** The page, as the server renders it and the browser takes it over. The elements' tags are as good as any other. */
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

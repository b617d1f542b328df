import { elements } from './elements.ts'
import { make, part } from './parts.ts'

/** The pages of the documentation, in the order in which they are read. */
export const guides = [
  ['quick-start', 'Quick start'],
  ['session', 'Session hand-over'],
  ['theming', 'Theming'],
  ['events', 'Events'],
  ['security', 'Security policy'],
  ['versioning', 'Versioning'],
  ['own-backend', 'Your own backend'],
  ['testing', 'Testing with it'],
] as const

/** Links to all of them; `base` is the way to the gallery. */
export function showGuides(base: string): void {
  part('guides').replaceChildren(
    ...guides.map(([name, title]) => {
      const link = make('a', { href: `${base}docs/${name}.html` }, title)
      if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page')
      return make('li', {}, link)
    }),
  )
}

/** Links from a guide to the elements' pages. */
export function showElements(base: string): void {
  part('elements').replaceChildren(...elements.map(({ tag }) => make('li', {}, make('a', { href: `${base}?element=${tag}` }, tag))))
}

import { elements } from './elements.ts'
import { make, part } from './parts.ts'

/** The guides in reading order: file name and title. */
export const guides = [
  ['quick-start', 'Quick start'],
  ['plain-html', 'Plain HTML'],
  ['react', 'React'],
  ['next', 'Next.js'],
  ['angular', 'Angular'],
  ['vue', 'Vue and Nuxt'],
  ['svelte', 'SvelteKit'],
  ['astro', 'Astro'],
  ['bundlers', 'webpack, Rollup, esbuild'],
  ['elements', 'Elements'],
  ['session', 'Session'],
  ['sign-in-users', 'Sign in your users'],
  ['events', 'Events'],
  ['dialogs', 'Inside a dialog'],
  ['theming', 'Theming'],
  ['security', 'Security'],
  ['versioning', 'Versioning'],
  ['own-backend', 'Your own backend'],
  ['operating', 'Operating'],
  ['performance', 'Performance'],
  ['testing', 'Testing'],
  ['unit-tests', 'Unit tests in jsdom'],
  ['keep-alive', 'Keep-alive and route caches'],
  ['sandboxed-iframes', 'Sandboxed iframes'],
] as const

/** Shows links to all guides. `base` is the path of the gallery. */
export function showGuides(base: string): void {
  part('guides').replaceChildren(
    ...guides.map(([name, title]) => {
      const link = make('a', { href: `${base}docs/${name}.html` }, title)
      if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page')
      return make('li', {}, link)
    }),
  )
}

/** Shows links to the pages of all elements. */
export function showElements(base: string): void {
  part('elements').replaceChildren(...elements.map(({ tag }) => make('li', {}, make('a', { href: `${base}?element=${tag}` }, tag))))
}

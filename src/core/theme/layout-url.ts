import type { Layout } from './settings.ts'

/** How an address names a sidebar layout: 'Los Angeles' is `los-angeles`. */
export function layoutUrlOf(layout: Layout): string {
  return layout.toLowerCase().replaceAll(' ', '-')
}

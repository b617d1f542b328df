import { layoutOfUrl, layoutUrlOf } from '../core/theme/layout-url.ts'
import type { Layout } from '../core/theme/layouts.ts'
import { $layout, $sidebarType } from '../core/theme/settings.ts'

/** Wears a layout as it is made; a type of sidebar that was chosen for another one ends with that. */
export function chooseLayout(layout: Layout): void {
  if (layout === $layout.get()) return
  $sidebarType.set(undefined)
  $layout.set(layout)
}

/** Wears the layout that an address names, if it names one. */
export function applyLayoutOf(slug: string): void {
  const layout = layoutOfUrl(slug)
  if (layout) chooseLayout(layout)
}

const overview = /\/dashboard\/default\/[^/]*$/

/** An address that names a layout goes on naming the one that is applied, so that a reload keeps it. */
export function nameLayoutInAddress(): void {
  $layout.listen((layout) => {
    if (!overview.test(location.pathname)) return
    const address = location.pathname.replace(/[^/]*$/, layoutUrlOf(layout))
    history.replaceState(history.state, '', address + location.search)
  })
}

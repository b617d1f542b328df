import { layoutOfUrl, layoutUrlOf } from '../../core/theme/layout-url.ts'
import type { Layout } from '../../core/theme/layouts.ts'
import { $layout, $sidebarType } from '../../core/theme/settings.ts'

/** Applies a layout with its default sidebar type. */
export function chooseLayout(layout: Layout): void {
  if (layout === $layout.get()) return
  $sidebarType.set(undefined)
  $layout.set(layout)
}

/** Applies the layout that an address names. Ignores unknown names. */
export function applyLayoutOf(slug: string): void {
  const layout = layoutOfUrl(slug)
  if (layout) chooseLayout(layout)
}

const overview = /\/dashboard\/default\/[^/]*$/

/** Updates the layout in the address of the overview when the layout changes, so that a reload keeps it. */
export function nameLayoutInAddress(): void {
  $layout.listen((layout) => {
    if (!overview.test(location.pathname)) return
    const address = location.pathname.replace(/[^/]*$/, layoutUrlOf(layout))
    history.replaceState(history.state, '', address + location.search)
  })
}

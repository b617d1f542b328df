import { layoutOfUrl, layoutUrlOf } from '../../core/theme/layouts.ts'
import { $layout } from '../../core/theme/settings.ts'
import { chooseLayout } from '../settings/layout-shapes.ts'

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

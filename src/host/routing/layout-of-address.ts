import { layoutOfUrl, layoutUrlOf, type Layout } from '../../core/theme/layouts.ts'
import { $layout } from '../../core/theme/settings.ts'
import { hrefOf, pathOf } from '../installation/paths.ts'
import { chooseLayout } from '../settings/layout-shapes.ts'
import { overviewPath, rowAt } from './screens.ts'

/** Returns a path of the table with a layout in place of `:layout`. */
export const withLayout = (path: string, layout: Layout): string => path.replace(':layout', layoutUrlOf(layout))

/** Applies the layout that an address names. Ignores unknown names. */
export function applyLayoutOf(slug: string): void {
  const layout = layoutOfUrl(slug)
  if (layout) chooseLayout(layout)
}

/** Updates the layout in the address of the overview when the layout changes, so that a reload keeps it. */
export function nameLayoutInAddress(): void {
  $layout.listen((layout) => {
    if (rowAt(pathOf(location.pathname))?.path !== overviewPath) return
    history.replaceState(history.state, '', hrefOf(withLayout(overviewPath, layout)) + location.search)
  })
}

import { layoutOfUrl, layoutUrlOf, type Layout } from '../../core/theme/layouts.ts'
import { $layout, $settings, $visitedLayout } from '../../core/theme/settings.ts'
import { hrefOf, pathOf } from '../installation/paths.ts'
import { overviewPath, rowAt } from './screens.ts'

/** Returns a path of the table with a layout in place of `:layout`. */
export const withLayout = (path: string, layout: Layout): string => path.replace(':layout', layoutUrlOf(layout))

/** Shows the layout that an address names, until the next address. Stores nothing, and ignores unknown names. */
export function visitLayoutOf(slug = ''): void {
  const layout = layoutOfUrl(slug)
  $visitedLayout.set(layout === $layout.get() ? undefined : layout)
}

/** Updates the layout in the address of the overview when the admin chooses another one, so that a reload keeps it. */
export function nameLayoutInAddress(): void {
  // A new page shows its layout before its address is set.
  $settings.listen(() => queueMicrotask(nameLayout))
}

function nameLayout(): void {
  const path = pathOf(location.pathname)
  const named = withLayout(overviewPath, $settings.get().layout)
  if (path === named || rowAt(path)?.path !== overviewPath) return
  history.replaceState(history.state, '', hrefOf(named) + location.search)
}

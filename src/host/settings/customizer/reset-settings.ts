import {
  $defaultColor,
  $iconType,
  $layout,
  $layoutType,
  $mix,
  $secondaryColor,
  $sidebarType,
  $visitedLayout,
} from '../../../core/theme/settings.ts'
import { storedSettings } from '../../../core/theme/stored-settings.ts'
import { $collapsed } from '../frame-shape.ts'

/** Restores the default settings. Reloads the page if the colors change, because colors apply on load only. */
export function resetSettings(): void {
  const { layout, layoutType, sidebarType, iconType, mix, defaultColor, secondaryColor } = storedSettings
  const hasOtherColors = $defaultColor.get() !== defaultColor.initial || $secondaryColor.get() !== secondaryColor.initial
  $visitedLayout.set(undefined)
  $layout.set(layout.initial)
  $layoutType.set(layoutType.initial)
  $sidebarType.set(sidebarType.initial)
  $iconType.set(iconType.initial)
  $mix.set(mix.initial)
  $defaultColor.set(defaultColor.initial)
  $secondaryColor.set(secondaryColor.initial)
  $collapsed.set('no')
  if (hasOtherColors) location.reload()
}

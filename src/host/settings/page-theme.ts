import { configure } from '../../core/configuration.ts'
import { $settings } from '../../core/theme/settings.ts'
import { $dark } from '../../core/theme/theme.ts'
import { $chosenDirection } from './page-direction.ts'
import { appearanceOf, applyAppearance, applySettings } from './apply-settings.ts'

/**
 * Applies the settings to the page and follows their changes. The first-paint script has set the first values.
 * Changed colors apply on the next page load.
 */
export function applyPageTheme(): void {
  const root = document.documentElement
  const appearance = appearanceOf($settings.get())
  applyAppearance(appearance)
  configure({ appearance })
  $settings.subscribe(applySettings)
  $chosenDirection.subscribe((dir) => configure({ dir }))
  $dark.subscribe((dark) => root.classList.toggle('pe-dark', dark))
}

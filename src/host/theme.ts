import { configure } from '../core/configuration.ts'
import { $settings } from '../core/theme/settings.ts'
import { $dark } from '../core/theme/theme.ts'
import { $chosenDirection } from './page-direction.ts'
import { appearanceOf, applyAppearance, applySettings } from './apply-settings.ts'

/** Keeps the page, which the script of the first paint has styled, in step with the settings; colours wait for the next load. */
export function applyPageTheme(): void {
  const root = document.documentElement
  const appearance = appearanceOf($settings.get())
  applyAppearance(appearance)
  configure({ appearance })
  $settings.subscribe(applySettings)
  $chosenDirection.subscribe((dir) => configure({ dir }))
  $dark.subscribe((dark) => root.classList.toggle('pe-dark', dark))
}

import { configure } from '../core/configuration.ts'
import { $settings } from '../core/theme/settings.ts'
import { $dark } from '../core/theme/theme.ts'
import { $chosenDirection } from './page-direction.ts'
import { appearanceOf, wearAppearance, wearSettings } from './wear.ts'

/** Keeps the page, which the script of the first paint has dressed, in step with the settings; colours wait for the next load. */
export function dressPage(): void {
  const root = document.documentElement
  const appearance = appearanceOf($settings.get())
  wearAppearance(appearance)
  configure({ appearance })
  $settings.subscribe(wearSettings)
  $chosenDirection.subscribe((dir) => configure({ dir }))
  $dark.subscribe((dark) => root.classList.toggle('pe-dark', dark))
}

import { $animation } from '../../core/theme/settings.ts'
import { storedSettings, type Settings } from '../../core/theme/stored-settings.ts'
import { sidebarTypeOf } from '../frame/layouts.ts'
import { $pageDirection } from '../page-direction.ts'

/** The settings as they are applied, as JSON under the keys that the browser keeps them by. */
export function configurationCode(settings: Settings): string {
  const applied = {
    ...settings,
    layoutType: settings.layoutType ?? $pageDirection.get(),
    sidebarType: settings.sidebarType ?? sidebarTypeOf(settings.layout),
  }
  const entries = Object.entries(storedSettings).map(([name, { key }]) => [key, applied[name as keyof Settings]])
  return JSON.stringify({ ...Object.fromEntries(entries), animation: $animation.get() }, undefined, 2)
}

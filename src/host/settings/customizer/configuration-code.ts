import { $animation } from '../../../core/theme/settings.ts'
import { storedSettings, type Settings } from '../../../core/theme/stored-settings.ts'
import { sidebarTypeOf } from '../layout-shapes.ts'
import { $pageDirection } from '../page-direction.ts'

/** Returns the applied settings as JSON, under their keys in browser storage. */
export function configurationCode(settings: Settings): string {
  const applied = {
    ...settings,
    layoutType: settings.layoutType ?? $pageDirection.get(),
    sidebarType: settings.sidebarType ?? sidebarTypeOf(settings.layout),
  }
  const entries = Object.entries(storedSettings).map(([name, { key }]) => [key, applied[name as keyof Settings]])
  return JSON.stringify({ ...Object.fromEntries(entries), animation: $animation.get() }, undefined, 2)
}

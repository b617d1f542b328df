import type { Panel } from '../panel.ts'
import { until } from '../until.ts'

const keys = ['layout', 'layout_type', 'sidebar_layout', 'sidebar_icon_type', 'default_color', 'secondary_color', 'mix_background_layout']

/** Stores settings for the panel, as another tab would. Open panels apply them at once. Removes all other settings. */
export function keepSettings(settings: Readonly<Record<string, string>>): void {
  for (const key of keys) {
    const value = settings[key]
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  }
}

export async function waitForSettings(panel: Panel, attributes: Readonly<Record<string, string>>): Promise<void> {
  const { documentElement: root } = panel.document
  await until(
    () => Object.entries(attributes).every(([name, value]) => root.getAttribute(name) === value),
    `The page does not show ${JSON.stringify(attributes)}`,
  )
}

export const frameOf = (panel: Panel): HTMLElement => panel.document.querySelector<HTMLElement>('.frame')!

import { computed } from 'nanostores'
import { $configuration } from '../../core/configuration.ts'
import { loadChunk } from '../../core/load.ts'
import type { Appearance } from '../../core/theme/appearance.ts'
import { setStyles } from './style-sheets.ts'

const $appearance = computed($configuration, ({ appearance }) => appearance)

async function apply(appearance: Appearance): Promise<void> {
  const { colorPrimary, colorSecondary, fontFamily, borderRadius } = appearance
  const variables: Record<string, string | undefined> = { '--pe-font-family': fontFamily, '--pe-border-radius': borderRadius }
  if (colorPrimary ?? colorSecondary) {
    const { brandRamp } = await loadChunk(() => import('../../core/theme/brand-ramp.ts'))
    const ramps = { brand: colorPrimary, accent: colorSecondary }
    for (const [name, color] of Object.entries(ramps))
      if (color) for (const [shade, value] of Object.entries(brandRamp(color))) variables[`--pe-${name}-${shade}`] = value
  }
  if ($appearance.get() !== appearance) return
  setStyles('appearance', rootRule(variables))
}

const rootRule = (variables: Record<string, string | undefined>) =>
  `.pe-root{${Object.entries(variables).flatMap(([name, value]) => (value ? `${name}:${value}` : [])).join(';')}}`

let following = false

/** Follows `configure({ appearance })` for the life of the page. */
export function followAppearance(): void {
  if (following) return
  following = true
  let changed = false
  $appearance.subscribe((appearance) => {
    changed ||= Object.keys(appearance).length > 0
    if (changed) apply(appearance).catch((error: unknown) => console.error('The appearance could not be set', error))
  })
}

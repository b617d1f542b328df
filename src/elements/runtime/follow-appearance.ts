import { computed } from 'nanostores'
import { $configuration } from '../../core/configuration.ts'
import { loadChunk } from '../../core/chunks/load-chunk.ts'
import type { Appearance } from '../../core/theme/appearance.ts'
import { setStyles } from './style-sheets.ts'

const $appearance = computed($configuration, ({ appearance }) => appearance)

// These variables override the configured appearance if a style sheet of the page sets them.
// The shades of a color that the page sets override it too.
const tokenOf: Partial<Record<string, string>> = {
  '--pe-font-family': '--fontFamilyBase',
  '--pe-border-radius': '--borderRadiusMedium',
  '--pe-density': '--pe-space',
}

async function apply(appearance: Appearance): Promise<void> {
  const { appearanceVariables } = await loadChunk(() => import('../../core/theme/appearance-variables.ts'))
  if ($appearance.get() !== appearance) return
  const variables = appearanceVariables(appearance).map(
    ([name, value]) => `${tokenOf[name] ?? name}:var(${name.replace(/^--pe-(brand|accent)-/, '--pe-own-$1-')},${value})`,
  )
  setStyles('appearance', `.pe-root{${variables.join(';')}}`)
}

let following = false

/** Applies `configure({ appearance })` and its changes for the life of the page. */
export function followAppearance(): void {
  if (following) return
  following = true
  let changed = false
  $appearance.subscribe((appearance) => {
    changed ||= Object.keys(appearance).length > 0
    if (changed) apply(appearance).catch((error: unknown) => console.error('The appearance could not be set', error))
  })
}

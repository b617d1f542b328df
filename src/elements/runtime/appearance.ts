import { computed } from 'nanostores'
import { $configuration } from '../../core/configuration.ts'
import { loadChunk } from '../../core/load.ts'
import type { Appearance } from '../../core/theme/appearance.ts'
import { setStyles } from './style-sheets.ts'

const $appearance = computed($configuration, ({ appearance }) => appearance)

async function apply(appearance: Appearance): Promise<void> {
  const { appearanceVariables } = await loadChunk(() => import('../../core/theme/appearance-variables.ts'))
  if ($appearance.get() !== appearance) return
  const variables = appearanceVariables(appearance).map(([name, value]) => `${name}:${value}`)
  setStyles('appearance', `.pe-root{${variables.join(';')}}`)
}

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

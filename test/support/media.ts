import { executeServerCommand } from '@web/test-runner-commands'
import type { Media } from './runner/inputs.ts'
import { unable } from './unable.ts'

/** Emulates media features; those left out are as the system has them. Where the engine can't, the test ends as one that it can't run. */
export async function media(features: Media = {}): Promise<void> {
  const answer = await executeServerCommand('ui:media', features)
  if (typeof answer === 'string') await unable(answer)
}

/** Each test of the file sees what moves as most users do, in engines that can show it. Call it after what cleans the page. */
export function inMotion(): void {
  beforeEach(() => executeServerCommand('ui:media', { motion: 'no-preference' } satisfies Media))
}

import { executeServerCommand } from '@web/test-runner-commands'
import type { Media } from './runner/inputs.ts'
import { unable } from './unable.ts'

/** Emulates media features; those left out are as the system has them. Where the engine can't, the test ends as one that it can't run. */
export async function media(features: Media = {}): Promise<void> {
  const answer = await executeServerCommand('ui:media', features)
  if (typeof answer === 'string') await unable(answer)
}

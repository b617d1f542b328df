import { executeServerCommand } from '@web/test-runner-commands'
import type { Media } from './runner/inputs.ts'
import { unable } from './unable.ts'

/** Emulates media features; omitted ones keep the system value. Skips the test as `unable` if the engine cannot emulate them. */
export async function media(features: Media = {}): Promise<void> {
  const answer = await executeServerCommand('ui:media', features)
  if (typeof answer === 'string') await unable(answer)
}

/** Enables animations in each test of the file, in engines that can emulate it. Call it after `cleanPage()`. */
export function inMotion(): void {
  beforeEach(() => executeServerCommand('ui:media', { motion: 'no-preference' } satisfies Media))
}

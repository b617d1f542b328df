import { executeServerCommand } from '@web/test-runner-commands'
import type { Media } from './runner/input-plugin.ts'

/** Emulates media features; those left out are as the system has them. */
export const media = (features: Media = {}): Promise<unknown> => executeServerCommand('ui:media', features)

import { waitUntil } from '@open-wc/testing'
import { patience } from './patience.ts'

/** Milliseconds between two looks. */
const interval = 10

/** Waits for a state. */
export const until = (isSo: Parameters<typeof waitUntil>[0], otherwise?: string): Promise<void> =>
  waitUntil(isSo, otherwise, { timeout: patience, interval })

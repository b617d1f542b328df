import { waitUntil } from '@open-wc/testing'
import { patience } from './patience.ts'

/** Milliseconds between two polls. */
const interval = 10

/** Polls until a condition holds. Rejects with `otherwise` after the time limit of the tests. */
export const until = (isSo: Parameters<typeof waitUntil>[0], otherwise?: string): Promise<void> =>
  waitUntil(isSo, otherwise, { timeout: patience, interval })

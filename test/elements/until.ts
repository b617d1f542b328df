import { waitUntil } from '@open-wc/testing'

/** Waits for a state, long enough for a busy machine. */
export const until = (isSo: Parameters<typeof waitUntil>[0], otherwise?: string): Promise<void> => waitUntil(isSo, otherwise, { timeout: 8000 })

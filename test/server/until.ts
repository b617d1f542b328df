import { setTimeout } from 'node:timers/promises'

/** Waits for a state that only another process or a server can bring about. */
export const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await setTimeout(20)
}

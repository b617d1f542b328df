import { setTimeout } from 'node:timers/promises'

/** Polls every 20 ms until the condition holds. Use it only for states of another process or a server: it never times out. */
export const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await setTimeout(20)
}

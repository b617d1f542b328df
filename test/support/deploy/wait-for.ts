import { setTimeout } from 'node:timers/promises'

/** Repeats a question until its answer is true. @throws Error after a time limit in seconds. */
export const waitFor = async (wanted: string, seconds: number, isSo: () => Promise<boolean>) => {
  const end = Date.now() + seconds * 1000
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`After ${seconds} s: ${wanted} is still missing`)
    await setTimeout(100)
  }
}

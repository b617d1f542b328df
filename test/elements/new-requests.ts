import { requests, type Target } from '../support/backend.ts'

/** Gives a function that tells what was asked for since this call. */
export async function newRequests(target: Target): Promise<() => ReturnType<typeof requests>> {
  const { length } = await requests(target)
  return async () => (await requests(target)).slice(length)
}

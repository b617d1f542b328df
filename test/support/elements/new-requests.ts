import { requests, type Target } from '../backend.ts'

/** Returns a function that lists the requests sent since this call. */
export async function newRequests(target: Target): Promise<() => ReturnType<typeof requests>> {
  const { length } = await requests(target)
  return async () => (await requests(target)).slice(length)
}

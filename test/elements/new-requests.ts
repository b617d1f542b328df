import { $accessToken } from '../../src/core/session-state.ts'
import { requests, type Target } from '../support/backend.ts'
import { until } from '../support/until.ts'

const isShown = () => [...document.querySelectorAll('*')].some(({ shadowRoot, localName }) => shadowRoot && !localName.startsWith('pe-'))

/** Gives a function that tells what was asked for since this call. */
export async function newRequests(target: Target): Promise<() => ReturnType<typeof requests>> {
  // What earlier tests showed lives on for a moment, and reads anew when somebody signs in.
  if (!isShown()) await until(() => $accessToken.lc === 0, 'Something of an earlier test still listens')
  const { length } = await requests(target)
  return async () => (await requests(target)).slice(length)
}

import { atom } from 'nanostores'
import { pathOf } from '../installation/paths.ts'
import { signInPath } from './entry-paths.ts'

/** Token of an opened link for a forgotten password. */
export const $resetToken = atom<string | undefined>(undefined)

/** Takes the token out of the address, so that it stays in no history. */
export function takeResetToken(): void {
  const { pathname, search, hash } = location
  const token = /^#reset=([\w-]+)$/.exec(hash)?.[1]
  if (token === undefined || pathOf(pathname) !== signInPath) return
  $resetToken.set(token)
  history.replaceState(history.state, '', pathname + search)
}

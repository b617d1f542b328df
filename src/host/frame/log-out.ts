import { atom, computed } from 'nanostores'
import { $currentUser, $signedIn, type CurrentUser } from '../../core/session/session-state.ts'
import { notify, signOut } from '../../elements/index.ts'
import { $frameMessages } from '../i18n/messages/frame.ts'

/** Milliseconds between the sidebar's Log Out and the redirect to /login, §9. */
export const sidebarLogOutDelay = 1500

const $leaving = atom(false)

/** True while a guarded page may stay on screen. On log-out the session can end before the page is left. */
export const $mayStay = computed([$signedIn, $leaving], (signedIn, leaving) => signedIn || leaving)

/** User shown in the frame. Does not change during a log-out, until the page is left. */
export const $frameUser = computed([$currentUser, $leaving], remembering())

function remembering() {
  let shown: CurrentUser | undefined
  return (user: CurrentUser, leaving: boolean): CurrentUser => (shown = leaving ? (shown ?? user) : user)
}

/** Ends the session at once. The panel redirects to /login after `delay` milliseconds (default 0). */
export function logOut(delay = 0): void {
  if ($leaving.get()) return
  $leaving.set(true)
  signOut()
  notify('success', $frameMessages.get().loggedOut)
  setTimeout(() => $leaving.set(false), delay)
}

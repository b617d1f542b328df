import { configure, session } from 'pinned:index'
import { keepLog } from './event-log.ts'
import { getToken, isSignedIn, signIn, signOut } from './session.ts'

function part(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no #${id}`)
  return found
}

const banner = part('banner')
const form = part('sign-in') as HTMLFormElement
const accounts = part('accounts')
const signOutButton = part('sign-out')

function tell(text: string, kind: 'notice' | 'warning' = 'notice'): void {
  banner.textContent = text
  banner.dataset['kind'] = kind
}

function showSession(): void {
  form.hidden = isSignedIn()
  signOutButton.hidden = !isSignedIn()
}

/** A new `getToken` starts a new session: the elements drop their data and load again. */
const handOver = () => configure({ apiBase: '/api/v1', getToken: () => getToken() })

async function showAccounts(): Promise<void> {
  showSession()
  handOver()
  accounts.hidden = false
  await import('pinned:doctor-subscriptions')
}

async function submit(): Promise<void> {
  const fields = new FormData(form)
  try {
    await signIn({ email: fields.get('email') as string, password: fields.get('password') as string })
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error), 'warning')
    return
  }
  tell('You are aboard. Fair winds.')
  if (accounts.hidden) return showAccounts()
  // The elements still have the state from when the session expired.
  await session.restore()
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void submit()
})

signOutButton.addEventListener('click', () => {
  signOut()
  showSession()
  handOver()
})

document.addEventListener('session-expired', () => {
  tell('The register no longer knows you. Sign in to the portal again.', 'warning')
  form.hidden = false
})

document.addEventListener('session-restored', () => {
  tell('The register knows you again. Carry on.')
  showSession()
})

keepLog(part('log'))
if (isSignedIn()) {
  tell('Welcome back aboard.')
  void showAccounts()
} else {
  showSession()
}

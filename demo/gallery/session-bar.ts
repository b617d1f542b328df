import { session, signIn, signOut } from '/elements/index.js'
import { make, part } from './parts.ts'

const demoSuperadmin = { email: 'superadmin@practice.test', password: 'superadmin-demo' }

const bar = part('session')

const action = (label: string, run: () => void) => {
  const button = make('button', { type: 'button' }, label)
  button.addEventListener('click', run)
  return button
}

async function signInToDemo(): Promise<void> {
  try {
    await signIn(demoSuperadmin)
  } catch (error) {
    console.error(error)
    show('This server has no demo accounts, or rejected them.')
  }
}

/** Shows the signed-in admin with a button to sign in or out. */
function show(problem?: string): void {
  const { name, role } = session.$currentUser.get()
  if (session.$signedIn.get()) bar.replaceChildren(make('span', {}, make('b', {}, name), ` ${role}`), action('Sign out', signOut))
  else
    bar.replaceChildren(
      make('span', { role: 'status' }, problem ?? 'Not signed in'),
      action('Sign in as demo superadmin', () => void signInToDemo()),
    )
}

export function showSession(): void {
  session.$signedIn.subscribe(() => show())
  session.$currentUser.subscribe(() => show())
}

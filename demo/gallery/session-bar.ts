import { session, signIn, signOut } from '/elements/index.js'
import { pageOf } from './address.ts'
import { readDemoSignIn, type DemoSignIn } from './demo-sign-in.ts'
import { make, part } from './parts.ts'

/** Entry of the tab's storage: the visitor has signed out and stays so on the next pages. */
const signedOut = 'gallery_signed_out'

let reading: Promise<DemoSignIn | undefined> | undefined

const demoSignIn = () => (reading ??= readDemoSignIn())

const action = (label: string, run: () => void) => {
  const button = make('button', { type: 'button' }, label)
  button.addEventListener('click', run)
  return button
}

async function signInToDemo(credentials: DemoSignIn): Promise<void> {
  try {
    await signIn(credentials)
    sessionStorage.removeItem(signedOut)
  } catch (error) {
    console.error(error)
    await show('This server rejected the demo account.')
  }
}

function leave(): void {
  sessionStorage.setItem(signedOut, 'true')
  signOut()
}

/** Shows the signed-in admin with a button to sign out. Without one, shows the demo account or the page of `admin-sign-in`. */
async function show(problem = 'Not signed in'): Promise<void> {
  const bar = part('session')
  if (session.$signedIn.get()) {
    const { name, role } = session.$currentUser.get()
    bar.replaceChildren(make('span', {}, make('b', {}, name), ` ${role}`), action('Sign out', leave))
    return
  }
  const credentials = await demoSignIn()
  if (session.$signedIn.get()) return
  bar.replaceChildren(
    make('span', { role: 'status' }, problem),
    credentials
      ? action('Sign in as demo superadmin', () => void signInToDemo(credentials))
      : make('a', { href: `./${pageOf('admin-sign-in')}` }, 'Sign in'),
  )
}

/** Signs in to demo data, unless the visitor has signed out in this tab. */
export async function signInAtOnce(): Promise<void> {
  if (session.$signedIn.get() || sessionStorage.getItem(signedOut)) return
  const credentials = await demoSignIn()
  if (credentials) await signInToDemo(credentials)
}

/** Shows the session in the page's bar. */
export function showSession(): void {
  session.$signedIn.subscribe(() => void show())
  session.$currentUser.subscribe(() => void show())
}

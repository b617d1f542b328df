import { configure, session } from '/elements/index.js'
import { chosen } from './address.ts'
import { valueOf } from './controls.ts'
import { readDemoSignIn } from './demo-sign-in.ts'
import { elementOf } from './elements.ts'
import { keepLog } from './event-log.ts'
import { faultOf, faults } from './faults.ts'
import { mendWire, spoilWire } from './faulty-wire.ts'
import hostileSheet from './hostile.css?url&no-inline'
import { readElement } from './manifest.ts'
import { make, part } from './parts.ts'

const { tag, attributes } = elementOf(chosen('element'))
const fault = faultOf(chosen('fault'))

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'"

/** Opens a session for this page alone: a rejected token would end the gallery's session. */
async function signIn(): Promise<string | undefined> {
  const credentials = await readDemoSignIn()
  if (!credentials) {
    part('way-out').textContent = 'This server has no demo accounts, so the element is not signed in.'
    return undefined
  }
  const answer = await fetch('/api/v1/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  return token
}

/** Shows the button that renews an expired session. */
function offerSignIn(): void {
  const button = make('button', { type: 'button' }, 'Sign in again')
  button.addEventListener('click', () => {
    mendWire()
    void session.restore()
  })
  part('way-out').replaceChildren(button)
}

const prepare: Record<string, () => void> = {
  slow: () => spoilWire('slow'),
  offline: () => spoilWire('offline'),
  error: () => spoilWire('error'),
  expired: () => {
    spoilWire('expired')
    offerSignIn()
  },
  hostile: () => document.head.append(make('link', { rel: 'stylesheet', href: hostileSheet })),
  csp: () => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      part('log').prepend(make('p', {}, make('b', {}, 'securitypolicyviolation'), make('code', {}, `${violatedDirective} ${blockedURI}`)))
    })
    document.head.append(make('meta', { httpEquiv: 'Content-Security-Policy', content: policy }))
  },
  rtl: () => {
    Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' })
    configure({ locale: 'ar' })
  },
  dark: () => {
    document.documentElement.dataset['theme'] = 'dark'
  },
}

function linkTo(name: string, title: string): HTMLElement {
  const address = new URLSearchParams(location.search)
  address.set('element', tag)
  address.set('fault', name)
  const link = make('a', { href: `?${address.toString()}` }, title)
  if (name === fault.name) link.setAttribute('aria-current', 'page')
  return link
}

document.title = `${tag}: ${fault.title} · Practice Elements`
part('title').textContent = `<${tag}>`
part('sentence').textContent = fault.sentence
part('faults').append(
  ...faults.map(({ name, title }) => linkTo(name, title)),
  make('a', { href: `./?element=${tag}` }, 'Back to the gallery'),
)
if (tag !== 'admin-sign-in') configure({ getToken: signIn })
prepare[fault.name]?.()
void start()

/** The log listens before the element exists, so that it misses no event. */
async function start(): Promise<void> {
  const { events = [] } = (await readElement(tag)) ?? {}
  keepLog(
    part('stage'),
    events.map(({ name }) => name),
  )
  const element = document.createElement(tag)
  for (const attribute of attributes) {
    const value = valueOf(attribute)
    if (value !== undefined) element.setAttribute(attribute.name, value)
  }
  part('stage').replaceChildren(element)
  void import(/* @vite-ignore */ `/elements/${tag}.js`)
}

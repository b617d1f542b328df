import { doctors, subscriptions } from './lists.ts'
import { pagedByServer } from './reading.ts'
import { make, showTable } from './table-by-hand.ts'

/** Floor (baseline) of the panel: a sign-in, two lists and links between them, without a library. */
const place = document.getElementById('panel')!

const screens: Record<string, (list: HTMLElement) => void> = {
  '/subscription/active': (list) => showTable(list, subscriptions, pagedByServer(subscriptions)),
  '/doctors': (list) => showTable(list, doctors, pagedByServer(doctors)),
}

function showPanel(): void {
  const list = make('main')
  const linkTo = (path: string) => {
    const link = make('a', { href: path }, path)
    link.addEventListener('click', (event) => {
      event.preventDefault()
      screens[path]!(list)
    })
    return link
  }
  place.replaceChildren(make('nav', {}, ...Object.keys(screens).map(linkTo)), list)
  screens['/subscription/active']!(list)
}

async function signIn(email: string, password: string): Promise<void> {
  const answer = await fetch('/api/v1/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  localStorage.setItem('access_token', access_token)
  showPanel()
}

if (localStorage.getItem('access_token')) showPanel()
else {
  const email = make('input', { type: 'email', ariaLabel: 'Email' })
  const password = make('input', { type: 'password', ariaLabel: 'Password' })
  const form = make('form', {}, make('h1', {}, 'Sign in'), email, password, make('button', { type: 'submit' }, 'Sign In'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void signIn(email.value, password.value)
  })
  place.replaceChildren(form)
}

import { expect } from '@open-wc/testing'
import { fault, signIns, startBackend } from '../support/backend.ts'
import { headings } from '../support/elements/doctor-subscriptions/shown.ts'
import { shownList } from '../support/host/signed-in-panel.ts'
import { press, type } from '../support/keyboard.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel, type Panel } from '../support/panel.ts'
import { click } from '../support/pointer.ts'
import { until } from '../support/until.ts'

/** Serves the panel's page with a browser storage that throws, as with blocked cookies. */
async function blockStorage(): Promise<void> {
  const script = `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('Access is denied', 'SecurityError') } })`
  const page = await (await fetch('/login')).text()
  const text = page.replace('<head>', `<head><script>${script}</script>`)
  expect(text).to.contain(script)
  await fault({ kind: 'status', status: 200, method: 'GET', path: '/login', text, headers: { 'content-type': 'text/html' } })
}

/** Fills the browser storage to the last character. */
async function fillStorage(): Promise<void> {
  let filler = ''
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      localStorage.setItem('filler', filler + 'x'.repeat(size))
      filler += 'x'.repeat(size)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
    }
  }
}

async function signIn(panel: Panel): Promise<void> {
  const field = await panel.screen.findByShadowLabelText(/^Email/)
  field.focus()
  await type(signIns.superadmin.email)
  await press('Tab')
  await type(signIns.superadmin.password)
  await press('Enter')
  await shownList(panel)
}

async function shownPatients(panel: Panel): Promise<HTMLElement> {
  const list = () => panel.document.querySelector<HTMLElement>('account-list')
  await until(() => list()?.shadowRoot?.querySelector('[part~=row]'), 'No patients')
  return list()!
}

describe('an admin whose browser stores nothing', () => {
  before(() => startBackend())
  cleanPage()

  for (const [what, prepare] of [
    ['because the user has blocked it', blockStorage],
    ['because it is full', fillStorage],
  ] as const)
    it(`can work until the page is left, ${what}`, async () => {
      await prepare()
      const panel = await openPanel('/login')
      const errors: string[] = []
      panel.window.addEventListener('error', ({ message }) => errors.push(message))
      panel.window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
      const root = panel.document.documentElement
      await signIn(panel)
      await panel.screen.findByShadowText('Successfully logged in!..')

      await click(panel.screen.getByRole('button', { name: 'Dark theme' }))
      await until(() => root.dataset['mix'] === 'dark-only', 'The theme does not change')
      const collapse = panel.screen.getByRole('button', { name: 'Collapse menu' })
      await click(collapse)
      await until(() => collapse.getAttribute('aria-pressed') === 'true', 'The sidebar does not change')
      await click(panel.document.querySelector<HTMLElement>('.language')!)
      await click(await panel.screen.findByRole('menuitemradio', { name: 'Français' }))
      await until(() => root.lang === 'fr', 'The language does not change')

      panel.visit('/patients')
      const patients = await shownPatients(panel)
      await click(await panel.screen.findByShadowRole('button', { name: 'Colonnes' }))
      await until(() => patients.shadowRoot!.querySelector('[part~=menu] input'), 'No choice of columns')
      const hidden = patients.shadowRoot!.querySelectorAll<HTMLInputElement>('[part~=menu] input')[1]!
      const name = hidden.labels![0]!.textContent
      expect(headings(patients)).to.include(name)
      hidden.focus()
      await press('Space')
      await until(() => !headings(patients).includes(name), 'The columns do not change')
      await press('Escape')

      // Another screen and the way back: everything is as it was.
      panel.visit('/subscription/active')
      await shownList(panel)
      panel.visit('/patients')
      expect(headings(await shownPatients(panel))).to.not.include(name)
      expect([root.dataset['mix'], root.lang]).to.deep.equal(['dark-only', 'fr'])

      // Log Out removes the session from memory, too.
      await click(panel.screen.getByRole('button', { name: 'Se déconnecter' }))
      await panel.at('/login')
      panel.visit('/subscription/active')
      await panel.at('/login')
      expect(panel.document.querySelector('doctor-subscriptions')).to.equal(null)
      expect(errors).to.deep.equal([])
    })
})

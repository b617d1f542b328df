import { expect } from '@open-wc/testing'
import type * as declared from '/elements/index.js'
import type * as source from '../../src/elements/index.ts'
import { accessible } from '../support/accessible.ts'
import { query, requests, startBackend } from '../support/backend.ts'
import { media } from '../support/media.ts'
import { cleanPage } from '../support/page.ts'
import { focused, press, type } from '../support/keyboard.ts'
import { openPanel, type Panel } from '../support/panel.ts'
import { click } from '../support/pointer.ts'
import { until } from '../support/until.ts'

/** Fails to compile when the published declaration no longer matches the package. */
export const declarationHolds = (given: typeof source): typeof declared => given

const open = (query = '', size?: { width: number }) => openPanel(`/demo/${query}`, size)

const signOut = async ({ screen }: Panel) => click(await screen.findByRole('button', { name: 'Sign out' }))

async function openSignedIn(query?: string, size?: { width: number }): Promise<Panel> {
  const gallery = await open(query, size)
  await gallery.screen.findByRole('button', { name: 'Sign out' })
  return gallery
}

const elementOf = ({ document }: Panel) => document.querySelector('doctor-subscriptions')!
const snippetOf = ({ document }: Panel) => document.querySelector('#snippet')!.textContent
const logOf = ({ document }: Panel) => [...document.querySelectorAll('#log b')].map(({ textContent }) => textContent)

/** Waits for the table of one doctor, which names its rows by plan. */
const shownForOne = (gallery: Panel) =>
  until(
    () => gallery.document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('.pe-cell-title .pe-badge'),
    'No rows of one doctor',
  )

describe('the gallery', () => {
  cleanPage()
  beforeEach(() => startBackend())

  it('signs visitors in to demo data at once', async () => {
    const gallery = await openSignedIn()
    await gallery.screen.findByShadowRole('table', { name: 'Active Subscriptions' })
    await until(() => logOf(gallery).includes('ready'))
    expect(logOf(gallery)).not.to.include('load-error')
    expect(gallery.document.querySelector('#session')!.textContent).to.contain('superadmin')
  })

  it('keeps visitors who sign out signed out on its other pages, until they sign in by hand', async () => {
    const gallery = await openSignedIn()
    await signOut(gallery)
    await gallery.go('/demo/?element=account-list')
    await gallery.screen.findByShadowText('You are not signed in, or your session has ended. Please sign in.')
    await click(await gallery.screen.findByRole('button', { name: 'Sign in as demo superadmin' }))
    await gallery.screen.findByShadowRole('group', { name: 'Pages' })
    await signOut(gallery)
    await gallery.screen.findByRole('button', { name: 'Sign in as demo superadmin' })
    expect(await requests({ path: '/admin/login' })).to.have.length(2)
  })

  it('signs nobody in to data of its own, and leads to the sign-in', async () => {
    await query("DELETE FROM facts WHERE name = 'seed'")
    const gallery = await open()
    await gallery.screen.findByShadowText('You are not signed in, or your session has ended. Please sign in.')
    await gallery.go((await gallery.screen.findByRole<HTMLAnchorElement>('link', { name: 'Sign in' })).href)
    await gallery.screen.findByShadowRole('textbox', { name: 'Email' })
    expect(await requests({ path: '/admin/login' })).to.have.length(0)
  })

  it('takes what was shown off the stage when somebody signs out', async () => {
    const gallery = await openSignedIn()
    await gallery.screen.findByShadowRole('group', { name: 'Pages' })
    await signOut(gallery)
    await gallery.screen.findByShadowText('You are not signed in, or your session has ended. Please sign in.')
    expect(gallery.screen.queryByShadowRole('group', { name: 'Pages' })).to.equal(null)
  })

  it('changes attributes while they are typed, and removes those that are cleared', async () => {
    const gallery = await openSignedIn()
    gallery.screen.getByRole<HTMLInputElement>('textbox', { name: 'doctor-id' }).focus()
    await type('42')
    await shownForOne(gallery)
    expect(elementOf(gallery).getAttribute('doctor-id')).to.equal('42')
    expect(snippetOf(gallery)).to.equal(
      '<script type="module" src="/elements/doctor-subscriptions.js"></script>\n\n<doctor-subscriptions status="active" doctor-id="42"></doctor-subscriptions>',
    )
    await press('Control+a')
    await press('Delete')
    expect(elementOf(gallery).hasAttribute('doctor-id')).to.be.false
    expect(gallery.path()).to.contain('doctor-id=')
  })

  it('has the code for every framework in tabs that arrow keys choose', async () => {
    const gallery = await openSignedIn('?doctor-id=42')
    await until(() => logOf(gallery).includes('ready'))
    gallery.screen.getByRole('tab', { name: 'HTML' }).focus()
    const seen: string[] = []
    for (let tab = 0; tab < 5; tab++) {
      const { textContent } = gallery.screen.getByRole('tab', { selected: true })
      expect(focused()).to.have.property('textContent', textContent)
      expect(gallery.screen.getByRole('tabpanel', { name: textContent }).textContent).to.equal(snippetOf(gallery))
      seen.push(`${textContent}: ${snippetOf(gallery).split("'practice-elements/")[1]?.split("'")[0] ?? 'script'}`)
      await press('ArrowRight')
    }
    expect(seen).to.deep.equal([
      'HTML: script',
      'React: react',
      'Vue: standalone/doctor-subscriptions',
      'Angular: angular',
      'Svelte: standalone/doctor-subscriptions',
    ])
    await press('End')
    expect(snippetOf(gallery)).to.contain('doctor-id={42}')
    expect(gallery.path()).to.contain('code=svelte')
    expect(gallery.screen.getByRole('link', { name: 'admin-profile' }).getAttribute('href')).to.equal('?element=admin-profile&code=svelte')
    await press('Tab')
    expect(focused()).to.have.property('id', 'snippet')
  })

  it('starts as its address says', async () => {
    const gallery = await openSignedIn('?element=doctor-subscriptions&doctor-id=1&status=&theme=dark&dir=rtl&width=390')
    await shownForOne(gallery)
    const root = elementOf(gallery).shadowRoot!.querySelector<HTMLElement>('.pe-root')!
    expect(root.dir).to.equal('rtl')
    expect(getComputedStyle(root).colorScheme).to.equal('dark')
    expect(elementOf(gallery).getBoundingClientRect().width).to.equal(390)
    expect(snippetOf(gallery)).to.contain('<doctor-subscriptions doctor-id="1">')
  })

  it('switches theme, direction and width by keyboard', async () => {
    const gallery = await openSignedIn()
    gallery.screen.getByRole('radio', { name: 'Auto' }).focus()
    await press('ArrowRight')
    await press('ArrowRight')
    await until(() => gallery.document.documentElement.dataset['theme'] === 'dark')
    await press('Tab')
    await press('ArrowRight')
    expect(focused()).to.have.property('value', 'rtl')
    await until(() => elementOf(gallery).shadowRoot!.querySelector('.pe-root.pe-dark[dir="rtl"]'))
    expect(gallery.screen.getByRole('link', { name: 'admin-sign-in' }).getAttribute('href')).to.equal(
      '?element=admin-sign-in&theme=dark&dir=rtl',
    )
  })

  it('clears its log', async () => {
    const gallery = await openSignedIn()
    await until(() => logOf(gallery).includes('ready'))
    await click(gallery.screen.getByRole('button', { name: 'Clear' }))
    expect(logOf(gallery)).to.deep.equal([])
  })

  it('lists and logs every event of the manifest', async () => {
    const gallery = await open('?element=doctor-profile')
    const events = () => gallery.document.querySelector('#events')!.textContent.split(' · ')
    await until(() => events().length > 1)
    const response = await fetch('/elements/custom-elements.json')
    const { modules } = (await response.json()) as { modules: { declarations: { tagName: string; events: { name: string }[] }[] }[] }
    const element = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === 'doctor-profile')!
    expect(events()).to.deep.equal(element.events.map(({ name }) => name))
    expect(events()).to.include.members(['before-doctor-change', 'invoice-open'])
    const profile = () => gallery.document.querySelector('#stage doctor-profile')
    await until(profile)
    profile()!.dispatchEvent(new CustomEvent('before-doctor-change', { bubbles: true }))
    expect(logOf(gallery)).to.include('before-doctor-change')
  })

  it('has a page for signing in', async () => {
    const gallery = await open('?element=admin-sign-in')
    ;(await gallery.screen.findByShadowRole('textbox', { name: 'Email' })).focus()
    await type('admin@practice.test')
    await press('Tab')
    await type('admin-demo')
    await press('Enter')
    await until(() => logOf(gallery).includes('signed-in'))
    await gallery.screen.findByRole('button', { name: 'Sign out' })
    expect(await requests({ path: '/admin/login' })).to.have.length(1)
  })

  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      it(`is accessible, ${scheme}, ${width} wide`, async () => {
        await media({ scheme })
        const gallery = await openSignedIn('', { width })
        await gallery.screen.findByShadowRole('group', { name: 'Pages' })
        const { scrollWidth, clientWidth } = gallery.document.documentElement
        expect(scrollWidth).to.equal(clientWidth)
        await accessible(gallery.document)
      })
    }
  }
})

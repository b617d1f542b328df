import { expect } from '@open-wc/testing'
import { signOut } from '../../../src/elements/index.ts'
import '../../../src/host/i18n/messages/customizer.ts'
import '../../../src/host/i18n/messages/frame.ts'
import '../../../src/host/i18n/messages/language.ts'
import '../../../src/host/i18n/messages/menu.ts'
import '../../../src/host/i18n/messages/pages.ts'
import '../../../src/host/i18n/messages/search.ts'
import '../../../src/host/i18n/messages/shortcuts.ts'
import { directionOf } from '../../../src/core/i18n/locales.ts'
import { accessible } from '../../support/accessible.ts'
import { fault, release, watchFiles } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { clippedIn, englishIn, speak, translated, wordsIn } from '../../support/elements/words.ts'
import { shownList } from '../../support/host/signed-in-panel.ts'

const doctor = `?id=${btoa('4')}`

const pages = {
  '/dashboard/default/dubai': 'admin-overview',
  '/subscription/active': 'doctor-subscriptions',
  '/subscription/inactive': 'doctor-subscriptions',
  '/doctors': 'account-list',
  '/patients': 'account-list',
  '/admins': 'account-list',
  [`/doctor${doctor}`]: 'doctor-profile',
  [`/doctors/edit${doctor}`]: 'doctor-editor',
  [`/patient${doctor}`]: 'patient-detail',
  '/profile': 'admin-profile',
  '/change-password': 'admin-password',
  '/change-email': 'admin-email',
  '/add-admin': 'admin-create',
  '/portals': 'portal-keys',
  '/activity': 'activity-log',
}

const titleOf = (panel: Panel) => panel.document.querySelector('main h1')?.textContent

const root = (panel: Panel) => panel.document.documentElement

/** Waits until the page's element has finished loading. */
async function shown(panel: Panel, tag: string): Promise<void> {
  const inside = () => panel.document.querySelector(tag)?.shadowRoot
  await until(
    () =>
      inside()?.querySelector('[part~=row], form, [part~=card], [part~=gallery]') &&
      !inside()?.querySelector('.pe-loading, [aria-busy=true]'),
    `No ${tag}`,
  )
}

const languageButton = (panel: Panel) => panel.document.querySelector<HTMLElement>('.language')!

async function openMenu(panel: Panel): Promise<HTMLElement> {
  await until(() => languageButton(panel), 'No language menu')
  await click(languageButton(panel))
  return panel.screen.findByRole('menu')
}

/** Waits until the panel shows this language. */
async function speaking(panel: Panel, locale: string): Promise<void> {
  await until(() => root(panel).lang === locale && languageButton(panel), `It does not speak ${locale}`)
}

describe('the languages of the panel', () => {
  signedIn()
  before(watchFiles)

  for (const locale of translated) {
    it(`leaves no English in ${locale} on any page, and clips no words`, async () => {
      await speak(locale)
      localStorage.setItem('locale', locale)
      const panel = await openPanel('/add-admin')
      for (const [path, tag] of Object.entries(pages)) {
        const before = titleOf(panel)
        panel.visit(path)
        await until(() => titleOf(panel) !== before, `${path} does not open`)
        await shown(panel, tag)
        expect(wordsIn(panel.document.body).length, path).to.be.above(20)
        expect(englishIn(panel.document.body, locale), path).to.deep.equal([])
        expect(englishIn(panel.document.querySelector('title')!, locale), path).to.deep.equal([])
        expect(clippedIn(panel.document.body), path).to.deep.equal([])
      }
      expect([root(panel).lang, root(panel).dir]).to.deep.equal([locale, directionOf(locale)])
    })

    it(`leaves no English in ${locale} at 390 px, signed out, and where there is nothing`, async () => {
      await speak(locale)
      localStorage.setItem('locale', locale)
      const panel = await openPanel('/subscription/active', { width: 390, height: 800 })
      await shownList(panel)
      await click(panel.document.querySelector('#sidebar-toggle')!)
      await until(() => panel.document.querySelector('.sidebar.open'))
      expect(clippedIn(panel.document.body)).to.deep.equal([])
      await panel.go('/nowhere')
      await until(() => panel.document.querySelector('.not-found'), 'Something is there')
      expect(englishIn(panel.document.body, locale)).to.deep.equal([])
      signOut()
      await panel.go('/login')
      await until(() => panel.document.querySelector('admin-sign-in')?.shadowRoot?.querySelector('form'), 'No form')
      expect(englishIn(panel.document.body, locale)).to.deep.equal([])
      expect(clippedIn(panel.document.body)).to.deep.equal([])
    })
  }

  it('turns to a language that is chosen with the keyboard, and keeps it over a reload', async () => {
    const panel = await openPanel('/subscription/active')
    await shownList(panel)
    languageButton(panel).focus()
    await press('ArrowDown')
    const menu = await panel.screen.findByRole('menu', { name: 'Language' })
    expect([...menu.querySelectorAll('[role=menuitemradio]')].map((item) => item.textContent)).to.deep.equal([
      'English',
      '中文',
      'العربية',
      'Nederlands',
      'Español',
      'Français',
      'Português',
    ])
    expect([...menu.querySelectorAll('[role=menuitemradio]')].map((item) => item.getAttribute('lang'))).to.deep.equal(['en', ...translated])
    await until(() => panel.document.activeElement?.getAttribute('lang') === 'en', 'The language on screen does not have the focus')
    await press('ArrowDown')
    await press('ArrowDown')
    await press('Enter')
    await speaking(panel, 'ar')
    await panel.screen.findByRole('heading', { name: 'الاشتراكات النشطة' })
    await until(() => panel.document.activeElement === languageButton(panel), 'The focus does not come back')
    expect(localStorage.getItem('locale')).to.equal('ar')
    expect(panel.document.querySelector('#sidebar')!.getBoundingClientRect().right).to.equal(root(panel).clientWidth)
    await panel.go('/subscription/active')
    await panel.screen.findByRole('heading', { name: 'الاشتراكات النشطة' })
  })

  it('offers the languages before one has signed in', async () => {
    signOut()
    const panel = await openPanel('/login')
    await click([...(await openMenu(panel)).querySelectorAll<HTMLElement>('[lang=es]')][0]!)
    await panel.screen.findByShadowRole('heading', { name: 'Acceso de administrador' })
    await until(() => panel.document.title.startsWith('Acceso de administrador'), 'The title stays')
  })

  it('follows what another tab chooses', async () => {
    const panel = await openPanel('/subscription/active')
    await shownList(panel)
    localStorage.setItem('locale', 'pt')
    await panel.screen.findByRole('heading', { name: 'Assinaturas ativas' })
  })

  it('begins in English where the language does not arrive', async () => {
    await fault({ kind: 'drop', path: /static\/js\/nl-/ })
    localStorage.setItem('locale', 'nl')
    const panel = await openPanel('/subscription/active')
    await panel.screen.findByRole('heading', { name: 'Active Subscriptions' })
    await speaking(panel, 'en')
  })

  it('begins in English where the language takes too long, and speaks it when it has come', async () => {
    await fault({ kind: 'hold', path: /static\/js\/nl-/ })
    localStorage.setItem('locale', 'nl')
    const panel = await openPanel('/subscription/active')
    await panel.screen.findByRole('heading', { name: 'Active Subscriptions' })
    await release()
    await panel.screen.findByRole('heading', { name: 'Actieve abonnementen' })
    await speaking(panel, 'nl')
  })

  it('stays as it is where a chosen language does not arrive, says so, and has it at the next try', async () => {
    const panel = await openPanel('/subscription/active')
    await shownList(panel)
    await fault({ kind: 'drop', path: /static\/js\/fr-/, times: 1 })
    await click((await openMenu(panel)).querySelector<HTMLElement>('[lang=fr]')!)
    await panel.screen.findByShadowText('This language could not be loaded. Check your connection.')
    expect([root(panel).lang, localStorage.getItem('locale')]).to.deep.equal(['en', 'en'])
    await click((await openMenu(panel)).querySelector<HTMLElement>('[lang=fr]')!)
    await panel.screen.findByRole('heading', { name: 'Abonnements actifs' })
  })

  for (const [type, locale, direction] of [
    ['ltr', 'ar', 'ltr'],
    ['rtl', 'en', 'rtl'],
    ['box', 'ar', 'rtl'],
    ['box', 'en', 'ltr'],
  ] as const) {
    it(`is read ${direction} in ${locale} where the layout type is ${type}`, async () => {
      localStorage.setItem('layout_type', type)
      localStorage.setItem('locale', locale)
      const panel = await openPanel('/subscription/active')
      const list = await shownList(panel)
      expect(root(panel).dir).to.equal(direction)
      expect(getComputedStyle(list.shadowRoot!.querySelector('.pe-root')!).direction).to.equal(direction)
    })
  }

  it('has an accessible language menu, in Arabic too', async () => {
    localStorage.setItem('locale', 'ar')
    const panel = await openPanel('/subscription/active')
    await shownList(panel)
    await accessible(panel.document)
    await openMenu(panel)
    await accessible(panel.document.querySelector('#language-menu')!)
    const { left, right } = panel.document.querySelector('#language-menu')!.getBoundingClientRect()
    expect(left).to.be.at.least(0)
    expect(right).to.be.at.most(root(panel).clientWidth)
  })
})

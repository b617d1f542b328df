import { expect } from '@open-wc/testing'
import '../../src/elements/all.ts'
import { configure, signOut } from '../../src/elements/index.ts'
import { accessible } from '../support/accessible.ts'
import { mount } from '../support/mount.ts'
import { click } from '../support/pointer.ts'
import { screen } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { signedIn } from '../support/elements/signed-in.ts'
import { toasts } from '../support/elements/toasts.ts'
import { clippedIn, englishIn, speak, translated, wordsIn } from '../support/elements/words.ts'

const tags = [
  '<admin-overview></admin-overview>',
  '<doctor-subscriptions status="active"></doctor-subscriptions>',
  '<doctor-subscriptions doctor-id="4"></doctor-subscriptions>',
  '<account-list key-prop="doctors"></account-list>',
  '<account-list key-prop="patients"></account-list>',
  '<account-list key-prop="admins"></account-list>',
  '<doctor-profile doctor-id="4"></doctor-profile>',
  '<doctor-editor doctor-id="4"></doctor-editor>',
  '<patient-detail patient-id="3"></patient-detail>',
  '<admin-profile></admin-profile>',
  '<admin-password></admin-password>',
  '<admin-email></admin-email>',
  '<admin-create></admin-create>',
  '<portal-keys></portal-keys>',
  '<activity-log></activity-log>',
  '<otp-dialog open></otp-dialog>',
]

const misconfigured = [
  '<account-list key-prop="x"></account-list>',
  '<doctor-profile></doctor-profile>',
  '<patient-detail></patient-detail>',
]

const rootOf = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('.pe-root')!

/** Submits empty forms, so that they show all validation errors. */
async function sendEmpty(element: Element): Promise<void> {
  const root = element.shadowRoot!
  for (const input of root.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden]):not([type=file])')) input.value = ''
  for (const form of root.querySelectorAll('form')) form.requestSubmit()
  await until(() => root.querySelector('[aria-invalid=true]'), 'Nothing is said to be wrong')
}

describe('the languages of the elements', () => {
  signedIn()

  for (const locale of translated) {
    for (const html of tags) {
      it(`leaves no English in ${locale}: ${html}`, async () => {
        await speak(locale)
        const element = await mount(html)
        await until(() => wordsIn(element).length > 0, 'Nothing is said')
        expect(rootOf(element).lang).to.equal(locale)
        expect(getComputedStyle(rootOf(element)).direction).to.equal(locale === 'ar' ? 'rtl' : 'ltr')
        if (/-(editor|profile|password|email|create) |-(profile|password|email|create)>|otp/.test(html) && !html.includes('doctor-profile'))
          await sendEmpty(element)
        expect(englishIn(element, locale)).to.deep.equal([])
      })
    }

    it(`leaves no English in ${locale}: signing in, and being refused`, async () => {
      signOut()
      await speak(locale)
      const element = await mount('<admin-sign-in></admin-sign-in>')
      await sendEmpty(element)
      expect(englishIn(element, locale)).to.deep.equal([])
    })

    it(`leaves no English in ${locale}: what is not set up correctly`, async () => {
      await speak(locale)
      for (const html of misconfigured) expect(englishIn(await mount(html, { until: 'load-error' }), locale), html).to.deep.equal([])
    })

    it(`leaves no English in ${locale}: the dialogs and toasts of a subscription`, async () => {
      await speak(locale)
      const element = await mount('<doctor-subscriptions doctor-id="4"></doctor-subscriptions>')
      const buttons = (icon: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(icon)]
      await click(buttons('[part=row] .pe-actions button:first-child')[0]!)
      await until(() => element.shadowRoot!.querySelector('dialog textarea'), 'No dialog')
      await sendEmpty(element)
      expect(englishIn(element, locale)).to.deep.equal([])
    })

    it(`clips no words in ${locale}, on wide and narrow screens`, async () => {
      await speak(locale)
      for (const html of tags.filter((tag) => !tag.includes('otp')))
        for (const width of [1232, 968, 720, 390, 288]) {
          const element = await mount(html.replace('>', ` style="width: ${width}px">`))
          expect(clippedIn(element), `${html} ${width}`).to.deep.equal([])
          element.remove()
        }
    })
  }

  it('speaks another language at once, and English again', async () => {
    const element = await mount('<admin-email></admin-email>')
    await screen.findByShadowText('Change Email')
    await speak('fr-CA')
    await screen.findByShadowText('Modifier l’adresse e-mail')
    expect(rootOf(element).lang).to.equal('fr')
    await speak('tlh')
    await screen.findByShadowText('Change Email')
    expect(rootOf(element).lang).to.equal('en')
  })

  it('follows the page where it is asked to', async () => {
    document.documentElement.lang = 'pt-BR'
    await speak('auto')
    await mount('<admin-email></admin-email>')
    await screen.findByShadowText('Alterar e-mail')
    document.documentElement.lang = 'nl'
    await screen.findByShadowText('E-mailadres wijzigen')
  })

  it('keeps to the direction that the page asks for', async () => {
    configure({ dir: 'ltr' })
    await speak('ar')
    const element = await mount('<admin-email></admin-email>')
    expect(getComputedStyle(rootOf(element)).direction).to.equal('ltr')
  })

  it('shows phones, emails, amounts and dates in Arabic as they are written', async () => {
    await speak('ar')
    const doctor = await mount('<doctor-profile doctor-id="4"></doctor-profile>')
    const [email, phone] = [...doctor.shadowRoot!.querySelectorAll('dd bdi')]
    for (const one of [email!, phone!]) expect(getComputedStyle(one).direction, one.textContent).to.equal('ltr')
    expect(doctor.shadowRoot!.textContent).to.match(/\d\d\/\d\d\/\d{4}/)
    const list = await mount('<doctor-subscriptions doctor-id="4"></doctor-subscriptions>')
    expect(list.shadowRoot!.textContent).to.not.match(/[٠-٩]/)
  })

  it('is accessible in Arabic and Chinese', async () => {
    for (const locale of ['ar', 'zh']) {
      await speak(locale)
      for (const html of ['<doctor-subscriptions doctor-id="4"></doctor-subscriptions>', '<doctor-editor doctor-id="4"></doctor-editor>'])
        await accessible(await mount(html))
    }
  })

  it('names the countries of a phone number in the language', async () => {
    await speak('nl')
    await mount('<doctor-editor doctor-id="4"></doctor-editor>')
    const countries = await screen.findByShadowLabelText('Land van het telefoonnummer')
    for (const name of ['Internationaal', 'Frankrijk', 'Verenigde Staten']) expect(countries.textContent).to.include(name)
  })

  it('says in a toast what it says in the element', async () => {
    await speak('es')
    await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const free = await screen.findAllByShadowText('GRATIS')
    await click(free[0]!.closest('tr')!.querySelector<HTMLElement>('.pe-actions button:last-child')!)
    await until(() => toasts().includes('¡El plan gratuito no tiene factura!'), 'No toast')
    expect(englishIn(document.querySelector('pe-toast-outlet')!, 'es')).to.deep.equal([])
  })
})

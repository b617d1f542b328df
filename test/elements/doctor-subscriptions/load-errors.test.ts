import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/doctor-profile/doctor-profile.element.ts'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { clearFaults, fault, type Fault } from '../../support/backend.ts'
import { focused, press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { listPath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { changed, names, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'

const failures: [what: string, cause: Omit<Fault, 'path'>, code: string, title: string, reason: string][] = [
  ['a 500', { kind: 'status', status: 500 }, 'server', 'This could not be loaded', 'The server could not process this right now.'],
  ['a lost network', { kind: 'drop' }, 'network', 'No connection', 'The server could not be reached. Check your connection.'],
  ['a page in place of an answer', { kind: 'html' }, 'contract', 'This could not be loaded', 'The server sent an unexpected response.'],
  ['a broken answer', { kind: 'malformed' }, 'contract', 'This could not be loaded', 'The server sent an unexpected response.'],
  [
    'an answer without rows',
    { kind: 'status', status: 200, body: { success: true } },
    'contract',
    'This could not be loaded',
    'The server sent an unexpected response.',
  ],
  ['a 404', { kind: 'status', status: 404 }, 'not-found', 'This could not be found.', 'It was removed, or the link is wrong.'],
  [
    'a refusal inside a 200',
    { kind: 'status', status: 200, body: { success: false, code: 'server', message: 'No.' } },
    'server',
    'This could not be loaded',
    'The server could not process this right now.',
  ],
]

describe('a list of subscriptions that cannot be loaded', () => {
  signedIn()

  for (const [what, cause, code, ...texts] of failures) {
    it(`for ${what} says why in its place, and Retry loads it`, async () => {
      await fault({ ...cause, path: listPath })
      const codes: unknown[] = []
      const note = (event: Event) => codes.push((event as CustomEvent<{ code: string }>).detail.code)
      document.addEventListener('load-error', note)
      const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>', { until: 'load-error' })
      document.removeEventListener('load-error', note)
      expect(codes).to.deep.equal([code])
      const alert = within(element).getByShadowRole('alert')
      expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).to.deep.equal(texts)
      const exporting = within(element).getByShadowRole('button', { name: 'Export CSV' })
      expect(exporting.ariaDisabled, 'There is nothing to export').to.equal('true')

      await clearFaults()
      await click(within(alert).getByShadowRole('button', { name: 'Retry' }))
      await until(() => names(element).length === 10, 'Retry does not load')
      expect(within(element).queryByShadowRole('alert')).to.be.null
      expect(exporting.ariaDisabled).to.equal(null)
    })
  }

  it('keeps the place of whoever presses Retry by the keyboard, whether it helps or not', async () => {
    await fault({ kind: 'drop', path: '/admin/doctor' })
    const element = await mount('<doctor-profile doctor-id="2"></doctor-profile>', { until: 'load-error' })
    for (const helps of [false, true]) {
      within(element).getByShadowRole('button', { name: 'Retry' }).focus()
      if (helps) await clearFaults()
      const tried = helps ? oneEvent(element, 'ready') : oneEvent(element, 'load-error')
      await press('Enter')
      await tried
      expect(document.activeElement).to.equal(element)
    }
    await press('Tab')
    expect(focused()?.textContent).to.equal('Edit Doctor')
  })

  it('keeps the rows that it had, when the next page does not come', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const start = names(element)
    await fault({ kind: 'drop', path: listPath })
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    const alert = await within(element).findByShadowRole('alert')
    expect(names(element)).to.deep.equal(start)
    expect(parts(element, 'pager')[0]!.querySelector('.pe-pager-steps bdi')!.textContent).to.match(/^1–10 of /)
    await clearFaults()
    await click(within(alert).getByShadowRole('button', { name: 'Retry' }))
    await changed(element, start)
    expect(parts(element, 'notice')).to.be.empty
    expect(parts(element, 'pager')[0]!.querySelector('.pe-pager-steps bdi')!.textContent).to.match(/^11–20 of /)
  })

  it('keeps no rows of another filter, when those that were asked for do not come', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const start = names(element)
    await fault({ kind: 'status', status: 500, path: listPath })
    const filter = within(element).getByShadowRole<HTMLSelectElement>('combobox', { name: 'Plan' })
    const choose = (value: string) => {
      filter.value = value
      filter.dispatchEvent(new Event('change', { bubbles: true }))
    }
    choose('free')
    await within(element).findByShadowRole('alert')
    expect([names(element), parts(element, 'pager')]).to.deep.equal([[], []])
    choose('')
    await until(() => names(element).join() === start.join(), 'The rows of before do not come back')
    expect(parts(element, 'notice')).to.be.empty
  })
})

import { expect } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import { accessible } from '../../support/accessible.ts'
import { clearFaults, fault, query, release, requests } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { noteSavedFiles } from '../../support/elements/saved-files.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toasts } from '../../support/elements/toasts.ts'
import { answerWhole, changed, doctors, doctorsPath, names, patientsPath, sampleDoctor } from '../../support/elements/account-list/shown.ts'

const exportOf = (element: HTMLElement) => within(element).getByShadowRole('button', { name: 'Export CSV' })
const button = (element: HTMLElement, name: string) => within(element).findByShadowRole('button', { name })
const isClosed = (element: HTMLElement) => until(() => parts(element, 'export').length === 0, 'The bar stays')
const secondPage = { path: /patients\?.*page=2&page_size=100|patients\?page=2&page_size=100/ }

describe('exporting account-list', () => {
  signedIn()
  const files = noteSavedFiles()

  const saved = async () => {
    await until(() => files.length === 1, 'No file')
    // The toast covers the toolbar until it is closed.
    await until(() => toasts().some((text) => text.startsWith('Rows exported: ')), 'No toast')
    return files[0]!
  }
  const linesOf = async () => (await (await saved()).text()).slice(1).split('\r\n')

  it('saves all rows of the list, not only the page, in the order of the list', async () => {
    const element = await mount(doctors)
    const start = names(element)
    await click(within(element).getByShadowRole('button', { name: 'Name' }))
    const sorted = await changed(element, start)
    await click(exportOf(element))
    const lines = await linesOf()
    const [counted] = await query<{ total: number }>('select count(*)::int as total from doctors')
    expect(lines).to.have.length(counted!.total + 2)
    expect(lines.slice(1, 11).map((line) => line.split(',')[0])).to.deep.equal(sorted)
    await isClosed(element)
  })

  it('saves only what the search lets through', async () => {
    const element = await mount(doctors)
    await click(within(element).getByShadowRole('searchbox', { name: 'Search' }))
    await type('lefevre')
    await until(() => names(element).join() === 'François Lefèvre', 'Not found')
    await click(exportOf(element))
    expect((await linesOf()).slice(1).map((line) => line.split(',')[0])).to.deep.equal(['François Lefèvre', ''])
  })

  it('writes UTF-8 with its mark, lines that end as CSV wants them, and the columns that are shown', async () => {
    await answerWhole(doctorsPath, [
      sampleDoctor({ name: 'Zoë "Dr" 李雷, مريم', practice_name: 'one\ntwo' }),
      sampleDoctor({ id: 2, phone: null, isActive: '0', subscriptionPlan: 'gold' }),
    ])
    const element = await mount(doctors)
    await click(exportOf(element))
    const file = await saved()
    expect([...(await file.bytes()).slice(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf])
    expect(await file.text()).to.equal(
      '\uFEFFName,Email,Phone,Practice,Patients,Status,Current Plan,Joining Date\r\n' +
        '"Zoë ""Dr"" 李雷, مريم",olivia@bennett.test,+1 2025550143,"one\ntwo",12,Active,App & Gallery,2024-03-05\r\n' +
        'Olivia Bennett,olivia@bennett.test,,Bennett Skin Care,12,Inactive,Unknown,2024-03-05\r\n',
    )
    expect(file.name).to.match(/^doctors-\d{4}-\d\d-\d\d\.csv$/)
    expect(file.root).to.equal(element.shadowRoot)
  })

  for (const start of ['=', '+', '-', '@', '\t', '\r', '=1\n', '\uff1d', '\uff0b', '\uff0d', '\uff20', ' =', '+1 2+']) {
    it(`keeps a name that begins with ${JSON.stringify(start)} from running as a formula`, async () => {
      await answerWhole(doctorsPath, [sampleDoctor({ name: `${start}HYPERLINK("https://evil.test")` })])
      await click(exportOf(await mount(doctors)))
      expect(await (await saved()).text()).to.contain(`\r\n"'${start}HYPERLINK(""https://evil.test"")",`)
    })
  }

  it('goes through the pages of the server, tells how far it is, and can be canceled', async () => {
    const [counted] = await query<{ total: number }>('select count(*)::int as total from patients')
    expect(counted!.total).to.be.above(100)
    await fault({ ...secondPage, kind: 'hold' })
    const element = await mount('<account-list key-prop="patients"></account-list>')
    exportOf(element).focus()
    await press('Enter')
    await within(element).findByShadowText(`Exporting 100 of ${counted!.total} rows`)
    expect(within(element).getByShadowRole<HTMLProgressElement>('progressbar').value).to.equal(100)
    expect(exportOf(element).ariaDisabled).to.equal('true')
    await accessible(element)
    const cancel = await button(element, 'Cancel the export')
    cancel.focus()
    await press('Enter')
    await isClosed(element)
    expect(focused()?.textContent).to.equal('Export CSV')
    await release()
    await until(async () => (await requests({ path: patientsPath })).every(({ status }) => status !== null), 'A request is never answered')
    expect(files).to.be.empty
  })

  it('that fails half-way says so, saves nothing, and works after Retry', async () => {
    await fault({ ...secondPage, kind: 'status', status: 500 })
    const element = await mount('<account-list key-prop="patients"></account-list>')
    await click(exportOf(element))
    const alert = await within(element).findByShadowRole('alert')
    expect(alert.querySelector('p')!.textContent).to.equal('The rows could not be exported. No file was saved.')
    expect(files).to.be.empty
    await accessible(element)
    await clearFaults()
    await click(await button(element, 'Retry'))
    const [counted] = await query<{ total: number }>('select count(*)::int as total from patients')
    expect(await linesOf()).to.have.length(counted!.total + 2)
    await isClosed(element)
  })

  it('that failed can be left', async () => {
    const element = await mount(doctors)
    await fault({ path: doctorsPath, kind: 'drop' })
    await click(exportOf(element))
    await click(await button(element, 'Close'))
    await isClosed(element)
    expect(focused()?.textContent).to.equal('Export CSV')
    expect(names(element)).to.not.be.empty
  })

  it('leaves hidden columns out', async () => {
    localStorage.setItem('columns.admins', '["email"]')
    window.dispatchEvent(new StorageEvent('storage', { key: 'columns.admins', newValue: '["email"]', storageArea: localStorage }))
    await click(exportOf(await mount('<account-list key-prop="admins"></account-list>')))
    expect((await linesOf())[0]).to.equal('Name,Joining Date,Role,Status')
  })
})

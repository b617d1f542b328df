import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/portal-keys/portal-keys.element.ts'
import { clearFaults, fault, query } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { anyDialog, dialogClosed, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { createButton, createKey, keysPath, mountKeys, revokePath, typeName } from '../../support/elements/portal-keys.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'

const rowOf = (element: HTMLElement, name: string) => within(element).findByShadowRole('row', { name: new RegExp(name) })

describe('portal-keys', () => {
  signedIn()

  it('creates a key, shows its secret once, and lists it by its last four characters', async () => {
    const element = await mountKeys()
    const created: Promise<CustomEvent<{ name: string }>> = oneEvent(element, 'portal-key-create')
    const secret = await createKey(element, 'Harbour')
    expect(secret).to.match(/^pe_secret_/)
    const { detail } = await created
    expect(detail.name).to.equal('Harbour')
    expect(JSON.stringify(detail)).to.not.contain(secret)
    const row = await rowOf(element, 'Harbour')
    expect(row.textContent)
      .to.contain(`…${secret.slice(-4)}`)
      .and.contain('Never')
    expect(element.shadowRoot!.innerHTML).to.not.contain(secret)
  })

  it('revokes a key after a confirmation', async () => {
    const element = await mountKeys()
    await createKey(element, 'Lagoon')
    const row = await rowOf(element, 'Lagoon')
    await click(within(row).getByShadowRole('button', { name: 'Revoke the key of Lagoon' }))
    const dialog = await openedDialog('Revoke Key')
    const revoked: Promise<CustomEvent<{ name: string }>> = oneEvent(element, 'portal-key-revoke')
    await click(within(dialog).getByShadowRole('button', { name: 'Revoke' }))
    expect((await revoked).detail.name).to.equal('Lagoon')
    await dialogClosed()
    await toastSaying('The key of Lagoon is revoked.')
    const [key] = await query<{ revoked_at: string | null }>("select revoked_at from portal_keys where name = 'Lagoon'")
    expect(key!.revoked_at).to.be.ok
  })

  it('asks nothing of the server when the page stops a change', async () => {
    const element = await mountKeys()
    const asked = await newRequests({ method: 'POST' })
    element.addEventListener('before-portal-key-create', (event) => event.preventDefault(), { once: true })
    const { submit, field } = await typeName(element, 'Never')
    await click(submit)
    expect(field.value).to.equal('Never')
    expect(await asked()).to.be.empty
  })

  it('names a missing portal', async () => {
    const { dialog, submit } = await typeName(await mountKeys(), ' ')
    await click(submit)
    await within(dialog).findByShadowText('Portal is required')
  })

  it('keeps the dialog when the request is rejected or lost', async () => {
    const element = await mountKeys()
    await fault({ kind: 'status', status: 500, path: keysPath, method: 'POST' })
    const { dialog, submit, field } = await typeName(element, 'Harbour')
    await click(submit)
    await within(dialog).findByShadowText(/could not/)
    await clearFaults()
    await fault({ kind: 'drop', path: keysPath, method: 'POST' })
    await click(submit)
    await within(dialog).findByShadowText('The server could not be reached. Check your connection.')
    expect(field.value).to.equal('Harbour')
  })

  it('keeps a key whose revocation is rejected', async () => {
    const element = await mountKeys()
    await createKey(element, 'Stays')
    await fault({ kind: 'status', status: 500, path: revokePath })
    await click(within(await rowOf(element, 'Stays')).getByShadowRole('button', { name: 'Revoke the key of Stays' }))
    const dialog = await openedDialog('Revoke Key')
    await click(within(dialog).getByShadowRole('button', { name: 'Revoke' }))
    await within(dialog).findByShadowText(/could not/)
    expect(anyDialog('Revoke Key')).to.be.ok
  })

  it('says that the server cannot be reached, and tries again', async () => {
    await fault({ kind: 'drop', path: keysPath })
    const element = await mount('<portal-keys></portal-keys>', { until: 'load-error' })
    await clearFaults()
    await click(await within(element).findByShadowRole('button', { name: 'Retry' }))
    await until(() => !within(element).queryByShadowRole('button', { name: 'Retry' }), 'The notice stays')
    expect(createButton(element)).to.be.ok
  })
})

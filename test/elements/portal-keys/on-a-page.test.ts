import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/portal-keys/portal-keys.element.ts'
import { signIn } from '../../../src/elements/index.ts'
import { accessible } from '../../support/accessible.ts'
import { query, signIns } from '../../support/backend.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { createButton, createKey, keysPath, mountKeys, typeName } from '../../support/elements/portal-keys.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

describe('portal-keys on a page', () => {
  signedIn()

  it('is for superadmins only, and asks nothing for an admin', async () => {
    await signIn(signIns.admin)
    const asked = await newRequests({ path: keysPath })
    const failed: Promise<CustomEvent<{ code: string }>> = oneEvent(document, 'load-error')
    const element = await mount('<portal-keys></portal-keys>', { until: 'load-error' })
    expect((await failed).detail.code).to.equal('forbidden')
    expect(within(element).queryByShadowRole('button', { name: 'Create Key' })).to.equal(null)
    expect(await asked()).to.be.empty
  })

  for (const look of ['light', 'dark', 'rtl'] as const) {
    it(`is accessible with a key and its dialogs, ${look}`, async () => {
      await media({ motion: 'reduce' })
      if (look === 'rtl') document.documentElement.dir = 'rtl'
      else document.documentElement.style.colorScheme = look
      const element = await mountKeys()
      await click((await typeName(element, 'Harbour')).submit)
      const dialog = await openedDialog('Secret Key')
      await accessible(element)
      await click(within(dialog).getByShadowRole('button', { name: 'Done' }))
      await within(element).findAllByShadowRole('row')
      await accessible(element)
    })
  }

  it('is not too wide on a phone', async () => {
    await viewport(390, 800)
    await createKey(await mountKeys(), 'A Patientenportal with quite a long name')
    await query('update portal_keys set used_at = now()')
    const element = await mount('<div style="width: 358px"><portal-keys></portal-keys></div>')
    const table = await within(element).findByShadowRole('table')
    expect(document.documentElement.scrollWidth).to.be.at.most(390)
    expect(table.scrollWidth).to.be.at.most(table.parentElement!.clientWidth)
    await accessible(element)
  })

  it('twice on a page shows the same keys, also after one of them moved', async () => {
    const holder = await mount('<div><portal-keys></portal-keys><portal-keys></portal-keys></div>')
    const [one, other] = [...holder.children] as [HTMLElement, HTMLElement]
    await createKey(one, 'Shared')
    await within(other).findByShadowText('Shared')
    holder.append(one)
    await within(one).findByShadowText('Shared')
    expect(createButton(one)).to.be.ok
  })
})

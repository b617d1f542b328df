import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { signIn } from '../../../src/elements/index.ts'
import { clearFaults, fault, signIns } from '../../support/backend.ts'
import { type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { dialogClosed, openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { changePath, listPath } from '../../support/elements/doctor-subscriptions/samples.ts'

const refusals = [
  [401, 'You are not signed in, or your session has ended. Please sign in.', 'auth'],
  [403, 'You do not have permission for this.', 'forbidden'],
] as const

const stored = () => ['access_token', 'token', 'login', 'authenticated', 'Name'].map((key) => localStorage.getItem(key))

describe("the end of the panel's own session", () => {
  signedIn()

  for (const [status, message, code] of refusals) {
    it(`by a ${status} amid a cancellation is told, and nothing typed is lost`, async () => {
      const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
      await fault({ kind: 'status', status, path: changePath })
      const asked = await newRequests({ path: changePath })
      const expired: Promise<CustomEvent> = oneEvent(document, 'session-expired')
      const { dialog, reason, submit } = await openCancelDialog(element)
      await type('moved away')
      await click(submit)
      expect((await expired).detail).to.deep.equal({ reason: 'refused' })
      await within(dialog).findByShadowText(message)
      expect(stored()).to.deep.equal([null, null, 'false', 'false', 'Nadia Ferrante'])
      expect(reason.value).to.equal('moved away')
      expect(await asked()).to.have.length(1)

      await clearFaults()
      await signIn(signIns.superadmin)
      await click(submit)
      await dialogClosed()
      expect((await asked()).at(-1)!.status).to.equal(200)
    })

    it(`by a ${status} of the list is told in its place`, async () => {
      await fault({ kind: 'status', status, path: listPath })
      const failed: Promise<CustomEvent> = oneEvent(document, 'load-error')
      const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>', { until: 'load-error' })
      expect((await failed).detail.code).to.equal(code)
      expect(within(element).getByShadowRole('alert').textContent).to.contain(message)
      expect(stored().slice(0, 4)).to.deep.equal([null, null, 'false', 'false'])
    })
  }
})

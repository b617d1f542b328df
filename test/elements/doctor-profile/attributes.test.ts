import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/doctor-profile/doctor-profile.element.ts'
import { mount } from '../../support/mount.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../new-requests.ts'
import { signedIn } from '../signed-in.ts'
import { doctor } from './dialog.ts'

describe('the attribute of doctor-profile', () => {
  signedIn()

  for (const id of ['abc', '0', '-1', '1.5', '', 'NDI=']) {
    it(`says that doctor-id="${id}" is no id, with a way back, and asks the server nothing`, async () => {
      const asked = await newRequests({})
      const told: Promise<CustomEvent> = oneEvent(document, 'load-error')
      const element = await mount(doctor(id), { until: 'load-error' })
      expect((await told).detail).to.deep.equal({ code: 'config', message: 'This is not the id of a doctor.' })
      expect(within(element).getByShadowRole('alert').textContent).to.contain('This is not the id of a doctor.')
      expect(within(element).getByShadowRole('link', { name: 'Back to Practices' }).getAttribute('href')).to.equal('/doctors')
      expect(await asked()).to.be.empty
    })
  }
})

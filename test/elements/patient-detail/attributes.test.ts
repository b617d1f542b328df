import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/patient-detail/patient-detail.element.ts'
import { mount } from '../../support/mount.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../new-requests.ts'
import { signedIn } from '../signed-in.ts'
import { patient } from './samples.ts'

describe('the attribute of patient-detail', () => {
  signedIn()

  for (const id of ['abc', '0', '-1', '1.5', '', 'NDI=']) {
    it(`says that patient-id="${id}" is no id, with a way back, and asks the server nothing`, async () => {
      const asked = await newRequests({})
      const told: Promise<CustomEvent> = oneEvent(document, 'load-error')
      const element = await mount(patient(id), { until: 'load-error' })
      expect((await told).detail).to.deep.equal({ code: 'config', message: 'This is not the id of a patient.' })
      expect(within(element).getByShadowRole('alert').textContent).to.contain('This is not the id of a patient.')
      expect(within(element).getByShadowRole('link', { name: 'Back to Patients' }).getAttribute('href')).to.equal('/patients')
      expect(await asked()).to.be.empty
    })
  }
})

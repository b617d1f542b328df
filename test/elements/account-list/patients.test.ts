import { expect } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import { query } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { within } from '../../support/screen.ts'
import { column, countIn, headings, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { answerWhole, names, patients, patientsPath } from '../../support/elements/account-list/shown.ts'

const sample = {
  id: 3,
  name: 'Elliot Marsh',
  email: 'elliot@marsh.test',
  dob: '1991-02-28',
  profile_picture: null,
  createdAt: '2024-03-05T12:00:00.000Z',
}

describe('the patients of account-list', () => {
  signedIn()

  it('have the columns of the specification and a View action', async () => {
    await answerWhole(patientsPath, [sample])
    const element = await mount(patients)
    expect(parts(element, 'title')[0]!.textContent).to.equal('Patients')
    expect(headings(element)).to.deep.equal(['Profile', 'Name', 'Email', 'DOB', 'Joining Date', 'Actions'])
    expect(['Name', 'Email', 'DOB', 'Joining Date'].map((heading) => column(element, heading)[0])).to.deep.equal([
      'Elliot Marsh',
      'elliot@marsh.test',
      '28/02/1991',
      '05/03/2024',
    ])
    const view = within(element).getByShadowRole('link', { name: 'View Elliot Marsh' })
    expect(view.getAttribute('href')).to.equal('/patient?id=Mw%3D%3D')
  })

  it('show a dash where the date of birth is missing', async () => {
    await answerWhole(patientsPath, [{ ...sample, dob: null }])
    expect(column(await mount(patients), 'DOB')).to.deep.equal(['-'])
  })

  it('are those of one doctor by doctor-id', async () => {
    const element = await mount('<account-list key-prop="patients" doctor-id="42" page-size="100"></account-list>')
    const own = await query<{ id: number }>('select id from patients where doctor_id = 42')
    expect(own).to.not.be.empty
    expect(countIn(element)).to.equal(own.length)
    expect(names(element)).to.have.length(own.length)
  })

  it('of a doctor who has none are an empty state', async () => {
    const element = await mount('<account-list key-prop="patients" doctor-id="59"></account-list>')
    expect(parts(element, 'empty')[0]!.textContent).to.equal('No patients here.New entries appear here.')
  })

  it('are not asked for with a doctor-id that is no id', async () => {
    const asked = await newRequests({ path: patientsPath })
    const element = await mount('<account-list key-prop="patients" doctor-id="undefined"></account-list>', { until: 'load-error' })
    expect(within(element).getByShadowRole('alert').textContent).to.contain('The attribute doctor-id is not an id.')
    expect(await asked()).to.be.empty
  })
})

import { expect } from '@open-wc/testing'
import { yieldToMain } from '../../../src/core/scheduling/yield-to-main.ts'
import '../../../src/elements/account-list/account-list.element.ts'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { beforeSending, sendPlainly } from '../../support/core/before-sending.ts'
import { mount } from '../../support/mount.ts'
import { engine, unable } from '../../support/unable.ts'
import { until } from '../../support/until.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

const lists = {
  '<doctor-subscriptions status="active"></doctor-subscriptions>': '/admin/doctor/subscriptions',
  '<doctor-subscriptions doctor-id="42"></doctor-subscriptions>': '/admin/doctor/subscriptions',
  '<account-list key-prop="doctors"></account-list>': '/admin/doctors',
  '<account-list key-prop="patients" list-state="q=an"></account-list>': '/admin/patients',
}

const hasRows = (element: HTMLElement) => until(() => parts(element, 'row').length > 0, 'No rows')
// Prefetching requests page 2.
const firstPage = (path: string) => ({ path: new RegExp(`${path}\\?page=1&`) })

describe('the preload of a list', () => {
  signedIn()
  afterEach(sendPlainly)

  for (const [markup, path] of Object.entries(lists))
    it(`is sent once, and before anything is drawn: ${markup}`, async () => {
      if (engine === 'webkit') await unable('it runs the tasks of two message channels in any order')
      const asked = await newRequests(firstPage(path))
      const sent: XMLHttpRequest[] = []
      beforeSending((request) => sent.push(request))
      const mounting = mount(markup, { until: null })
      // This continuation is queued before the task that renders the element.
      await yieldToMain()
      expect(sent).to.have.length(1)
      await hasRows(await mounting)
      expect(await asked()).to.have.length(1)
    })

  it('waits for attributes that are set once the element is in the page', async () => {
    const asked = await newRequests({ path: '/admin/doctor/subscriptions' })
    const element = document.createElement('doctor-subscriptions')
    document.body.append(element)
    element.doctorId = '42'
    await hasRows(element)
    expect((await asked()).map(({ url }) => new URL(url, location.href).searchParams.get('doctor_id'))).to.deep.equal(['42'])
    element.remove()
  })

  it('is not sent again by an element that is moved', async () => {
    const asked = await newRequests(firstPage('/admin/doctors'))
    const element = await mount('<account-list key-prop="doctors"></account-list>', { until: null })
    document.body.append(element)
    await hasRows(element)
    expect(await asked()).to.have.length(1)
    element.remove()
  })

  it('is not sent for attributes that mean nothing, nor for an element that has gone', async () => {
    const asked = await newRequests({ path: /\/admin\/(patients|doctor\/subscriptions)/ })
    await mount('<account-list key-prop="patients" doctor-id=""></account-list>', { until: 'load-error' })
    const gone = document.createElement('doctor-subscriptions')
    document.body.append(gone)
    gone.remove()
    // Requests of the elements above would have been sent by now.
    await mount('<account-list key-prop="doctors"></account-list>')
    expect(await asked()).to.be.empty
  })
})

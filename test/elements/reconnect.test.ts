import { expect } from '@open-wc/testing'
import { clearFaults, fault, requests } from '../support/backend.ts'
import { mount } from '../support/mount.ts'
import { screen } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { signedIn } from '../support/elements/signed-in.ts'
import '../../src/elements/all.ts'

const elements = [
  ['doctor-subscriptions', '<doctor-subscriptions></doctor-subscriptions>', '/admin/doctor/subscriptions'],
  ['doctor-profile', '<doctor-profile doctor-id="4"></doctor-profile>', '/admin/doctor'],
  ['patient-detail', '<patient-detail patient-id="3"></patient-detail>', '/admin/patient'],
] as const

describe('an element that could not reach the server', () => {
  signedIn()

  for (const [tag, html, path] of elements) {
    it(`reads again by itself when the browser is online: ${tag}`, async () => {
      await fault({ kind: 'drop', path })
      const element = await mount(html, { until: 'load-error' })
      await screen.findByShadowRole('alert')
      await clearFaults()
      const ready = new Promise((resolve) => element.addEventListener('ready', resolve))
      window.dispatchEvent(new Event('online'))
      await ready
      await until(() => !screen.queryByShadowRole('alert'))
    })
  }

  it('asks nothing again when the server itself refused', async () => {
    await fault({ kind: 'status', status: 500, path: '/admin/doctor' })
    await mount('<doctor-profile doctor-id="6"></doctor-profile>', { until: 'load-error' })
    await fault({ kind: 'drop', path: '/admin/patient' })
    const patient = await mount('<patient-detail patient-id="5"></patient-detail>', { until: 'load-error' })
    const { length } = await requests({ path: '/admin/doctor' })
    await clearFaults()
    const ready = new Promise((resolve) => patient.addEventListener('ready', resolve))
    window.dispatchEvent(new Event('online'))
    await ready
    expect(await requests({ path: '/admin/doctor' })).to.have.length(length)
  })
})

import { expect, oneEvent } from '@open-wc/testing'
import { mount } from '../mount.ts'
import { within } from '../screen.ts'
import { newRequests } from './new-requests.ts'

interface BadIds {
  html: (id: string) => string
  message: string
  wayBack: { name: string; href: string }
}

/** Defines the tests with invalid ids for an element that shows one record. */
export function refusesBadIds({ html, message, wayBack: { name, href } }: BadIds): void {
  for (const id of ['0', '-1', '1.5', '', 'undefined', 'null', 'NaN']) {
    it(`says that "${id}" is no id, with a way back, and asks the server nothing`, async () => {
      const asked = await newRequests({})
      const told: Promise<CustomEvent> = oneEvent(document, 'load-error')
      const element = await mount(html(id), { until: 'load-error' })
      expect((await told).detail).to.deep.equal({ code: 'config', message })
      expect(within(element).getByShadowRole('alert').textContent).to.contain(message)
      expect(within(element).getByShadowRole('link', { name }).getAttribute('href')).to.equal(href)
      expect(await asked()).to.be.empty
    })
  }

  for (const id of ['abc', 'NDI=']) {
    it(`finds nobody whose id is "${id}", with a way back`, async () => {
      const told: Promise<CustomEvent<{ code: string }>> = oneEvent(document, 'load-error')
      const element = await mount(html(id), { until: 'load-error' })
      expect((await told).detail.code).to.equal('not-found')
      expect(within(element).getByShadowRole('link', { name }).getAttribute('href')).to.equal(href)
    })
  }
}

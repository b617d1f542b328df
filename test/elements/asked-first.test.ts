import { expect } from '@open-wc/testing'
import '../../src/elements/account-list/account-list.element.ts'
import '../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { mount } from '../support/mount.ts'
import { newRequests } from './new-requests.ts'
import { signedIn } from './signed-in.ts'

const lists = {
  '/admin/doctor/subscriptions': '<doctor-subscriptions status="active" page-size="20"></doctor-subscriptions>',
  '/admin/doctors': '<account-list key-prop="doctors" page-size="20"></account-list>',
  '/admin/patients': '<account-list key-prop="patients" doctor-id="1"></account-list>',
}

/** Notes, of each request of a list, whether its element had drawn anything by then. */
function noteDrawn(path: string): { drawn: boolean[]; stop: () => void } {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- they are called on a request, and put back
  const { open, send } = XMLHttpRequest.prototype
  const addresses = new WeakMap<XMLHttpRequest, string>()
  const drawn: boolean[] = []
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    addresses.set(this, String(args[1]))
    Reflect.apply(open, this, args)
  }
  XMLHttpRequest.prototype.send = function (body) {
    const element = document.querySelector('doctor-subscriptions, account-list')
    if (addresses.get(this)?.includes(path)) drawn.push(Boolean(element?.shadowRoot?.querySelector('[part~=table]')))
    send.call(this, body)
  }
  return { drawn, stop: () => Object.assign(XMLHttpRequest.prototype, { open, send }) }
}

describe('a list', () => {
  signedIn()

  for (const [path, html] of Object.entries(lists))
    it(`of ${path} is asked for before it is drawn, and once`, async () => {
      const { drawn, stop } = noteDrawn(path)
      const asked = await newRequests({ path })
      await mount(html)
      stop()
      expect(drawn).to.deep.equal([false])
      expect(await asked()).to.have.length(1)
    })
})

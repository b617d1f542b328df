import { expect } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { mount } from '../../support/mount.ts'
import { openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

/** Returns true if the page's `::part()` styles reach this part of a host. */
const isReached = (host: Element, name: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${host.localName}::part(${name}) { --reached: yes }`)
  document.adoptedStyleSheets.push(sheet)
  const reached = [...host.shadowRoot!.querySelectorAll('*')].filter(
    (part) => getComputedStyle(part).getPropertyValue('--reached') === 'yes',
  )
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  return reached.length > 0
}

const parts = {
  'admin-create': ['card', 'title', 'field'],
  'admin-email': ['card', 'title', 'field'],
  'admin-password': ['card', 'title', 'field'],
  'admin-profile': ['card', 'title', 'field'],
  'doctor-editor doctor-id="1"': ['card', 'title', 'field', 'badge'],
  'doctor-profile doctor-id="1"': ['card', 'details', 'badge'],
  'doctor-subscriptions status="active"': ['card', 'toolbar', 'menu', 'table', 'row', 'cell', 'badge', 'picture', 'pager'],
}

describe("a page's style sheet", () => {
  signedIn()

  for (const [tag, names] of Object.entries(parts)) {
    it(`reaches the parts of <${tag}>`, async () => {
      const element = await mount(`<${tag}></${tag.split(' ')[0]}>`)
      expect(names.filter((name) => !isReached(element, name))).to.deep.equal([])
    })
  }

  it('reaches dialogs', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    await openCancelDialog(element)
    expect(isReached(element, 'dialog')).to.be.true
  })
})

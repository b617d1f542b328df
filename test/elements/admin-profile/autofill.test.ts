import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-profile/admin-profile.element.ts'
import { query, signIns } from '../../support/backend.ts'
import { click } from '../../support/pointer.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { field, isUnsaved, mountProfile, saveButton, says } from '../../support/elements/admin-profile/profile.ts'
import { until } from '../../support/until.ts'

const purposes = {
  'First Name': 'given-name',
  'Last Name': 'family-name',
  Email: 'email',
  City: 'address-level2',
  State: 'address-level1',
  Country: 'country-name',
  Address: 'street-address',
}

/** Sets a value as a browser's autofill does: without focus and keys. */
function autofill(input: HTMLInputElement | HTMLTextAreaElement, value: string, event: string): void {
  const { prototype } = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(input, value)
  input.dispatchEvent(new Event(event, { bubbles: true }))
}

describe('the browser that fills in an admin-profile', () => {
  signedIn()

  it('learns what each field is for', async () => {
    const element = await mountProfile()
    for (const [label, purpose] of Object.entries(purposes)) expect(field(element, label).autocomplete, label).to.equal(purpose)
  })

  for (const event of ['input', 'change']) {
    it(`is heard by ${event} alone, and what it filled in is saved`, async () => {
      const element = await mountProfile()
      autofill(field(element, 'City'), `Porto by ${event}`, event)
      autofill(field(element, 'Address'), `Rua das Flores by ${event}`, event)
      await until(() => isUnsaved(element), 'It does not know')
      // The button moves while the cards below it load.
      await says(element, 'This session')
      await click(saveButton(element))
      await toastSaying('Details updated successfully!..')
      const [saved] = await query('select city, address from admins where email = $1', [signIns.superadmin.email])
      expect(saved).to.deep.equal({ city: `Porto by ${event}`, address: `Rua das Flores by ${event}` })
    })
  }
})

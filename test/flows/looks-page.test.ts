import { expect } from '@open-wc/testing'
import { startBackend } from '../support/backend.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel } from '../support/panel.ts'

describe("the gallery's page of looks", () => {
  cleanPage()
  beforeEach(() => startBackend())

  it('shows the screens in light and dark, also where nobody took screenshots', async () => {
    const { screen } = await openPanel('/demo/looks.html')
    await screen.findByRole('heading', { name: 'subscriptions-active' })
    for (const look of ['light', 'dark', 'phone']) {
      const picture = screen.getByRole<HTMLImageElement>('img', { name: `subscriptions-active, ${look}` })
      await picture.decode()
      expect(picture.naturalWidth).to.equal(look === 'phone' ? 390 : 1440)
    }
  })
})

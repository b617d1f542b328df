import { expect } from '@open-wc/testing'
import { startBackend } from '../support/backend.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel } from '../support/panel.ts'
import { until } from '../support/until.ts'

describe("the gallery's page of looks", () => {
  cleanPage()
  beforeEach(() => startBackend())

  it('shows the screens in light and dark, also where nobody took screenshots', async () => {
    const { screen } = await openPanel('/demo/looks.html')
    await screen.findByRole('heading', { name: 'subscriptions-active' })
    for (const look of ['light', 'dark', 'phone']) {
      const picture = screen.getByRole<HTMLImageElement>('img', { name: `subscriptions-active, ${look}` })
      picture.scrollIntoView()
      await until(() => picture.naturalWidth > 0, `No picture of ${look}`)
      expect(picture.naturalWidth).to.equal(look === 'phone' ? 390 : 1440)
    }
  })
})

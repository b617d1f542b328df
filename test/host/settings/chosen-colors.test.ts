import { signedIn } from '../../support/elements/signed-in.ts'
import { accessible } from '../../support/accessible.ts'
import { media } from '../../support/media.ts'
import { keepSettings } from '../../support/host/settings.ts'
import { openList } from '../../support/host/signed-in-panel.ts'

// Colors that are hardest to read, as background or as text.
const colors = { yellow: '#ffff00', white: '#ffffff', black: '#000000', gray: '#808080' }

describe('a chosen color', () => {
  signedIn()
  beforeEach(() => media({ motion: 'reduce' }))

  for (const [name, color] of Object.entries(colors))
    for (const mix of ['light-only', 'dark-only'])
      it(`keeps every text readable, ${name} in ${mix}`, async () => {
        keepSettings({ layout: 'Madrid', default_color: color, secondary_color: color, mix_background_layout: mix })
        const panel = await openList()
        await accessible(panel.document)
        keepSettings({ layout: 'Dubai', default_color: color, secondary_color: color, mix_background_layout: mix })
        await accessible(panel.document.querySelector('#sidebar')!)
      })
})

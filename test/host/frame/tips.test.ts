import { expect } from '@open-wc/testing'
import { signedIn } from '../../support/elements/signed-in.ts'
import { keepSettings } from '../../support/host/settings.ts'
import { openList } from '../../support/host/signed-in-panel.ts'
import { press } from '../../support/keyboard.ts'
import type { Panel } from '../../support/panel.ts'
import { hover } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'

const tipsOf = ({ document }: Panel) => [...document.body.querySelectorAll<HTMLElement>(':scope > .pe-tip')]
const shows = (panel: Panel, text: string) => until(() => tipsOf(panel).at(-1)?.textContent === text, `The tooltip is not ${text}`)
const showsNone = (panel: Panel) => until(() => tipsOf(panel).length === 0, 'A tooltip stays')

describe('tooltips of the panel', () => {
  signedIn()

  it('name an icon of the header, by pointer and keyboard', async () => {
    const panel = await openList()
    const customize = panel.screen.getByRole('button', { name: 'Customize' })
    await hover(customize)
    await shows(panel, 'Customize')
    panel.window.focus()
    await press('Escape')
    await showsNone(panel)

    panel.screen.getByRole('combobox', { name: 'Search the menu' }).focus()
    do await press('Tab')
    while (panel.document.activeElement !== customize)
    await shows(panel, 'Customize')
    expect(customize.title).to.equal('')
  })

  for (const direction of ['ltr', 'rtl'])
    it(`name the icons of a folded menu beside them, ${direction}`, async () => {
      keepSettings({ layout: 'Rome', layout_type: direction })
      const panel = await openList('/subscription/active', { width: 1100, height: 700 })
      const patients = panel.screen.getByRole('link', { name: 'Patients' })
      await hover(patients)
      await shows(panel, 'Patients')
      const [item, tip] = [patients.getBoundingClientRect(), tipsOf(panel)[0]!.getBoundingClientRect()]
      expect(direction === 'ltr' ? tip.left >= item.right : tip.right <= item.left, 'The tooltip is not beside its icon').to.equal(true)
      expect(Math.abs(tip.top + tip.bottom - item.top - item.bottom) <= 2, 'The tooltip is not beside the middle').to.equal(true)

      patients.focus()
      await press('Tab')
      await shows(panel, 'Profile')
      await press('Escape')
      await showsNone(panel)
    })

  it('repeat no label that is shown', async () => {
    const panel = await openList()
    await hover(panel.screen.getByRole('button', { name: 'Customize' }))
    await shows(panel, 'Customize')
    await hover(panel.screen.getByRole('link', { name: 'Patients' }))
    await showsNone(panel)
    panel.screen.getByRole('link', { name: 'Patients' }).focus()
    await press('Tab')
    await until(() => panel.document.activeElement?.textContent === 'Profile', 'No focus')
    expect(tipsOf(panel)).to.deep.equal([])
  })
})

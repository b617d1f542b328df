import { expect } from '@open-wc/testing'
import { fault, release, requests, watchFiles } from '../../support/backend.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { keepSettings } from '../../support/host/settings.ts'
import { openList } from '../../support/host/signed-in-panel.ts'
import { press } from '../../support/keyboard.ts'
import type { Panel } from '../../support/panel.ts'
import { click, hover } from '../../support/pointer.ts'
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

      const listened: string[] = []
      const listen = panel.document.addEventListener.bind(panel.document)
      panel.document.addEventListener = (...given: Parameters<typeof listen>) => {
        listened.push(given[0])
        listen(...given)
      }
      patients.focus()
      await press('Tab')
      await shows(panel, 'Profile')
      // The first key is no second start, which would show a closed tooltip again.
      for (let frames = 0; frames < 5; frames++) await new Promise((drawn) => panel.window.requestAnimationFrame(drawn))
      expect(listened).to.not.include('pointermove')
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

  it('stay closed after a click that came before their code', async () => {
    await watchFiles()
    const code = { path: /\/static\/js\/tips-[^?]*\.js/ }
    await fault({ kind: 'hold', ...code })
    const panel = await openList()
    const { body, defaultView: view } = panel.document as Document & { defaultView: Window & typeof globalThis }
    const setTimeout = view.setTimeout.bind(view)
    // Tooltips open at once.
    Object.assign(view, { setTimeout: (run: () => void, ms: number, ...rest: []) => setTimeout(run, ms === 400 ? 0 : ms, ...rest) })
    const shown: (string | null)[] = []
    const added = new view.MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) shown.push(node.textContent)
    })
    added.observe(body, { childList: true })

    const theme = panel.screen.getByRole('button', { name: 'Dark theme' })
    await click(theme)
    await until(async () => (await requests(code)).length > 0, 'No code')
    await release(code)
    await until(() => view.performance.getEntriesByType('resource').some(({ name }) => code.path.test(name)), 'No code')
    for (let frames = 0; frames < 5; frames++) await new Promise((drawn) => view.requestAnimationFrame(drawn))
    expect(shown).to.deep.equal([])
    do await press('Tab')
    while (tipsOf(panel).length === 0)
    expect(shown).to.not.include('Dark theme')
  })
})

import { make } from './parts.ts'

interface Tab {
  value: string
  label: string
  /** Tabs may share a panel. */
  panel: HTMLElement
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * Creates a list of tabs and shows the panel of the chosen one. Arrow keys, Home and End choose, too.
 * Panels have an id. Calls `changed` with the first choice at once.
 */
export function tabList(label: string, choices: readonly Tab[], now: string | undefined, changed: (value: string) => void): HTMLElement {
  const tabs = choices.map(({ value, label: text, panel }) => {
    const tab = make('button', { type: 'button', id: `${panel.id}-${value}`, role: 'tab' }, text)
    panel.role = 'tabpanel'
    tab.setAttribute('aria-controls', panel.id)
    tab.addEventListener('click', () => select(value))
    return tab
  })

  function select(value: string): void {
    const chosen = choices.findIndex((choice) => choice.value === value)
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === chosen)
      tab.tabIndex = index === chosen ? 0 : -1
    }
    const shown = choices[chosen]?.panel
    for (const { panel } of choices) panel.hidden = panel !== shown
    shown?.setAttribute('aria-labelledby', tabs[chosen]?.id ?? '')
    changed(value)
  }

  const list = make('div', { className: 'tabs', role: 'tablist', ariaLabel: label }, ...tabs)
  list.addEventListener('keydown', (event) => {
    const next = steps[event.key]?.(
      tabs.findIndex((tab) => tab === event.target),
      tabs.length,
    )
    if (next === undefined) return
    event.preventDefault()
    tabs[next]?.focus()
    tabs[next]?.click()
  })
  select(choices.find(({ value }) => value === now)?.value ?? choices[0]?.value ?? '')
  return list
}

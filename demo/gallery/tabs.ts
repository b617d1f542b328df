import { make } from './parts.ts'

type Choice = readonly [value: string, label: string]

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * Creates the tabs of a panel whose content depends on the chosen tab. Arrow keys, Home and End choose, too.
 * Calls `changed` with the first choice at once.
 */
export function tabList(
  label: string,
  panel: HTMLElement,
  choices: readonly Choice[],
  now: string,
  changed: (value: string) => void,
): HTMLElement {
  const tabs = choices.map(([value, text]) => {
    const tab = make('button', { type: 'button', id: `${panel.id}-${value}`, role: 'tab' }, text)
    tab.setAttribute('aria-controls', panel.id)
    tab.addEventListener('click', () => select(value))
    return tab
  })

  function select(value: string): void {
    for (const [index, tab] of tabs.entries()) {
      const isChosen = choices[index]?.[0] === value
      tab.ariaSelected = String(isChosen)
      tab.tabIndex = isChosen ? 0 : -1
      if (isChosen) panel.setAttribute('aria-labelledby', tab.id)
    }
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
  panel.role = 'tabpanel'
  select(choices.find(([value]) => value === now)?.[0] ?? choices[0]?.[0] ?? '')
  return list
}

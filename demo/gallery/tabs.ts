import { make } from './parts.ts'

/** Turns the variants in a `.tabs` container into tabs. Without this script all variants are shown. */
function addTabs(container: HTMLElement, position: number): void {
  const panels = [...container.querySelectorAll<HTMLElement>(':scope > [data-tab]')]
  const tabs = panels.map((panel, index) => {
    const id = `tabs-${position}-${index}`
    panel.id = `${id}-panel`
    panel.role = 'tabpanel'
    panel.setAttribute('aria-labelledby', id)
    const tab = make('button', { type: 'button', role: 'tab', id }, panel.dataset['tab'] ?? '')
    tab.setAttribute('aria-controls', panel.id)
    tab.addEventListener('click', () => select(index))
    return tab
  })

  function select(chosen: number): void {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === chosen)
      tab.tabIndex = index === chosen ? 0 : -1
    }
    for (const [index, panel] of panels.entries()) panel.hidden = index !== chosen
  }

  function move(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab === event.target)
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const target = targets[event.key]
    if (at < 0 || target === undefined) return
    event.preventDefault()
    const next = (target + tabs.length) % tabs.length
    select(next)
    tabs[next]?.focus()
  }

  const list = make('div', { className: 'tab-list', role: 'tablist', ariaLabel: container.getAttribute('aria-label') }, ...tabs)
  list.addEventListener('keydown', move)
  for (const name of ['role', 'aria-label']) container.removeAttribute(name)
  container.prepend(list)
  select(0)
}

export function makeTabs(): void {
  for (const [position, container] of document.querySelectorAll<HTMLElement>('.tabs').entries()) addTabs(container, position)
}

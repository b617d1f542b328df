import { tabList } from './tabs.ts'

/** Shows the variants of each snippet as tabs. Without this script all variants are shown. */
export function showVariantsAsTabs(): void {
  for (const [place, container] of document.querySelectorAll<HTMLElement>('.variants').entries()) {
    const choices = [...container.querySelectorAll<HTMLElement>(':scope > [data-tab]')].map((panel, index) => {
      panel.id = `variant-${place}-${index}`
      return { value: String(index), label: panel.dataset['tab'] ?? '', panel }
    })
    container.prepend(tabList(container.getAttribute('aria-label') ?? '', choices, undefined, () => undefined))
    for (const name of ['role', 'aria-label']) container.removeAttribute(name)
  }
}

/**
 * Returns the part of an element that takes the focus after the focused part was removed, so that the next Tab continues there.
 * @param inside the card whose part was removed; default: the whole element
 */
export function focusHome(host: HTMLElement, inside: ParentNode | null | undefined = host.shadowRoot): HTMLElement | null {
  const homes = inside?.querySelectorAll<HTMLElement>('[data-focus-home]') ?? []
  // A page may hide the part.
  const shown = [...homes].find((part) => part.checkVisibility())
  const home = shown ?? host.shadowRoot?.querySelector<HTMLElement>('.pe-root') ?? null
  if (home) home.tabIndex = -1
  return home
}

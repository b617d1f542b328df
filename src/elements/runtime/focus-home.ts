/** Returns the part of an element that takes the focus after the focused part was removed, so that the next Tab continues there. */
export function focusHome(host: HTMLElement): HTMLElement | null {
  const homes = host.shadowRoot?.querySelectorAll<HTMLElement>('[data-focus-home]') ?? []
  // A page may hide the part.
  const shown = [...homes].find((part) => part.checkVisibility())
  const home = shown ?? host.shadowRoot?.querySelector<HTMLElement>('.pe-root') ?? null
  if (home) home.tabIndex = -1
  return home
}

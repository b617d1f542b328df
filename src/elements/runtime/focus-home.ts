/** Returns the part of an element that takes the focus after the focused part was removed, so that the next Tab continues there. */
export function focusHome(host: HTMLElement): HTMLElement | null {
  const home =
    host.shadowRoot?.querySelector<HTMLElement>('[data-focus-home]') ?? host.shadowRoot?.querySelector<HTMLElement>('.pe-root') ?? null
  if (home) home.tabIndex = -1
  return home
}

/** What of an element takes the focus where what had it has gone, so that the next Tab goes on from there. */
export function focusHome(host: HTMLElement): HTMLElement | null {
  const home =
    host.shadowRoot?.querySelector<HTMLElement>('[data-focus-home]') ?? host.shadowRoot?.querySelector<HTMLElement>('.pe-root') ?? null
  if (home) home.tabIndex = -1
  return home
}

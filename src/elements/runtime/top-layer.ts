const inTopLayer = ':is(:modal, :popover-open, :fullscreen)'

const around = (node: Node): Node | null => (node instanceof Element && node.assignedSlot) || node.parentNode || (node instanceof ShadowRoot ? node.host : null)

/**
 * Where what belongs to an element is seen and can be used: in the page's own dialog, popover or full screen around it, which covers
 * whatever stands on the page, or else on the page.
 */
export function homeOf(element: Element | null): Element {
  for (let at: Node | null = element; at; at = around(at)) if (at instanceof Element && at.matches(inTopLayer)) return at
  return document.body
}

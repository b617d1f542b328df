import { allRoots, watchRoots } from './roots.ts'

interface Part {
  text: string
  sheet?: CSSStyleSheet
}

const parts = new Map<string, Part>()
let griffelSheets: readonly CSSStyleSheet[] = []

/** Griffel sees one root; what it puts there goes to all of them, so that thirty elements share each rule. */
export const everyRoot: Pick<ShadowRoot, 'adoptedStyleSheets'> = {
  get adoptedStyleSheets() {
    return [...griffelSheets]
  },
  set adoptedStyleSheets(next) {
    griffelSheets = next
    allRoots().forEach(applyStyles)
  },
}

/** Gives a part's CSS to every root of ours; a part that is known already gets the new text. */
export function setStyles(name: string, text: string): void {
  const known = parts.get(name)
  known?.sheet?.replaceSync(text)
  parts.set(name, { ...known, text })
  if (!known) allRoots().forEach(applyStyles)
}

watchRoots(applyStyles)

function applyStyles(root: ShadowRoot): void {
  root.adoptedStyleSheets = [...[...parts.values()].map(sheetOf), ...griffelSheets]
}

// Made no earlier than a root needs it: there may be no browser where an element is only imported.
function sheetOf(part: Part): CSSStyleSheet {
  if (!part.sheet) {
    part.sheet = new CSSStyleSheet()
    part.sheet.replaceSync(part.text)
  }
  return part.sheet
}

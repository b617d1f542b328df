import { allRoots, watchRoots } from './roots.ts'

interface Part {
  text: string
  sheet?: CSSStyleSheet
}

const parts = new Map<string, Part>()

/** Adds a part's CSS to every root. Replaces the text if the name exists. */
export function setStyles(name: string, text: string): void {
  const known = parts.get(name)
  known?.sheet?.replaceSync(text)
  parts.set(name, { ...known, text })
  if (!known) allRoots().forEach(applyStyles)
}

watchRoots(applyStyles)

function applyStyles(root: ShadowRoot): void {
  // jsdom has neither; its tests see no styles.
  if (!('adoptedStyleSheets' in root)) return
  root.adoptedStyleSheets = [...parts.values()].map(sheetOf)
}

// Created on first use: an import without a browser has no `CSSStyleSheet`.
function sheetOf(part: Part): CSSStyleSheet {
  if (!part.sheet) {
    part.sheet = new CSSStyleSheet()
    part.sheet.replaceSync(part.text)
  }
  return part.sheet
}

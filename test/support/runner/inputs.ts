/** Media features to emulate; what is left out is as the system has it. */
export interface Media {
  scheme?: 'dark' | 'light'
  motion?: 'reduce' | 'no-preference'
  contrast?: 'more' | 'no-preference'
  forcedColors?: 'active' | 'none'
  print?: boolean
}

export interface Viewport {
  width: number
  height: number
}

/** Where the real mouse goes and how often it clicks there. */
export interface MouseClick {
  x: number
  y: number
  count: number
}

/** How engines are started that can't be told later: their pages have these features and no others. */
const fromTheStart: Media = { scheme: 'light', motion: 'reduce', contrast: 'no-preference', forcedColors: 'none', print: false }

/** Why such an engine can't show these features; undefined where it shows them anyway. */
export function unableToShow(media: Media): string | undefined {
  const wanted = Object.keys(media) as (keyof Media)[]
  const other = wanted.filter((name) => media[name] !== fromTheStart[name])
  return other.length > 0
    ? `media features are set at its start only: light, less motion (asked for: ${other.map((name) => `${name} ${media[name]}`).join(', ')})`
    : undefined
}

/** Why a test of input methods ends in engines other than Chromium. */
export const unableToCompose = 'no driver of this engine can compose a text'

/** A step of an input method: it shows a text that it composes, puts a whole text in its place, or handles a key. */
export type CompositionStep = { compose: string } | { commit: string } | { key: string }

/** What tests do to a page from outside: each engine has its own way. */
export interface Inputs {
  chord: (keys: string[]) => Promise<void>
  type: (text: string) => Promise<void>
  click: (at: MouseClick) => Promise<void>
  /** Answers why not, where the engine can't. */
  inputMethod: (step: CompositionStep) => Promise<string | undefined>
  viewport: (size: Viewport) => Promise<void>
  /** Answers why not, where the engine can't. */
  media: (features: Media) => Promise<string | undefined>
}

/** Media features to emulate; omitted ones keep the system value. */
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

/** Position in px. */
export interface Point {
  x: number
  y: number
}

/** Mouse position and the number of clicks there; 0 only moves the mouse. */
export interface MouseClick extends Point {
  count: number
}

/** Fixed media features of engines that can only set them at launch. */
const fromTheStart: Media = { scheme: 'light', motion: 'reduce', contrast: 'no-preference', forcedColors: 'none', print: false }

/** Returns why such an engine cannot emulate these features. Undefined if they match its fixed ones. */
export function unableToShow(media: Media): string | undefined {
  const wanted = Object.keys(media) as (keyof Media)[]
  const other = wanted.filter((name) => media[name] !== fromTheStart[name])
  return other.length > 0
    ? `media features are set at its start only: light, less motion (asked for: ${other.map((name) => `${name} ${media[name]}`).join(', ')})`
    : undefined
}

/** Step of an input method: shows composed text, inserts the final text, or handles a key. */
export type CompositionStep = { compose: string } | { commit: string } | { key: string }

/** Part of a page as assistive technology gets it from the browser. */
export interface SpokenPart {
  role: string
  name: string
  description: string
  /** Value of a text field or select. */
  value: string
  /** States that are set, such as `required` and `invalid`. */
  states: string[]
}

/** Input that tests send to a page from outside; each engine implements it. */
export interface Inputs {
  chord: (keys: string[]) => Promise<void>
  type: (text: string) => Promise<void>
  click: (at: MouseClick) => Promise<void>
  /** Resolves to false if the driver of this engine cannot touch. */
  tap: (at: Point) => Promise<boolean>
  /** Resolves to false if the driver of this engine cannot compose a text. */
  inputMethod: (step: CompositionStep) => Promise<boolean>
  /**
   * Returns the focused element with the dialog and the group in it that contain it, from outside to inside.
   * Resolves to false if the engine does not show its accessibility tree.
   */
  spokenFocus: () => Promise<SpokenPart[] | false>
  /** Connects or disconnects a device that holds passkeys. Resolves to false if the engine cannot simulate one. */
  passkeyDevice: (isConnected: boolean) => Promise<boolean>
  /** Clears the browser cache, if the engine can. */
  clearCache: () => Promise<void>
  viewport: (size: Viewport) => Promise<void>
  /** Resolves to the reason if the engine cannot do it. */
  media: (features: Media) => Promise<string | undefined>
}

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

/** What tests do to a page from outside: each engine has its own way. */
export interface Inputs {
  chord: (keys: string[]) => Promise<void>
  type: (text: string) => Promise<void>
  click: (at: MouseClick) => Promise<void>
  viewport: (size: Viewport) => Promise<void>
  /** Answers why not, where the engine can't. */
  media: (features: Media) => Promise<string | undefined>
}

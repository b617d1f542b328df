/** Design variables that a portal may set for all elements of its page. */
export interface Appearance {
  /** CSS hex colours; a whole ramp is made of each, dark enough for white text on it. */
  colorPrimary?: string
  colorSecondary?: string
  fontFamily?: string
  /** CSS length: the radius of controls. */
  borderRadius?: string
  /** How much room rows, cards and forms take. */
  density?: 'comfortable' | 'compact'
}

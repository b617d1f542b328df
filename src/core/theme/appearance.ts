/** Design options that a portal can set for all elements of its page. */
export interface Appearance {
  /** CSS hex colors. A ramp of shades is derived from each; it is darkened if white text on it would be unreadable. */
  colorPrimary?: string
  colorSecondary?: string
  fontFamily?: string
  /** Corner radius of controls, as a CSS length. */
  borderRadius?: string
  /** Spacing of rows, cards and forms. Default: `comfortable`. */
  density?: 'comfortable' | 'compact'
}

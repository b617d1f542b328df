/** Design options that a portal can set for all elements of its page. */
export interface Appearance {
  /** CSS hex colors. Fills keep the color and have black or white text; text, links and lines have a readable shade of it. */
  colorPrimary?: string
  colorSecondary?: string
  fontFamily?: string
  /** Corner radius of controls, as a CSS length. */
  borderRadius?: string
  /** Spacing of rows, cards and forms. Default: `comfortable`. */
  density?: 'comfortable' | 'compact'
}

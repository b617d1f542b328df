import { channelsOf, hexOfChannels, luminanceOf } from './channels.ts'

/** Colors of a filled area, such as a button. */
export interface BrandFill {
  fill: string
  /** Black or white text on the fill. */
  on: string
  /** Gray that is mixed with the fill under the pointer. It adds contrast to the text, or keeps it. */
  mix: string
  /** The fill on dark cards. */
  lit: string
}

/** Luminance above which text on a fill is black. White has a contrast of 4 there, black one of 5.2. */
export const blackFrom = 0.2125
/** Highest luminance under white text: a contrast of 4.5. */
export const mostUnderWhite = 0.1833
/** Lowest luminance on dark cards: a contrast of 3.1 with the card. */
export const leastOnDark = 0.15
/** Grays for fills under white and under black text. */
export const mixes = { dark: '#444444', light: '#cccccc' }

/**
 * Returns the fill of a hex color: the color itself, with black or white text by contrast. A color that vanishes on dark cards is
 * lightened there. Between 4 and 4.5 under white text, the color is darkened by a few percent, which nobody sees: black text on
 * them, as on the default purple, looks like a mistake.
 */
export function brandFill(hex: string): BrandFill {
  const color = channelsOf(hex)
  const luminance = luminanceOf(color)
  const isBright = luminance > blackFrom
  const factor = isBright ? 1 : Math.min(1, mostUnderWhite / luminance)
  const white = Math.max(0, leastOnDark - luminance)
  const fill = factor < 1 ? hexOfChannels(color.map((part) => part * factor)) : hex
  return {
    fill,
    on: isBright ? '#000000' : '#ffffff',
    mix: isBright ? mixes.light : mixes.dark,
    lit: white ? hexOfChannels(color.map((part) => part + white)) : fill,
  }
}

import { channelsOf, hexOfChannels, luminanceOf } from './channels.ts'

/** Colors of a filled area, such as a button. */
export interface BrandFill {
  fill: string
  /** Black or white text on the fill. */
  on: string
  /** The fill on dark cards. */
  lit: string
}

/** Luminance above which text on a fill is black. Black has a contrast of 6 there, white one of 3.5. */
export const blackFrom = 0.25
/** Highest luminance under white text: a contrast of 4.56. */
export const mostUnderWhite = 0.18
/** Lowest luminance on dark cards: a contrast of 3.1 with the card. */
export const leastOnDark = 0.15

/**
 * Returns the fill of a hex color: the color itself, with black or white text by contrast.
 * A color that almost carries white text is darkened slightly. A color that vanishes on dark cards is lightened there.
 */
export function brandFill(hex: string): BrandFill {
  const color = channelsOf(hex)
  const luminance = luminanceOf(color)
  const isBright = luminance > blackFrom
  const factor = isBright ? 1 : Math.min(1, mostUnderWhite / luminance)
  const white = Math.max(0, leastOnDark - luminance * factor)
  return {
    fill: hexOfChannels(color.map((part) => part * factor)),
    on: isBright ? '#000000' : '#ffffff',
    lit: hexOfChannels(color.map((part) => part * factor + white)),
  }
}

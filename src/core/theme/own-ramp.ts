import { blackFrom, leastOnDark, mixes, mostUnderWhite, type BrandFill } from './brand-fill.ts'
import type { Shade } from './brand-ramp.ts'

/**
 * Returns a CSS color: a shade of the color in a page's CSS variable.
 * It corresponds to `brandRamp` and follows the variable at once.
 * `--pe-own-…` has the variable's hue, and its luminance is limited so that white text has a contrast of 4.9 or more.
 */
export function ownShade(name: string, shade: Shade): string {
  const dark = shade <= 80
  const part = dark ? (shade - 10) / 70 : (shade - 100) / 60
  const lightest = 'max(.7,l + .1)'
  const lightness = dark
    ? `.18 + (l - .18)*${round(part)}`
    : shade === 90
      ? `(l + ${lightest})/2`
      : `${lightest} + (.965 - ${lightest})*${round(part)}`
  const chroma = dark ? 0.4 + 0.6 * part : 1 - (0.88 * (shade - 80)) / 80
  return `oklch(from var(--pe-own-${name}) calc(${lightness}) calc(c*${round(chroma)}) h)`
}

export const ownColor = (variable: string): string => {
  const part = (axis: string) => `calc(${axis}*min(1,.164/y))`
  return `color(from var(${variable}) xyz-d65 ${['x', 'y', 'z'].map(part).join(' ')})`
}

const whitePoint = { x: 0.95, y: 1, z: 1.09 }

/** Returns the same colors as `brandFill` for the color in a page's CSS variable. `own` is the prefix of the variables that hold the result. */
export function ownFill(variable: string, own: string): BrandFill {
  const color = (part: (axis: 'x' | 'y' | 'z') => string) =>
    `color(from var(${variable}) xyz-d65 ${(['x', 'y', 'z'] as const).map((axis) => `calc(${part(axis)})`).join(' ')})`
  const factor = `max(min(1,${mostUnderWhite}/y),min(1,(y - ${blackFrom})*1e5))`
  const [onBlack, onWhite] = [mixes.light, mixes.dark].map((gray) => parseInt(gray.slice(1, 3), 16) / 255) as [number, number]
  return {
    fill: color((axis) => `${axis}*${factor}`),
    on: color((axis) => `${whitePoint[axis]}*clamp(0,(${blackFrom} - y)*1e5,1)`),
    mix: `color(from var(${own}-on) srgb ${['r', 'g', 'b'].map((part) => `calc(${round(onBlack)} - ${round(onBlack - onWhite)}*${part})`).join(' ')})`,
    lit: color((axis) => `${axis}*${factor} + ${whitePoint[axis]}*max(0,${leastOnDark} - y)`),
  }
}

const round = (value: number) => Number(value.toFixed(3))

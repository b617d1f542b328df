import type { Shade } from './brand-ramp.ts'

/**
 * A shade as CSS, of the colour that a variable of the page holds: what `brandRamp` makes of a hex colour, and follows the page at once.
 * White can be read on `--pe-own-…`: it has the variable's hue, and no more luminance than a contrast of 4.9 allows.
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

const round = (value: number) => Number(value.toFixed(3))

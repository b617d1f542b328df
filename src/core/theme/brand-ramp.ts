import { channelsOf, hexOfChannels, luminanceOf, type Triple } from './channels.ts'

/** The 16 shades of a Fluent theme, from 10 (darkest) to 160 (lightest). */
export const shades = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const
export type Shade = (typeof shades)[number]
export type BrandRamp = Record<Shade, string>

interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

// Minimum contrast with white. Slightly above the 4.5 that text needs, because backgrounds are not pure white.
const leastContrast = 4.9

/** Creates a ramp for text, links and lines from a hex color. Shade 80 is that color, darkened if white text on it would be unreadable. */
export function brandRamp(hex: string): BrandRamp {
  const key = oklchOf(hex)
  let base = key.lightness
  while (base > 0 && contrastWithWhite(hexOf({ ...key, lightness: base })) < leastContrast) base -= 0.005
  // Shades from 100 are text on dark backgrounds, so they are light even for a dark color.
  const onDark = Math.max(0.7, base + 0.1)
  const lightnessOf = (shade: Shade) => {
    if (shade <= 80) return between(Math.min(0.18, base), base, (shade - 10) / 70)
    if (shade === 90) return (base + onDark) / 2
    return between(onDark, 0.965, (shade - 100) / 60)
  }
  const chromaOf = (shade: Shade) => key.chroma * (shade <= 80 ? between(0.4, 1, (shade - 10) / 70) : between(1, 0.12, (shade - 80) / 80))
  const entries = shades.map((shade) => [shade, hexOf({ lightness: lightnessOf(shade), chroma: chromaOf(shade), hue: key.hue })])
  return Object.fromEntries(entries) as BrandRamp
}

const between = (from: number, to: number, part: number) => from + (to - from) * part

const contrastWithWhite = (hex: string) => 1.05 / (luminanceOf(channelsOf(hex)) + 0.05)

// Björn Ottosson's matrices for linear sRGB and OKLab.
function oklchOf(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

function linearRgbOf({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function hexOf(color: Oklch): string {
  let { chroma } = color
  let rgb = linearRgbOf(color)
  // Reduces the chroma until the color fits into sRGB.
  while (chroma > 0 && rgb.some((part) => part < -0.0001 || part > 1.0001)) {
    chroma = Math.max(0, chroma - 0.002)
    rgb = linearRgbOf({ ...color, chroma })
  }
  return hexOfChannels(rgb)
}

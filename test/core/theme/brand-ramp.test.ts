import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brandRamp, shades, type Shade } from '../../../src/core/theme/brand-ramp.ts'
import { brandFill } from '../../../src/core/theme/brand-fill.ts'
import { defaultColors } from '../../../src/core/theme/default-colors.ts'

// All hues in three strengths, grays, and the extremes.
const wheel = Array.from({ length: 24 }, (_step, index) => index * 15).flatMap(
  (hue) =>
    [
      [hue, 100, 50],
      [hue, 60, 25],
      [hue, 40, 85],
    ] as const,
)
const colors = [
  ...wheel.map(([hue, saturation, lightness]) => hexOfHsl(hue, saturation, lightness)),
  ...Object.values(defaultColors),
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#010203',
  '#fefefe',
]

function hexOfHsl(hue: number, saturation: number, lightness: number): string {
  const spread = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12
    const value = lightness / 100 - spread * Math.max(-1, Math.min(step - 3, 9 - step, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

// WCAG 2.2, relative luminance.
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** `color-mix(in srgb, …)`. */
function mixed(one: string, other: string, part: number): string {
  const channel = (hex: string, start: number) => parseInt(hex.slice(start, start + 2), 16)
  const sum = (start: number) => Math.round(channel(one, start) * (1 - part) + channel(other, start) * part)
  return `#${[1, 3, 5].map((start) => sum(start).toString(16).padStart(2, '0')).join('')}`
}

const failing = (shadesMeant: readonly Shade[], ground: string) =>
  colors.flatMap((color) =>
    shadesMeant
      .map((shade) => ({ color, shade, contrast: contrast(brandRamp(color)[shade], ground) }))
      .filter(({ contrast: found }) => found < 4.5),
  )

describe('a ramp of any color', () => {
  it('has sixteen hex colors', () => {
    for (const color of colors) {
      const ramp = brandRamp(color)
      assert.deepEqual(Object.keys(ramp).map(Number), [...shades])
      for (const value of Object.values(ramp)) assert.match(value, /^#[0-9a-f]{6}$/, color)
    }
  })

  it('carries white text on shade 80 and darker', () => {
    assert.deepEqual(
      failing(
        shades.filter((shade) => shade <= 80),
        '#ffffff',
      ),
      [],
    )
  })

  it('can be read from shade 100 on over the dark ground', () => {
    assert.deepEqual(
      failing(
        shades.filter((shade) => shade >= 100),
        '#1e1e27',
      ),
      [],
    )
  })

  it('goes from dark to light', () => {
    for (const color of colors) {
      const lights = Object.values(brandRamp(color)).map(luminance)
      assert.deepEqual(
        lights,
        lights.toSorted((a, b) => a - b),
        color,
      )
    }
  })

  it('leaves a color as it is where white text can be read on it', () => {
    for (const color of ['#0b5a8a', '#8a1538', '#000000']) assert.equal(brandRamp(color)[80], color)
  })
})

describe('the fill of a color', () => {
  it('keeps the color, with black or white text by contrast', () => {
    const isAlmostDark = (color: string) => contrast(color, '#ffffff') > 3.99 && contrast(color, '#ffffff') < 4.51
    for (const color of colors) if (!isAlmostDark(color)) assert.equal(brandFill(color).fill, color)
    const texts = {
      '#000000': ['#ffd400', '#f73164', '#009688'],
      '#ffffff': ['#0a0a0f', '#0078d4', '#2e7d32', '#8a1538', '#7366ff', '#e53935'],
    }
    for (const [on, fills] of Object.entries(texts)) for (const fill of fills) assert.equal(brandFill(fill).on, on, fill)
  })

  it('darkens a color that almost carries white text by less than anyone sees', () => {
    const { fill } = brandFill('#7366ff')
    assert.ok(fill !== '#7366ff' && contrast(fill, '#7366ff') < 1.13, fill)
  })

  it('carries its text in any color, on light and dark cards', () => {
    for (const color of colors) {
      const { fill, on, lit } = brandFill(color)
      assert.ok(contrast(fill, on) >= 4.5 && contrast(lit, on) >= 4.5, color)
    }
  })

  it('carries its text under the pointer', () => {
    for (const color of colors) {
      const { fill, on, mix, lit } = brandFill(color)
      for (const ground of [fill, lit])
        for (const part of [0.14, 0.26, 0.34]) assert.ok(contrast(mixed(ground, mix, part), on) >= 4.5, color)
    }
  })

  it('stands out from the dark card in any color', () => {
    for (const color of colors) assert.ok(contrast(brandFill(color).lit, '#1e1e27') >= 3, color)
  })
})

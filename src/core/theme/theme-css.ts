import { createDarkTheme, createLightTheme, type BrandVariants, type Theme } from '@fluentui/tokens'
import { brandRamp, shades } from './brand-ramp.ts'
import { defaultColors } from './default-colors.ts'

type Tokens = Record<string, string | number>

// Fluent's tokens point at the ramp's variables, so that another colour changes the whole theme while it is shown.
const ramp = Object.fromEntries(shades.map((shade) => [shade, `var(--pe-brand-${shade})`])) as BrandVariants

const rounded = { borderRadiusMedium: 'var(--pe-border-radius, 6px)', borderRadiusXLarge: '12px' }
const fontFamilyBase = 'var(--pe-font-family, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif)'

const light: Tokens = {
  ...used(createLightTheme(ramp)),
  ...rounded,
  fontFamilyBase,
  colorNeutralForeground3: '#5a5a66',
  colorNeutralStroke2: '#e3e4ec',
  'pe-ground': '#f5f6fa',
  'pe-stripe': '#fafafc',
  'pe-row-hover': '#f3f3f9',
  'pe-warning': '#ffc83d',
  'pe-warning-text': '#3d2c00',
  'pe-dark': '#2c323f',
  'pe-dark-text': '#ffffff',
  'pe-info': '#0b6e99',
  'pe-info-text': '#ffffff',
  'pe-success': '#0e6b2e',
  'pe-danger': '#b10e1c',
}

const dark: Tokens = {
  ...used(createDarkTheme(ramp)),
  ...rounded,
  fontFamilyBase,
  colorNeutralBackground1: '#1e1e27',
  colorNeutralBackground1Hover: '#2a2a35',
  colorNeutralBackground1Pressed: '#17171f',
  colorNeutralBackground1Selected: '#30303c',
  colorNeutralBackground2: '#1a1a22',
  colorNeutralBackground3: '#16161d',
  colorNeutralForeground3: '#b4b4c0',
  colorNeutralStroke2: '#34343f',
  'pe-ground': '#14141b',
  'pe-stripe': '#22222c',
  'pe-row-hover': '#292934',
  'pe-warning': '#ffc83d',
  'pe-warning-text': '#3d2c00',
  'pe-dark': '#4a5163',
  'pe-dark-text': '#ffffff',
  'pe-info': '#0b6e99',
  'pe-info-text': '#ffffff',
  'pe-success': '#6ccb86',
  'pe-danger': '#ff99a0',
}

/** Every design token as CSS, made when the program is built; `.pe-dark` holds what differs. */
export const themeCss = [
  rule('.pe-root', { ...rampTokens('brand', defaultColors.primary), ...rampTokens('accent', defaultColors.secondary), ...light }),
  rule('.pe-root.pe-dark', Object.fromEntries(Object.entries(dark).filter(([name, value]) => light[name] !== value))),
].join('')

/** Fluent's palettes are many and hardly used: only those of the states stay. */
function used(theme: Theme): Tokens {
  const keep = (name: string) => !name.startsWith('colorPalette') || /^colorPalette(Red|Green|Yellow|DarkOrange)[A-Z]/.test(name)
  return Object.fromEntries(Object.entries(theme as unknown as Tokens).filter(([name]) => keep(name)))
}

function rampTokens(name: string, color: string): Tokens {
  return Object.fromEntries(Object.entries(brandRamp(color)).map(([shade, value]) => [`pe-${name}-${shade}`, value]))
}

function rule(selector: string, tokens: Tokens): string {
  return `${selector}{${Object.entries(tokens).map(([name, value]) => `--${name}:${value}`).join(';')}}`
}

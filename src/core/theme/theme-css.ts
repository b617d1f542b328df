import { createDarkTheme, createLightTheme, type BrandVariants, type Theme } from '@fluentui/tokens'
import { brandFill } from './brand-fill.ts'
import { brandRamp, shades, type Shade } from './brand-ramp.ts'
import { defaultColors } from './default-colors.ts'
import { ownColor, ownFill, ownShade } from './own-ramp.ts'

type Tokens = Record<string, string | number>

/** Fluent tokens that elements use; a test checks this. */
const used = [
  /^(borderRadius(Medium|Large|XLarge)|fontFamily(Base|Monospace)|shadow(2|8|16|28|64))$/,
  /^color(Brand(Background(2|Hover|Pressed)?|Foreground(1|2|Link)|Stroke(1|2Contrast))|CompoundBrand(Background|Stroke))$/,
  /^colorNeutral(Background(1|1Hover|3|Disabled|Inverted)|Foreground(1|2|2BrandHover|3|4|Disabled|Inverted|OnBrand))$/,
  /^colorNeutral(Stencil1|Stroke(1|2|Accessible|AccessibleHover|AccessiblePressed))$/,
  /^color(BackgroundOverlay|Palette(DarkOrangeForeground1|Red(Border2|Foreground[13]))|StrokeFocus2)$/,
  /^color(SubtleBackground(Hover|Pressed)|TransparentStroke)$/,
]

// Fluent's tokens reference the variables of the ramp, so that a new color changes a mounted theme.
const ramp = Object.fromEntries(shades.map((shade) => [shade, `var(--pe-brand-${shade})`])) as BrandVariants

const rounded = { borderRadiusMedium: 'var(--pe-border-radius, 6px)', borderRadiusXLarge: '12px' }
// Without the variable this value is invalid, so text with this font inherits the page's font.
const fontFamilyBase = 'var(--pe-font-family)'

/** Borders of fields have a contrast of 3 with cards and with the ground of the page. */
const fieldBorder = (color: string, active: string): Tokens => ({
  colorNeutralStrokeAccessible: color,
  colorNeutralStrokeAccessibleHover: active,
  colorNeutralStrokeAccessiblePressed: active,
})

const strongLine = 'var(--colorNeutralForeground1)'
const moreContrast: Tokens = {
  colorNeutralForeground2: strongLine,
  colorNeutralForeground3: strongLine,
  colorNeutralForeground4: strongLine,
  colorNeutralStroke1: strongLine,
  colorNeutralStroke2: strongLine,
  colorNeutralStrokeAccessible: strongLine,
}

const light: Tokens = {
  ...usedOf(createLightTheme(ramp)),
  ...rounded,
  fontFamilyBase,
  ...fillTokens(),
  'pe-fill': 'var(--pe-brand-fill)',
  colorNeutralForegroundOnBrand: 'var(--pe-brand-on)',
  'pe-accent': 'var(--pe-accent-fill)',
  colorNeutralForeground3: '#5a5a66',
  ...fieldBorder('#858593', '#5a5a66'),
  colorNeutralStroke2: '#e3e4ec',
  'pe-space': 'var(--pe-density, 1)',
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
  ...usedOf(createDarkTheme(ramp)),
  ...rounded,
  fontFamilyBase,
  ...fillTokens(),
  'pe-fill': 'var(--pe-brand-lit)',
  colorNeutralForegroundOnBrand: 'var(--pe-brand-on)',
  colorBrandBackground2: 'color-mix(in srgb,var(--pe-brand-100) 14%,transparent)',
  'pe-accent': 'var(--pe-accent-lit)',
  colorNeutralBackground1: '#1e1e27',
  colorNeutralBackground1Hover: '#2a2a35',
  colorNeutralBackground3: '#16161d',
  colorNeutralForeground3: '#b4b4c0',
  ...fieldBorder('#7b7b89', '#b4b4c0'),
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

/** All design tokens as CSS, generated at build time. `.pe-dark` contains only the differences. */
export const themeCss = [
  rule('.pe-root', {
    ...rampTokens('brand', 'primary', shades, shades),
    ...rampTokens('accent', 'secondary', [30, 60, 80, 100], [80, 100]),
    ...light,
  }),
  rule('.pe-root.pe-dark', Object.fromEntries(Object.entries(dark).filter(([name, value]) => light[name] !== value))),
  `@media (prefers-contrast:more){${rule('.pe-root.pe-root', moreContrast)}}`,
].join('')

function usedOf(theme: Theme): Tokens {
  return Object.fromEntries(Object.entries(theme as unknown as Tokens).filter(([name]) => used.some((names) => names.test(name))))
}

function fillTokens(): Tokens {
  const mixed = (part: number) => `color-mix(in srgb,var(--pe-fill),var(--pe-brand-mix) ${part}%)`
  return { colorBrandBackground: 'var(--pe-fill)', colorBrandBackgroundHover: mixed(14), colorBrandBackgroundPressed: mixed(26) }
}

/** Returns shades and fills of a default color. Those in `own` follow the page's `--pe-color-…` if it is set. */
function rampTokens(name: string, role: 'primary' | 'secondary', shown: readonly Shade[], own: readonly Shade[]): Tokens {
  const tokens: Tokens = { [`pe-own-${name}`]: ownColor(`--pe-color-${role}`) }
  const ramp = brandRamp(defaultColors[role])
  for (const shade of shown) {
    const isOwn = own.includes(shade)
    if (isOwn) tokens[`pe-own-${name}-${shade}`] = ownShade(name, shade)
    tokens[`pe-${name}-${shade}`] = isOwn ? `var(--pe-own-${name}-${shade},${ramp[shade]})` : ramp[shade]
  }
  const [fills, ownFills] = [brandFill(defaultColors[role]), ownFill(`--pe-color-${role}`, `--pe-own-${name}`)]
  // Only fills of the primary color react to the pointer.
  for (const part of role === 'primary' ? (['fill', 'on', 'mix', 'lit'] as const) : (['fill', 'on', 'lit'] as const)) {
    tokens[`pe-own-${name}-${part}`] = ownFills[part]
    tokens[`pe-${name}-${part}`] = `var(--pe-own-${name}-${part},${fills[part]})`
  }
  return tokens
}

function rule(selector: string, tokens: Tokens): string {
  return `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`
}

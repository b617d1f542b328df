/** Settings of the theme editor. */
export interface ThemeSettings {
  theme: 'auto' | 'light' | 'dark'
  colorPrimary: string
  colorSecondary: string
  /** Empty for the font of the page. */
  fontFamily: string
  /** Pixels. */
  borderRadius: number
  density: 'comfortable' | 'compact'
}

export const initialTheme: ThemeSettings = {
  theme: 'auto',
  colorPrimary: '#7366ff',
  colorSecondary: '#f73164',
  fontFamily: '',
  borderRadius: 6,
  density: 'comfortable',
}

/** Returns the settings as `configure()` takes them. */
export const configurationOf = ({ theme, borderRadius, fontFamily, ...rest }: ThemeSettings) => ({
  theme,
  appearance: { ...rest, ...(fontFamily && { fontFamily }), borderRadius: `${borderRadius}px` },
})

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`

/** Returns the call of `configure()` as code. */
export function configureCode(settings: ThemeSettings): string {
  const { theme, appearance } = configurationOf(settings)
  const lines = Object.entries(appearance).map(([name, value]) => `    ${name}: ${quoted(value)},\n`)
  return `configure({\n  theme: ${quoted(theme)},\n  appearance: {\n${lines.join('')}  },\n})`
}

/** Returns the same settings as a rule of a style sheet. The theme follows the page's `color-scheme`. */
export function cssCode({ theme, colorPrimary, colorSecondary, fontFamily, borderRadius, density }: ThemeSettings): string {
  const declarations = [
    ['color-scheme', theme === 'auto' ? 'light dark' : theme],
    ['--pe-color-primary', colorPrimary],
    ['--pe-color-secondary', colorSecondary],
    ...(fontFamily ? [['--pe-font-family', fontFamily]] : []),
    ['--pe-border-radius', `${borderRadius}px`],
    ['--pe-density', density === 'compact' ? '0.75' : '1'],
  ]
  return `:root {\n${declarations.map((declaration) => `  ${declaration.join(': ')};\n`).join('')}}`
}

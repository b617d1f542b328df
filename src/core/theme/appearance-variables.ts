import type { Appearance } from './appearance.ts'
import { brandFill } from './brand-fill.ts'
import { brandRamp } from './brand-ramp.ts'

export function appearanceVariables({
  colorPrimary,
  colorSecondary,
  fontFamily,
  borderRadius,
  density,
}: Appearance): [name: string, value: string][] {
  const ramp = (name: string, color: string | undefined) =>
    color
      ? Object.entries({ ...brandRamp(color), ...brandFill(color) }).map(([shade, value]): [string, string] => [
          `--pe-${name}-${shade}`,
          value,
        ])
      : []
  const single = (name: string, value: string | undefined): [string, string][] => (value ? [[name, value]] : [])
  return [
    ...ramp('brand', colorPrimary),
    ...ramp('accent', colorSecondary),
    ...single('--pe-font-family', fontFamily),
    ...single('--pe-border-radius', borderRadius),
    ...single('--pe-density', density && (density === 'compact' ? '0.75' : '1')),
  ]
}

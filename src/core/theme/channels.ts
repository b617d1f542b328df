export type Triple = [number, number, number]

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Returns red, green and blue of a hex color as linear light, 0 to 1. */
export const channelsOf = (hex: string) => [1, 3, 5].map((start) => linear(parseInt(hex.slice(start, start + 2), 16) / 255)) as Triple

/** Returns the hex color of linear red, green and blue. Values outside of 0 to 1 are clipped. */
export function hexOfChannels(channels: readonly number[]): string {
  const byte = (part: number) =>
    Math.round(gamma(Math.min(1, Math.max(0, part))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channels.map(byte).join('')}`
}

/** Relative luminance of WCAG 2.2. */
export const luminanceOf = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

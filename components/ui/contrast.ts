/** `--color-paper` of each theme as hex: `theme-color` does not accept CSS variables. */
export const themeColors = { light: '#f8f3ea', dark: '#0c294c' }

/** A colour as lightness (0 to 1), chroma and hue in degrees. */
export type Oklch = [lightness: number, chroma: number, hue: number]

/** The WCAG 2 contrast ratio of two colours, from 1 to 21, after rounding to eight bits a channel. */
export function contrast(a: Oklch, b: Oklch): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Whether the colour is in the sRGB gamut. */
export function inGamut(colour: Oklch): boolean {
  return linear(colour).every((channel) => channel > -0.001 && channel < 1.001)
}

/** The colour in hexadecimal, such as #14243c. */
export function toHex(colour: Oklch): string {
  return `#${bytes(colour)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = bytes(colour).map((byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function bytes(colour: Oklch): number[] {
  return linear(colour).map((channel) => {
    const value = Math.min(1, Math.max(0, channel))
    return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
  })
}

/** OKLCH to linear sRGB, by the matrices of CSS Color 4. */
function linear([lightness, chroma, hue]: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

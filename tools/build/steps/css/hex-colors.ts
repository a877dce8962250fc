import { hex } from '../../../../components/ui/contrast.ts'

/** Writes `oklch()` colors in hexadecimal, as screens show them: 110 bytes of `/`, 102 of `/digital-transformation`. */
export function hexColors(value: string): string {
  return value.replace(/oklch\(([\d.]+)(%?) ([\d.]+) ([\d.]+)\)/g, (_, lightness, percent, chroma, hue) =>
    hex([Number(lightness) / (percent ? 100 : 1), Number(chroma), Number(hue)]),
  )
}

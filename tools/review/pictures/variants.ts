/** A width and theme of the screenshots. */
export interface Variant {
  name: string
  width: number
  height: number
  scheme: 'light' | 'dark'
  /** The scale of the screenshots in the report. */
  scale: number
}

/** The four variants, in the order of the report. */
export const variants: readonly Variant[] = [
  { name: '1440 light', width: 1440, height: 900, scheme: 'light', scale: 0.5 },
  { name: '390 light', width: 390, height: 844, scheme: 'light', scale: 0.9 },
  { name: '1440 dark', width: 1440, height: 900, scheme: 'dark', scale: 0.5 },
  { name: '390 dark', width: 390, height: 844, scheme: 'dark', scale: 0.9 },
]

/** The widths of the variants, each once. */
export const variantWidths = [...new Set(variants.map(({ width }) => width))]

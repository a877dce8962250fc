/** A width and theme in which pages are looked at. */
export interface Variant {
  name: string
  width: number
  height: number
  scheme: 'light' | 'dark'
  /** How large its pictures are kept. */
  scale: number
}

/** The four ways in which a page is looked at, in the order that changes the window least. */
export const variants: readonly Variant[] = [
  { name: '1440 light', width: 1440, height: 900, scheme: 'light', scale: 0.5 },
  { name: '1440 dark', width: 1440, height: 900, scheme: 'dark', scale: 0.5 },
  { name: '390 dark', width: 390, height: 844, scheme: 'dark', scale: 0.9 },
  { name: '390 light', width: 390, height: 844, scheme: 'light', scale: 0.9 },
]

/** The order in which a reader looks at them. */
export const readingOrder = ['1440 light', '390 light', '1440 dark', '390 dark']

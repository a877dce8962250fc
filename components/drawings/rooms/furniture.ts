import { numbers, polygon, rectangle, type Point } from '../path.ts'

/* Furniture seen from above, as path data. Coordinates are the upper left corner unless a piece is round. */

/** The wall or the side that a piece has its back to. */
export type Side = 'left' | 'right' | 'above' | 'below'

/** A circle around a point. */
export function circle(x: number, y: number, r: number): string {
  return `M${numbers(x - r, y)}a${numbers(r, r)} 0 1 0 ${numbers(2 * r, 0)} ${numbers(r, r)} 0 1 0 ${numbers(-2 * r, 0)}`
}

/** A plant in a round pot. */
export function plant(x: number, y: number, r = 16): string {
  const d = Math.round(r * 0.7)
  return `${circle(x, y, r)}M${numbers(x, y - r)}v${2 * r}M${numbers(x - r, y)}h${2 * r}M${numbers(x - d, y - d)}l${numbers(2 * d, 2 * d)}M${numbers(x + d, y - d)}l${numbers(-2 * d, 2 * d)}`
}

/** An easy chair with its back to one side. */
export function seat(x: number, y: number, back: Side): string {
  const lines = {
    left: `M${numbers(x + 9, y)}v36`,
    right: `M${numbers(x + 27, y)}v36`,
    above: `M${numbers(x, y + 9)}h36`,
    below: `M${numbers(x, y + 27)}h36`,
  }
  return rectangle(x, y, 36, 36) + lines[back]
}

/** A rack, a shelf or a chest: so many parts along its longer side. */
export function rack(x: number, y: number, width: number, height: number, parts: number): string {
  const step = Math.max(width, height) / parts
  const dividers = Array.from({ length: parts - 1 }, (_, index) => {
    const at = step * (index + 1)
    return width > height ? `M${numbers(x + at, y)}v${height}` : `M${numbers(x, y + at)}h${width}`
  })
  return rectangle(x, y, width, height) + dividers.join('')
}

/** A table or any plain block. */
export function table(x: number, y: number, width: number, height: number): string {
  return rectangle(x, y, width, height)
}

/** A closed box: its lid meets in the middle. */
export function carton(x: number, y: number, width: number, height: number): string {
  return `${rectangle(x, y, width, height)}M${numbers(x, y)}l${numbers(width, height)}M${numbers(x + width, y)}l${numbers(-width, height)}`
}

/** A sheet of paper with writing on it. */
export function page(x: number, y: number): string {
  return `${rectangle(x, y, 24, 32)}M${numbers(x + 5, y + 8)}h14m-14 7h14m-14 7h8`
}

/** A sheet of paper put down askew. */
export function note(x: number, y: number): string {
  return `${polygon([
    [x, y + 4],
    [x + 22, y],
    [x + 26, y + 26],
    [x + 4, y + 30],
  ])}M${numbers(x + 6, y + 10)}l13-2m-12 9 13-2`
}

/** An envelope, its flap towards the top of the sheet. */
export function envelope(x: number, y: number): string {
  return `${rectangle(x, y, 36, 26)}M${numbers(x, y)}l18 15 18-15`
}

/** An open book or diary. */
export function book(x: number, y: number): string {
  return `${rectangle(x, y, 44, 30)}M${numbers(x + 22, y)}v30M${numbers(x + 6, y + 8)}h10m-10 7h10m12-7h10m-10 7h10`
}

/** A tray for papers. */
export function tray(x: number, y: number): string {
  return rectangle(x, y, 38, 30) + rectangle(x + 6, y + 5, 26, 20)
}

/** A screen on its foot, with the keys before it. */
export function screen(x: number, y: number): string {
  return `${rectangle(x, y, 52, 10)}M${numbers(x + 20, y + 10)}v6h12v-6${rectangle(x + 6, y + 22, 40, 12)}`
}

/** A telephone with its handset across. */
export function telephone(x: number, y: number): string {
  return rectangle(x, y, 44, 24) + rectangle(x - 4, y + 4, 12, 16) + circle(x + 28, y + 12, 6)
}

/** A desk lamp. */
export function lamp(x: number, y: number): string {
  return circle(x, y, 11) + circle(x, y, 4)
}

/** A chart on a table: a line from point to point in a frame. */
export function chart(x: number, y: number, width: number, height: number, heights: readonly number[]): string {
  const step = width / (heights.length + 1)
  const points = heights.map((share, index): Point => [x + step * (index + 1), y + height - share * height])
  return `${rectangle(x, y, width, height)}M${points.map((point) => numbers(...point)).join('L')}`
}

import type { Place } from './content-error.ts'

/** Leads from offsets in a text to lines and columns, and back. */
export class Lines {
  #starts = [0]

  constructor(source: string) {
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) this.#starts.push(at + 1)
  }

  offsetOf({ line, column }: Place): number {
    return (this.#starts[line - 1] ?? 0) + column - 1
  }

  placeAt(offset: number, length?: number): Place {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.#starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - this.#starts[low]! + 1, ...(length !== undefined && { length }) }
  }
}

/** The line and column of an offset, for a few places of a text; `Lines` is faster for many. */
export function placeAt(source: string, offset: number, length?: number): Place {
  return new Lines(source).placeAt(offset, length)
}

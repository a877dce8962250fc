import type { Place } from './content-error.ts'

/** A text with conversion of its offsets to lines and columns, and back. */
export class Lines {
  readonly source: string
  #starts: number[]

  constructor(source: string) {
    this.source = source
    this.#starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  }

  offsetOf({ line, column }: Place): number {
    return (this.#starts[line - 1] ?? 0) + column - 1
  }

  placeAt(offset: number, length?: number): Place {
    const index = this.#starts.findLastIndex((start) => start <= offset)
    return { line: index + 1, column: offset - this.#starts[index]! + 1, length }
  }

  /** The offsets of a node. Its own are one too small in a file that begins with a byte order mark. */
  rangeOf({ position }: { position?: { start: Place; end: Place } | undefined }): [from: number, to: number] {
    return [this.offsetOf(position!.start), this.offsetOf(position!.end)]
  }
}

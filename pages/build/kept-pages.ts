import { createHash } from 'node:crypto'
import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import type { NamedPicture } from '../pictures/pictures.ts'
import type { PictureFacts } from '../share/picture-facts.ts'

/** What is known of a rendered page beside its HTML. */
type Notes = {
  /** The pictures that it was rendered with: they may have changed since. */
  pictures: readonly NamedPicture[]
  /** What its share picture is drawn from. */
  share: PictureFacts | undefined
}

export type KeptPage = Notes & { html: () => string }

type Place = { at: number; length: number }

/**
 * Pages as the last build rendered them: what has not changed since need not be rendered again. One file holds the HTML of all,
 * then the notes of each, then where the notes begin.
 */
export class KeptPages {
  #file: string
  #part: string
  #shared: string
  #earlier: ReadonlyMap<string, Notes & Place>
  #from: number | undefined
  #to: number
  #kept: [string, Notes & Place][] = []
  #at = 0

  /** @param shared a hash of what every page is rendered from besides its own text; pages of another are none */
  constructor(file: string, shared: string) {
    this.#file = file
    this.#part = `${file}.${process.pid}`
    this.#shared = shared
    this.#earlier = existsSync(file) ? this.#readEarlier() : new Map()
    this.#to = openSync(this.#part, 'w')
  }

  /** A page that was rendered from this very text. */
  find(file: string, source: string): KeptPage | undefined {
    const kept = this.#earlier.get(keyOf(file, source))
    return kept && { ...kept, html: () => this.#read(kept.at, kept.length).toString() }
  }

  /** Keeps a page for the next build. */
  keep(file: string, source: string, html: string, { pictures, share }: Notes): void {
    const length = writeSync(this.#to, html)
    this.#kept.push([keyOf(file, source), { pictures, share, at: this.#at, length }])
    this.#at += length
  }

  /** Puts what was kept in the place of what was there. Two builds may run at once: the file is there whole or not at all. */
  save(): void {
    const end = Buffer.alloc(8)
    end.writeDoubleLE(this.#at)
    writeSync(this.#to, JSON.stringify({ shared: this.#shared, pages: this.#kept }))
    writeSync(this.#to, end)
    closeSync(this.#to)
    renameSync(this.#part, this.#file)
  }

  /** Leaves what was there as it is. */
  drop(): void {
    closeSync(this.#to)
    rmSync(this.#part, { force: true })
  }

  #readEarlier(): ReadonlyMap<string, Notes & Place> {
    this.#from = openSync(this.#file, 'r')
    try {
      const { size } = fstatSync(this.#from)
      const at = this.#read(size - 8, 8).readDoubleLE()
      const { shared, pages } = JSON.parse(this.#read(at, size - 8 - at).toString()) as { shared: string; pages: [string, Notes & Place][] }
      return new Map(shared === this.#shared ? pages : [])
    } catch {
      // Damaged, as by a full disk: all pages are rendered anew.
      return new Map()
    }
  }

  #read(at: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length)
    if (readSync(this.#from!, bytes, 0, length, at) !== length) throw new Error(`${this.#file} is cut short: delete it.`)
    return bytes
  }
}

function keyOf(file: string, source: string): string {
  return createHash('sha256').update(`${file}\0${source}`).digest('base64url').slice(0, 24)
}

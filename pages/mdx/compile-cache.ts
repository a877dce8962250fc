import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { NamedPicture } from '../pictures/pictures.ts'
import type { Compiled } from './content-compiler.ts'

/** What a content file compiled to, and the pictures that it was compiled with: they may have changed since. */
type Kept = { compiled: Compiled; pictures: readonly NamedPicture[] }

/**
 * Compiled content files of the last build, in one file below `.staffroom/cache`: a build parses only what has changed since.
 * Files that held mistakes are not among them, nor is what an older engine compiled.
 */
export class CompileCache {
  #root: string
  #file: string
  #engine: string
  #earlier: ReadonlyMap<string, Kept>
  #kept = new Map<string, Kept>()

  /** @param engine a hash of all that decides how a file compiles, besides its text */
  constructor(root: string, engine: string) {
    this.#root = root
    this.#engine = engine
    this.#file = join(root, '.staffroom/cache/mdx.json')
    const known = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) as { engine: string; files: [string, Kept][] } : undefined
    this.#earlier = new Map(known?.engine === engine ? known.files : [])
  }

  /** What the file compiled to last time, where neither it nor the engine has changed since. */
  read(id: string, source: string): Kept | undefined {
    const key = this.#keyOf(id, source)
    const kept = this.#earlier.get(key)
    if (kept) this.#kept.set(key, kept)
    return kept
  }

  write(id: string, source: string, kept: Kept): void {
    this.#kept.set(this.#keyOf(id, source), kept)
  }

  /** Keeps what was read and written since for the next build. Two builds may run at once: the file is there whole or not at all. */
  save(): void {
    const part = `${this.#file}.${process.pid}`
    mkdirSync(dirname(this.#file), { recursive: true })
    try {
      writeFileSync(part, JSON.stringify({ engine: this.#engine, files: [...this.#kept] }))
      renameSync(part, this.#file)
    } finally {
      rmSync(part, { force: true })
    }
  }

  #keyOf(id: string, source: string): string {
    return createHash('sha256').update(`${relative(this.#root, id)}\0${source}`).digest('base64url').slice(0, 24)
  }
}

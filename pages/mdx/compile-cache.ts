import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { NamedPicture } from '../pictures/pictures.ts'
import type { Compiled } from './content-compiler.ts'
import { wantsSourcePositions } from './source-positions.ts'

/** What decides how a content file compiles, besides its own text: the engine, the widgets and the records that it may name. */
const ENGINE = ['pages', 'components', 'data', 'package.json']

/** What a content file compiled to, and the pictures that it was compiled with: they may have changed since. */
type Kept = { compiled: NonNullable<Compiled>; pictures: readonly NamedPicture[] }

/**
 * Compiled content files of earlier builds, in `.staffroom/cache`: a build parses only what has changed since. Files that
 * held mistakes are not among them. What an older engine compiled is deleted.
 */
export class CompileCache {
  #root: string
  #folder: string

  constructor(root: string) {
    this.#root = root
    const all = join(root, '.staffroom/cache/mdx')
    const engine = engineHash(root)
    this.#folder = join(all, engine)
    mkdirSync(this.#folder, { recursive: true })
    for (const name of readdirSync(all)) if (name !== engine) rmSync(join(all, name), { recursive: true, force: true })
  }

  /** What the file compiled to last time, where neither it nor the engine has changed since. */
  read(id: string, source: string): Kept | undefined {
    const file = this.#fileOf(id, source)
    if (!existsSync(file)) return undefined
    const list = picturesOf(file)
    const pictures = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) as NamedPicture[] : []
    return { compiled: { code: readFileSync(file, 'utf8'), map: null }, pictures }
  }

  write(id: string, source: string, { compiled, pictures }: Kept): void {
    const file = this.#fileOf(id, source)
    if (pictures.length) writeWhole(picturesOf(file), JSON.stringify(pictures))
    writeWhole(file, compiled.code)
  }

  #fileOf(id: string, source: string): string {
    return join(this.#folder, `${createHash('sha256').update(`${relative(this.#root, id)}\0${source}`).digest('hex').slice(0, 32)}.js`)
  }
}

/** Where the pictures of a compiled file are listed; pages without any have no list. */
function picturesOf(file: string): string {
  return file.replace(/js$/, 'pictures.json')
}

/** Two builds may run at once: a file is there whole or not at all. */
function writeWhole(file: string, text: string): void {
  const part = `${file}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, file)
}

/** A hash of the engine, the widgets and the records: what they make may be kept while it stays the same. */
export function engineHash(root: string): string {
  const hash = createHash('sha256').update(`${process.versions.node} ${wantsSourcePositions()}`)
  for (const part of ENGINE) {
    const path = join(root, part)
    const files = part.includes('.') ? [path] : readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 32)
}

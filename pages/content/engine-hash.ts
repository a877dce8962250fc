import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { wantsSourcePositions } from '../mdx/source-positions.ts'

/** What decides how a content file compiles, besides its own text: the engine, the widgets and the records that it may name. */
const ENGINE = ['pages', 'components', 'data', 'package.json']

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

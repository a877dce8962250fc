import type { Cause } from '../report.ts'
import type { NamedKey } from '../git/causes.ts'
import type { SourceView } from './sources.ts'

/** Links to the lines of sources, relative to the report's folder. */
export class SourceLinks {
  readonly #views: ReadonlyMap<string, SourceView>
  readonly #keys: ReadonlyMap<string, string>

  constructor(views: readonly SourceView[], keys: readonly NamedKey[]) {
    this.#views = new Map(views.map((view) => [view.file, view]))
    this.#keys = new Map(
      keys.flatMap(({ file, key, position }) =>
        position === undefined ? [] : [[`${file}: ${key}`, `${file}:${position}`]],
      ),
    )
  }

  /**
   * The address of `content/pricing.mdx:14:3`; `old` for a line that only the base has. Undefined where the file is
   * not shown.
   */
  line(source: string, old = false): string | undefined {
    const { file, line } = readPlace(source)
    const view = this.#views.get(file)
    if (!view) return undefined
    const shown =
      line !== undefined && view.hunks.some((rows) => rows.some((row) => (old ? row.old : row.new) === line))
    return `sources/${view.slug}.html${shown ? `#${old ? 'B' : 'L'}${line}` : ''}`
  }

  /** The address of a key's value, or of the file. */
  cause({ file, key }: Cause): string | undefined {
    return this.line((key !== undefined && this.#keys.get(`${file}: ${key}`)) || file)
  }
}

/** `content/pricing.mdx:14:3` as file and line. */
export function readPlace(source: string): { file: string; line: number | undefined } {
  const [, file = source, line] = /^(.*?):(\d+)(?::\d+)?$/.exec(source) ?? []
  return { file, line: line === undefined ? undefined : Number(line) }
}

import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, sep } from 'node:path'
import { contentFiles } from '../content/routes.ts'

/** An editable file: its text without a byte order mark and with `\n`, and how to write it back. */
export type SourceText = { file: string; text: string; hasMark: boolean; isCrlf: boolean }

/** A request that cannot be fulfilled; its message says what to do. */
export class EditError extends Error {
  override name = 'EditError'
  /** What else the browser needs, such as the text that stands in the file now. */
  readonly details: object

  constructor(message: string, details: object = {}) {
    super(message)
    this.details = details
  }
}

/** The files that the editor may change. The browser names them by ids, so that none is a path. */
export class SourceFiles {
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  idOf(file: string): string {
    return createHash('sha256').update(join(this.root, file)).digest('hex').slice(0, 24)
  }

  /** The pages and the modules with records. */
  list(): string[] {
    const data = readdirSync(join(this.root, 'data')).filter((name) => /^[\w-]+\.ts$/.test(name))
    return [...contentFiles(this.root), ...data.map((name) => `data/${name}`)]
  }

  /** @throws {EditError} for an id that names no editable file */
  fileOf(id: unknown): string {
    const file = this.list().find((candidate) => this.idOf(candidate) === id)
    if (!file) throw new EditError('The file has gone. Reload the page.')
    return file
  }

  /** @throws {EditError} for a file that is a link to another place, or not UTF-8 */
  read(file: string): SourceText {
    const path = realpathSync(join(this.root, file))
    const root = realpathSync(this.root)
    if (!['content', 'data'].some((folder) => path.startsWith(join(root, folder) + sep)) || !statSync(path).isFile())
      throw new EditError(`${file} leads to a file outside content and data, so it cannot be edited here.`)
    const bytes = readFileSync(path)
    const whole = bytes.toString('utf8')
    if (!Buffer.from(whole).equals(bytes)) throw new EditError(`${file} is not saved as UTF-8. Save it as UTF-8 first.`)
    const hasMark = whole.startsWith('\uFEFF')
    const text = hasMark ? whole.slice(1) : whole
    const isCrlf = /\r\n/.test(text) && !/(?<!\r)\n/.test(text)
    return { file, text: isCrlf ? text.replaceAll('\r\n', '\n') : text, hasMark, isCrlf }
  }

  /** A file's text; undefined if the file has gone. */
  textOf(file: string): string | undefined {
    return existsSync(join(this.root, file)) ? this.read(file).text : undefined
  }

  /** Writes a file as it was encoded: through a second file, so that no reader sees a half of it. */
  write({ file, hasMark, isCrlf }: SourceText, text: string): void {
    const folder = join(this.root, '.staffroom')
    mkdirSync(folder, { recursive: true })
    const path = join(folder, `edit-${randomBytes(8).toString('hex')}`)
    writeFileSync(path, (hasMark ? '\uFEFF' : '') + (isCrlf ? text.replaceAll('\n', '\r\n') : text))
    renameSync(path, realpathSync(join(this.root, file)))
  }
}

/** A text with one part replaced. */
export function splice(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end)
}

/**
 * Lets links lead to a new address of a page or of a heading.
 * @param from the old address; of a heading on its own page from the # on
 * @param among the files whose links are changed: by default all
 * @returns the new text of each file that has such a link
 */
export function renamedLinks(
  files: SourceFiles,
  from: string,
  to: string,
  among = files.list(),
): { source: SourceText; text: string }[] {
  // In brackets behind a link's words, or in quotation marks: the whole address, or one with an anchor or a question.
  const address = new RegExp(String.raw`(?<=\]\(|['"])${from.replaceAll('/', '\\/')}(?=[)#?'"\s])`, 'g')
  return among.flatMap((file) => {
    const source = files.read(file)
    const text = source.text.replaceAll(address, to)
    return text === source.text ? [] : [{ source, text }]
  })
}

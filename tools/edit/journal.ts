import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EditError, splice, type SourceFiles } from './source-files.ts'

/** A written edit, and what undoes it. */
export type JournalEntry = {
  id: number
  file: string
  /** What was edited, in words: 'Paragraph', 'PriceTable: caption'. */
  label: string
  /** Time of the edit, in milliseconds. */
  time: number
  start: number
  before: string
  after: string
  /** Edits with one session undo together: those of an editor between opening and closing. */
  session: string
  /** Whether it has been undone, or is itself an undo. */
  undone?: boolean
}

/** The edits of this checkout in `.staffroom/edits.jsonl`, newest last. They outlive the server. */
export class Journal {
  #files: SourceFiles
  #path: string
  #entries: JournalEntry[]

  constructor(files: SourceFiles) {
    this.#files = files
    this.#path = join(files.root, '.staffroom/edits.jsonl')
    const lines = existsSync(this.#path) ? readFileSync(this.#path, 'utf8').split('\n').filter(Boolean) : []
    const entries = new Map<number, JournalEntry>()
    for (const line of lines) {
      const entry = parsed(line)
      if (entry) entries.set(entry.id, { ...entries.get(entry.id), ...entry })
    }
    this.#entries = [...entries.values()]
  }

  add(entry: Omit<JournalEntry, 'id' | 'time'>): JournalEntry {
    const whole = { ...entry, id: (this.#entries.at(-1)?.id ?? 0) + 1, time: Date.now() }
    this.#entries.push(whole)
    this.#append(whole)
    return whole
  }

  /** The edits that can be undone, newest first, with one entry for each session. */
  list(): JournalEntry[] {
    const open = this.#entries.filter(({ undone }) => !undone).reverse()
    const texts = new Map<string, string>()
    const textOf = (file: string): string => {
      if (!existsSync(join(this.#files.root, file))) return ''
      const text = texts.get(file) ?? this.#files.read(file).text
      texts.set(file, text)
      return text
    }
    return open.filter(
      ({ session, file, ...entry }, index) =>
        open.findIndex((other) => session === other.session) === index && placeOf(entry, textOf(file)) !== undefined,
    )
  }

  /** Moves the edits of a file to its new name. */
  rename(from: string, to: string): void {
    for (const entry of this.#entries.filter(({ file }) => file === from)) {
      entry.file = to
      this.#append({ id: entry.id, file: to })
    }
  }

  /**
   * Undoes the edits of a session, newest first. Writes nothing if one of them cannot be undone.
   * @returns the file
   * @throws {EditError} if the text has been changed since
   */
  undo(session: string): string {
    const sessionEntries = this.#entries.filter((entry) => entry.session === session && !entry.undone).reverse()
    const [first] = sessionEntries
    if (!first) throw new EditError('There is nothing to undo.')
    const source = this.#files.read(first.file)
    let { text } = source
    for (const entry of sessionEntries) {
      const at = placeOf(entry, text)
      if (at === undefined)
        throw new EditError(`${entry.label} has been changed since, so this cannot be undone by itself.`)
      text = splice(text, at, at + entry.after.length, entry.before)
    }
    this.#files.write(source, text)
    for (const entry of sessionEntries) {
      entry.undone = true
      this.#append({ id: entry.id, undone: true })
    }
    return first.file
  }

  #append(entry: Partial<JournalEntry>): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    appendFileSync(this.#path, `${JSON.stringify(entry)}\n`)
  }
}

/** Where an edit's text is now; undefined if it has been changed since. */
function placeOf({ start, after }: Pick<JournalEntry, 'start' | 'after'>, text: string): number | undefined {
  return text.slice(start, start + after.length) === after ? start : onlyPlaceOf(after, text)
}

/** Where a text occurs, if exactly once. */
export function onlyPlaceOf(part: string, text: string): number | undefined {
  const at = part ? text.indexOf(part) : -1
  return at >= 0 && text.indexOf(part, at + 1) < 0 ? at : undefined
}

function parsed(line: string): JournalEntry | undefined {
  try {
    return JSON.parse(line) as JournalEntry
  } catch {
    // The computer stopped while it was written.
    return undefined
  }
}

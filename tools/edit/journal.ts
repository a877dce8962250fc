import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EditError, splice, type SourceFiles, type SourceText } from './source-files.ts'

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
  /** A file that was created with it: a picture. */
  added?: string | undefined
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
      const text = texts.get(file) ?? this.#files.textOf(file) ?? ''
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
   * @returns the files, and those that were created with the edits
   * @throws {EditError} if the text has been changed since
   */
  undo(session: string): { files: string[]; added: string[] } {
    const sessionEntries = this.#entries.filter((entry) => entry.session === session && !entry.undone).reverse()
    if (!sessionEntries.length) throw new EditError('There is nothing to undo.')
    const undone = new Map<string, { source: SourceText; text: string }>()
    for (const entry of sessionEntries) {
      const source = undone.get(entry.file)?.source ?? this.#files.read(entry.file)
      const text = undone.get(entry.file)?.text ?? source.text
      const place = placeOf(entry, text)
      if (!place) throw new EditError(`${entry.label} has been changed since, so this cannot be undone by itself.`)
      const { at, before, after } = place
      undone.set(entry.file, { source, text: splice(text, at, at + after.length, before) })
    }
    for (const { source, text } of undone.values()) this.#files.write(source, text)
    for (const entry of sessionEntries) {
      entry.undone = true
      this.#append({ id: entry.id, undone: true })
    }
    return { files: [...undone.keys()], added: sessionEntries.flatMap(({ added }) => added ?? []) }
  }

  #append(entry: Partial<JournalEntry>): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    appendFileSync(this.#path, `${JSON.stringify(entry)}\n`)
  }
}

/** Where an edit's text is now, with as much of what is around it as has stayed; undefined if it has been changed. */
function placeOf({ start, before, after }: Pick<JournalEntry, 'start' | 'before' | 'after'>, text: string) {
  if (text.slice(start, start + after.length) === after) return { at: start, before, after }
  const whole = onlyPlaceOf(after, text)
  if (whole !== undefined) return { at: whole, before, after }
  // Half of what is around it: a line above may have changed.
  const from = Math.max(0, sharedStart(before, after) - 15)
  const left = Math.max(0, sharedEnd(before, after) - 15)
  const cut = (part: string) => part.slice(from, part.length - left)
  const at = cut(after).length < 25 ? undefined : onlyPlaceOf(cut(after), text)
  return at === undefined ? undefined : { at, before: cut(before), after: cut(after) }
}

/** How many characters two texts begin with alike. */
export function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length++
  return length
}

/** How many characters two texts end with alike, behind those that they begin with alike. */
export function sharedEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length) - sharedStart(one, other)
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
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

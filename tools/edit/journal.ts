import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EditError, splice, type SourceFiles } from './source-files.ts'
import type { ChangedValues } from './records.ts'
import { onlyPlaceOf, sharedEnd, sharedStart } from './text-difference.ts'

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
  /** What it does to the values of a module of records. */
  values?: ChangedValues | undefined
  /** A file that was created with it: a picture. */
  added?: string | undefined
  /** Whether it has been undone, or is itself an undo. */
  undone?: boolean
}

/** The edits of one session, as a list of changes shows them. */
export type EditSession = Pick<JournalEntry, 'session' | 'file' | 'label' | 'time'> & {
  /** Some of the words that it wrote or deleted last, with those around them; of a record what became of its values. */
  words: string
  /** The session of the later edit that must be undone before this one; undefined for none. */
  waitsFor: string | undefined
  /** Whether it has been undone and can be redone. */
  isUndone: boolean
}

/** The edits of this checkout in `.staffroom/edits.jsonl`, newest last. They outlive the server. */
export class Journal {
  #files: SourceFiles
  #path: string
  #entries: JournalEntry[]
  /** The edits of sessions that were undone since the last edit, the last one at the end. */
  #undone: JournalEntry[][] = []

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

  add(entry: Omit<JournalEntry, 'id' | 'time'>): void {
    const whole = { ...entry, id: (this.#entries.at(-1)?.id ?? 0) + 1, time: Date.now() }
    this.#entries.push(whole)
    this.#undone = []
    this.#append(whole)
  }

  /** The sessions that can be undone, or redone, newest first. */
  list(): EditSession[] {
    const sessions = new Map<string, JournalEntry[]>()
    for (const entry of this.#entries.filter(({ undone }) => !undone).reverse())
      sessions.set(entry.session, [...(sessions.get(entry.session) ?? []), entry])
    const files = new Set(this.#entries.map(({ file }) => file))
    let texts = new Map([...files].map((file) => [file, this.#files.textOf(file) ?? '']))
    const blocked = [...sessions.values()].filter((edits) => !this.#without(edits, texts))
    const waits = new Map<JournalEntry[], string>()
    // Undoes one after the other, to see which of them sets an earlier one free.
    for (const [session, later] of sessions) {
      const next = this.#without(later, texts)
      texts = next ?? texts
      const isFreed = (edits: JournalEntry[]) =>
        next && !waits.has(edits) && edits.some(({ file }) => later[0]!.file === file) && this.#without(edits, texts)
      for (const edits of blocked.filter(isFreed)) waits.set(edits, session)
    }
    const open = [...sessions.values()].filter((edits) => !blocked.includes(edits) || waits.has(edits))
    const redoable = this.#undone.filter((edits) => this.#without(inverseOf(edits)))
    return [...open, ...redoable]
      .map((edits) => {
        const [{ session, file, label, time, undone, values, ...edit }] = edits as [JournalEntry]
        const words = values ? valueWords(edits.at(-1)!.values ?? values, values) : editedWords(edit)
        return { session, file, label, time, words, waitsFor: waits.get(edits), isUndone: !!undone }
      })
      .sort((a, b) => b.time - a.time)
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
  undo(session: string): { label: string; files: string[]; added: string[] } {
    const edits = this.#entries.filter((entry) => entry.session === session && !entry.undone).reverse()
    const undone = this.#write(edits, edits, true)
    this.#undone.push(edits)
    return undone
  }

  /**
   * Redoes the edits of a session; by default those undone last. Edits can be redone until there is another.
   * @throws {EditError} if the text has been changed since
   */
  redo(session?: string): { label: string; files: string[]; added: string[] } {
    const edits = this.#undone.findLast(([edit]) => !session || edit!.session === session) ?? []
    const redone = this.#write(edits, inverseOf(edits), false)
    this.#undone = this.#undone.filter((other) => other !== edits)
    return redone
  }

  /** Writes what files have after changes are undone, and that the edits of a session are undone, or are not. */
  #write(edits: readonly JournalEntry[], changes: readonly JournalEntry[], undone: boolean) {
    const [last] = edits
    if (!last) throw new EditError(`There is nothing to ${undone ? 'undo' : 'redo'}.`)
    const texts = this.#without(changes)
    if (!texts) throw new EditError(`${last.label} has been changed since: it cannot be changed back by itself.`)
    for (const [file, text] of texts) this.#files.write(this.#files.read(file), text)
    for (const entry of edits) {
      entry.undone = undone
      this.#append({ id: entry.id, undone })
    }
    return { label: last.label, files: [...texts.keys()], added: edits.flatMap(({ added }) => added ?? []) }
  }

  /** The texts of files after edits are undone; undefined if one of them cannot be. */
  #without(edits: readonly JournalEntry[], texts: ReadonlyMap<string, string> = new Map()) {
    const changed = new Map(texts)
    for (const { file, ...edit } of edits) {
      const text = changed.get(file) ?? this.#files.textOf(file) ?? ''
      const place = placeOf(edit, text)
      if (!place) return undefined
      changed.set(file, splice(text, place.at, place.at + place.after.length, place.before))
    }
    return changed
  }

  #append(entry: Partial<JournalEntry>): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    appendFileSync(this.#path, `${JSON.stringify(entry)}\n`)
  }
}

/** The edits that redo some edits. */
function inverseOf(edits: readonly JournalEntry[]): JournalEntry[] {
  return edits.map((edit) => ({ ...edit, before: edit.after, after: edit.before })).reverse()
}

/** Where an edit's text is now, with as much of what is around it as has stayed; undefined if it has been changed. */
function placeOf({ start, before, after }: Pick<JournalEntry, 'start' | 'before' | 'after'>, text: string) {
  // Another program has reverted it: what was deleted at the end of the file is there again.
  if (before.startsWith(after) && text.slice(start, start + before.length) === before) return undefined
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

/** What became of values, in words: of several edits of one value, from what it was to what it is. */
function valueWords({ from }: ChangedValues, { to }: ChangedValues): string {
  const quoted = (values: readonly string[]) => `“${values.join(', ').slice(0, 80)}”`
  if (from.length && to.length) return `from ${quoted(from)} to ${quoted(to)}`
  return to.length ? `added: ${quoted(to)}` : from.length ? `deleted: ${quoted(from)}` : 'moved'
}

function editedWords({ before, after }: Pick<JournalEntry, 'before' | 'after'>): string {
  const [from, left] = [sharedStart(before, after), sharedEnd(before, after)]
  const isGone = !after.slice(from, after.length - left).trim()
  const text = isGone ? before : after
  const to = Math.min(text.length - left, from + 60)
  const [start] = /(?<!\S)[^\n]{0,20}$/.exec(text.slice(0, from)) ?? ['']
  const [end] = /^[^\n]{0,20}(?!\S)/.exec(text.slice(to)) ?? ['']
  const words = (start + text.slice(from, to) + end).replaceAll(/\s+/g, ' ').trim()
  return `${isGone ? 'deleted: ' : ''}“${words}”`
}

function parsed(line: string): JournalEntry | undefined {
  try {
    return JSON.parse(line) as JournalEntry
  } catch {
    // The computer stopped while it was written.
    return undefined
  }
}

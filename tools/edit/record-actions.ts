import { join } from 'node:path'
import { z } from 'zod'
import { priceProblem } from '../check/rules/data/record-figures.ts'
import { reasonAndFix } from '../content/content-error.ts'
import { action } from './action.ts'
import type { EditedSite } from './edited-site.ts'
import { labelOf, textKind, type Field } from '../gallery/form-fields.ts'
import { candidatesFor, componentsThatWrite } from './record-check.ts'
import {
  addEntry,
  changeList,
  computedTexts,
  entryOf,
  formatted,
  listAround,
  literalsOf,
  newWords,
  sourcesOf,
  writtenValue,
  writeLiteral,
  type Literal,
} from './records.ts'
import { newWordErrors } from './record-words.ts'
import type { ValueType } from './record-types.ts'
import { EditError, type SourceText } from './source-files.ts'

const place = { file: z.string(), path: z.string(), old: z.array(z.string()).readonly() }
const edit = { ...place, session: z.string().max(40) }
const value = { ...edit, parts: z.array(z.string()) }
const words = { shown: z.string().min(1).max(3000), nth: z.number().int(), count: z.number().int() }
const entry = { do: z.enum(['add', 'up', 'down', 'remove']), words: z.array(z.string().max(5000)).default([]) }

/** What was done to an entry, as the list of changes says it. */
const DONE = { add: 'entry added below', up: 'entry moved up', down: 'entry moved down', remove: 'entry removed' }

type Input<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>

/** The module with the phrases that pages quote. */
const PHRASES = 'data/phrases.ts'

/** A field of a record's form, and what is written there now. */
export type RecordField = Field & { path: string; old: readonly string[]; label: string }

/** A value of a record: the name of its file, and its path there. */
export type RecordPlace = { name: string; path: string }

/** The form of a record, its file also by id, and its place in a list. */
export type RecordEntry = RecordPlace & {
  file: string
  /** What it is, in words. */
  label: string
  fields: RecordField[]
  /** The fields of a new entry of the list. */
  empty: Field[]
  position: { index: number; count: number } | undefined
}

/** What is done with the records of `data/`. */
export function recordActions(site: EditedSite) {
  const { folder, files, records } = site

  return {
    /** The records that a text on a page comes from. */
    find: action({ route: z.string(), ...words }, async ({ route, ...clicked }) => {
      const found = await records.narrow(candidatesFor(literals(), clicked.shown), route, clicked)
      return {
        ...(await entriesOf(found)),
        written: found.length ? [] : componentsThatWrite(files.root, clicked.shown),
      }
    }),

    /** The record of a value, by its path. */
    recordOf: action({ name: z.string(), path: z.string() }, ({ name, path }) =>
      entriesOf(literals().filter((candidate) => candidate.file === name && candidate.path === path)),
    ),

    /** The records that a phrase on a page comes from. */
    phrase: action({ name: z.string(), route: z.string() }, async ({ name, route }) => {
      const text = (await folder.vocabulary()).records.phrases[name]
      const expression = writtenValue(files.read(PHRASES).text, PHRASES, name)
      const sources = expression ? sourcesOf(expression, PHRASES, (path) => files.read(path).text) : []
      // Of a list only one entry may be the one that is shown.
      const found =
        text === undefined || sources.length > 40
          ? []
          : await records.narrow(sources, route, { shown: text, nth: 0, count: 0 })
      return entriesOf(found.length ? found : sources.slice(0, 20))
    }),

    /** The records that a computed value comes from. */
    computed: action({ file: z.string(), expression: z.string().max(500) }, ({ file, expression }) =>
      entriesOf(sourcesOf(expression, files.fileOf(file), (path) => files.read(path).text).slice(0, 20)),
    ),

    /** Adds an entry to a list, below another, or moves or removes one. */
    list: action({ ...edit, ...entry }, async ({ do: action, session, words, ...span }) => {
      const { source, at } = findLiteral(span)
      const list = listAround(at, source.text)
      if (!list) throw new EditError('This is no entry of a list that can be changed here. Change it in the file.')
      const { text, at: start } =
        action === 'add'
          ? addEntry(source.text, literalsOf(source.file, source.text), list, words)
          : changeList(source.text, list, action)
      const warning = await writeRecord(source, `${labelOf(at.path)}: ${DONE[action]}`, session, text)
      // Prettier may have moved it, but not its place among the literals.
      const order = literalsOf(source.file, text).findIndex((candidate) => candidate.start >= start)
      const next = literalsOf(source.file, files.read(source.file).text)[order]
      return { ...(await entriesOf(next && action !== 'remove' ? [next] : [])), warning }
    }),

    /** Which pages show a value of a record, and what the rules for words say of it. */
    pages: action(value, async (input) => {
      const { source, changed } = await changedRecord(input)
      const routes = await records.pagesThatShow(source.file, changed)
      const { pages } = await folder.index()
      return {
        warning: await wordErrors(source, changed),
        pages: routes.map((route) => ({
          route,
          title: pages.find((candidate) => candidate.route === route)?.frontMatter.title,
        })),
      }
    }),

    /** Writes a value of a record, if its types and rules hold. */
    record: action(value, async (input) => {
      const { source, changed, at } = await changedRecord(input)
      return { warning: await writeRecord(source, labelOf(at.path), input.session, changed) }
    }),
  }

  function literals(): Literal[] {
    return files
      .list()
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => literalsOf(file, files.read(file).text))
  }

  async function entriesOf(found: readonly Literal[]) {
    return { entries: await Promise.all(found.map(recordEntry)) }
  }

  async function recordEntry(chosen: Literal): Promise<RecordEntry> {
    const source = files.read(chosen.file).text
    const all = literalsOf(chosen.file, source)
    const entry = entryOf(all, chosen)
    const list = listAround(chosen, source)
    const anew = list ? newWords(all, list) : []
    const exported = await folder.load(`/${chosen.file}`).catch(() => ({}))
    const types = await site.types.typesAt(
      chosen.file,
      [...entry, ...anew].map(({ start }) => start),
    )
    return {
      file: files.idOf(chosen.file),
      name: chosen.file,
      path: chosen.path,
      label: labelOf(chosen.path.replace(/\.\w+$/, '')),
      empty: anew.map((literal) => emptyField(literal, types.get(literal.start))),
      position: list && { index: list.index, count: list.entries.length },
      fields: entry.map((literal) => {
        const { path, start, kind, parts, holes, locked } = literal
        const { help = '', choices } = types.get(start) ?? {}
        const isChoice = kind === 'text' && choices
        return {
          name: path.split('.').at(-1)!,
          path,
          label: labelOf(path),
          old: parts,
          help,
          kind: isChoice ? 'choice' : kind === 'text' ? textKind(parts[0]) : kind === 'number' ? 'number' : 'parts',
          ...(isChoice && { options: choices }),
          required: true,
          value: kind === 'text' || kind === 'number' ? parts[0] : parts,
          locked: isChoice && !/^(id|slug|key)$/.test(path) ? undefined : locked,
          holes,
          computed: computedTexts(literal, exported),
          isChosen: path === chosen.path,
        }
      }),
    }
  }

  function emptyField({ path, parts }: Literal, { help = '', choices }: Partial<ValueType> = {}): Field {
    const kind = choices ? 'choice' : textKind(parts.join(''))
    const options = choices && { options: choices, value: parts[0] }
    return { name: path.split('.').at(-1)!, help, kind, required: true, value: '', ...options }
  }

  function findLiteral({ file: id, path, old }: Input<typeof place>) {
    const source = files.read(files.fileOf(id))
    const at = literalsOf(source.file, source.text).find((candidate) => candidate.path === path)
    if (!at || JSON.stringify(at.parts) !== JSON.stringify(old))
      throw new EditError('The record has been changed in another program. Open it again.')
    return { source, at }
  }

  async function changedRecord({ parts, ...span }: Input<typeof value>) {
    const { source, at } = findLiteral(span)
    const problem = at.kind === 'number' && priceProblem(at.key, Number(parts[0]))
    if (problem) throw new EditError(`${problem.reason} ${problem.fix}`)
    // A text that is one of several is locked as a text, and checked by its type.
    const isChoice =
      at.locked && (await recordEntry(at)).fields.some((candidate) => candidate.path === at.path && !candidate.locked)
    return { source, at, changed: writeLiteral(source.text, isChoice ? { ...at, locked: undefined } : at, parts) }
  }

  function wordErrors({ file, text }: SourceText, changed: string): Promise<string> {
    const modules = files.list().filter((name) => name.endsWith('.ts'))
    return newWordErrors(folder, modules, file, text, changed)
  }

  /**
   * Writes a module of records, if its types and rules hold.
   * @returns what the rules for words say of it
   */
  async function writeRecord(source: SourceText, label: string, session: string, text: string): Promise<string> {
    const [error] = await records.errors(source.file, text)
    if (error) throw new EditError(reasonAndFix(error))
    const warning = await wordErrors(source, text)
    site.write(source, label, `${session} ${label}`, await formatted(join(files.root, source.file), source.text, text))
    return warning
  }
}

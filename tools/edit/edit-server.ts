import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, renameSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { ContentFolder } from '../content/content-folder.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { parseContent } from '../content/mdx/mdx-options.ts'
import { readFrontMatter } from '../content/front-matter.ts'
import { contentFiles, redirectsOf, routeOf } from '../content/routes.ts'
import { typescript } from '../lib/run.ts'
import { blockAt, blocksOf, commandBlock, replaceBlock, textInside, type Block } from './blocks.ts'
import type { Field } from './fields.ts'
import { frontMatterForm, writeFrontMatter } from './front-matter-edit.ts'
import { Journal, onlyPlaceOf, sharedEnd, sharedStart } from './journal.ts'
import { Repository, type ChangedFile } from './proposal.ts'
import { candidatesFor, componentsThatWrite, RecordCheck } from './record-check.ts'
import { RecordTypes } from './record-types.ts'
import {
  changeList,
  entryOf,
  formatted,
  listAround,
  literalsOf,
  sourcesOf,
  writeLiteral,
  type Literal,
} from './records.ts'
import { EditError, SourceFiles, splice, type SourceText } from './source-files.ts'
import { widgetForm, writeProp } from './widget-props.ts'

const place = z.object({ file: z.string(), start: z.number().int().min(0), end: z.number().int().min(0) })
const slice = place.extend({ old: z.string(), session: z.string().max(40) })
const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
])
const literal = z.object({ file: z.string(), path: z.string(), old: z.array(z.string()), session: z.string().max(40) })

/** A field of a record's form, and what is written there now. */
export type RecordField = Field & { path: string; old: readonly string[] }

/** The form of a record: its file by id and by name, its path there, and its place in a list. */
export type RecordEntry = {
  file: string
  name: string
  path: string
  fields: RecordField[]
  position: { index: number; count: number } | undefined
}

/** Answers the editor's requests. Each method is an action; its argument comes from the browser and is checked first. */
export class EditServer {
  readonly files: SourceFiles
  /** Valid texts that are being typed and not yet written: pages show them. */
  readonly drafts = new Map<string, { text: string; onDisk: string }>()
  #folder: ContentFolder
  #journal: Journal
  #repository: Repository
  #records: RecordCheck
  #types: RecordTypes
  /** The files that were created or renamed here. */
  #created = new Set<string>()
  /** Announces that pages must be rendered again. */
  #notify: (path: string) => void

  constructor(folder: ContentFolder, notify: (path: string) => void) {
    this.#folder = folder
    this.files = new SourceFiles(folder.root)
    this.#journal = new Journal(this.files)
    this.#repository = new Repository(folder.root)
    this.#types = new RecordTypes(folder.root)
    this.#records = new RecordCheck(this.files)
    this.#notify = notify
  }

  /** @throws {EditError} for an unknown action, or one that cannot be done */
  async answer(action: string, input: unknown): Promise<object> {
    const act = Object.hasOwn(this.actions, action) ? this.actions[action as keyof typeof this.actions] : undefined
    if (!act) throw new EditError('The editor does not know this action. Reload the page.')
    return act(input)
  }

  /** Call it when a source file changes on disk. What was being typed into its text of before is no longer shown. */
  changed(path: string): void {
    const draft = this.drafts.get(path)
    if (draft && draft.onDisk !== this.files.textOf(path)) this.drafts.delete(path)
    this.#records.changed(path)
    if (path.startsWith('data/')) this.#types.changed()
  }

  /** Shows all pages as they are in their files. */
  forgetDrafts(): void {
    for (const file of this.drafts.keys()) {
      this.drafts.delete(file)
      this.#notify(join(this.files.root, file))
    }
  }

  close(): Promise<void> {
    return this.#records.close()
  }

  readonly actions = {
    /** The blocks of the page at a route. */
    page: async (input: unknown) => {
      const { route } = z.object({ route: z.string() }).parse(input)
      const file = this.files.list().find((candidate) => candidate.endsWith('.mdx') && routeOf(candidate) === route)
      if (!file) throw new EditError('This page has no file of its own, so only its words in records can be edited.')
      const { text } = this.#current(file)
      return {
        file: this.files.idOf(file),
        name: file,
        version: versionOf(text),
        text,
        blocks: blocksOf(parseContent(text, file)),
      }
    },

    /** The block around a part of a page: its source, and its form if it is a widget. */
    open: async (input: unknown) => {
      const shape = place.extend({ version: z.string().optional(), anchor: z.string().optional() })
      const { file: id, start, end, version, anchor } = shape.parse(input)
      const { file, text } = this.#current(this.files.fileOf(id))
      if (version !== undefined && version !== versionOf(text))
        throw new EditError('The page is being updated. Try again in a moment.', { isStale: true })
      const block = blockAt(blocksOf(parseContent(text, file)), start, end)
      if (!block) throw new EditError('There is nothing to edit here.')
      const form = block.kind === 'widget' ? widgetForm(text, block, await this.#folder.vocabulary()) : undefined
      return { block, text: text.slice(block.start, block.end), form, links: anchor ? this.#linksTo(file, anchor) : [] }
    },

    /** What may be typed: widgets with examples, phrases, pages. */
    words: async () => {
      const { widgets, records } = await this.#folder.vocabulary()
      const { pages } = await this.#folder.index()
      return {
        widgets: Object.values(widgets).map(({ name, description, example }) => ({ name, description, example })),
        phrases: Object.entries(records.phrases).map(([name, text]) => ({ name, text })),
        pages: pages.map(({ route, frontMatter: { title } }) => ({ route, title })),
      }
    },

    /** Shows a text that is being typed, if it is valid, without writing it. */
    type: async (input: unknown) => {
      const { text, ...span } = slice.extend({ text: z.string() }).parse(input)
      const { source, block } = this.#locate(span)
      const changed = replaceBlock(source.file, source.text, block, text, await this.#folder.vocabulary())
      this.drafts.set(source.file, { text: changed, onDisk: source.text })
      this.#notify(join(this.files.root, source.file))
      return { start: block.start }
    },

    /** Forgets a text that was typed and not written. */
    leave: async (input: unknown) => {
      const file = this.files.fileOf(z.object({ file: z.string() }).parse(input).file)
      if (this.drafts.delete(file)) this.#notify(join(this.files.root, file))
      return {}
    },

    /** Writes the text of a block. */
    save: async (input: unknown) => {
      const { text, ...span } = slice.extend({ text: z.string() }).parse(input)
      const { source, block } = this.#locate(span)
      const changed = replaceBlock(source.file, source.text, block, text, await this.#folder.vocabulary())
      this.#write(source, block.name, span.session, changed)
      return { start: block.start, end: block.start + text.length }
    },

    /** Writes one prop of a widget. */
    prop: async (input: unknown) => {
      const { name, value: newValue, ...span } = slice.extend({ name: z.string(), value }).parse(input)
      const vocabulary = await this.#folder.vocabulary()
      const { source, block } = this.#locate(span)
      const text = writeProp(source.text, block, name, newValue, vocabulary)
      const changed = replaceBlock(source.file, source.text, block, text, vocabulary)
      this.#write(source, `${block.name}: ${name}`, span.session, changed)
      return { start: block.start, end: block.start + text.length, text }
    },

    /** Inserts, copies, moves or deletes a block. */
    block: async (input: unknown) => {
      const { command, ...span } = slice
        .extend({
          command: z.union([
            z.object({ do: z.literal('insert'), text: z.string().min(1) }),
            z.object({ do: z.enum(['duplicate', 'delete', 'up', 'down']) }),
          ]),
        })
        .parse(input)
      const { source, block } = this.#locate(span)
      const edit = commandBlock(source.text, block, command)
      const changed = splice(source.text, edit.start, edit.end, edit.text)
      await this.#mustCompile(source, changed)
      this.#write(source, `${block.name}: ${command.do}`, span.session, changed)
      const inserted = edit.text.length - edit.text.trimStart().length + edit.start
      return { start: command.do === 'down' ? edit.end - (block.end - block.start) : inserted }
    },

    /** Stores a picture beside the page, and inserts it below a block; a block that is a picture is replaced. */
    picture: async (input: unknown) => {
      const shape = slice.extend({ name: z.string().max(200), alt: z.string().max(1000), data: z.base64() })
      const { name, alt, data, ...span } = shape.parse(input)
      const { source, block } = this.#locate(span)
      // Nothing is stored without its text.
      const { pictureMdx, storePicture } = await this.#pictureFile()
      pictureMdx('', alt)
      const file = await storePicture(this.files.root, source.file, name, Buffer.from(data, 'base64'))
      const text = pictureMdx(file, alt)
      // A picture alone, with its caption unless its address has spaces.
      const picture = /^!\[[^\]]*\]\((?:[^\s)]*( "[^"]*")?|[^)]*)\)$/.exec(source.text.slice(block.start, block.end))
      const edit = picture
        ? { start: block.start, end: block.end, text: text.replace(/\)$/, () => `${picture[1] ?? ''})`) }
        : commandBlock(source.text, block, { do: 'insert', text })
      const changed = splice(source.text, edit.start, edit.end, edit.text)
      await this.#mustCompile(source, changed)
      this.#created.add(join(source.file, '..', file))
      this.#write(source, 'Picture', span.session, changed)
      return { start: edit.start + edit.text.length - edit.text.trimStart().length, file }
    },

    /** Creates a page, as a draft. */
    newPage: async (input: unknown) => {
      const { createPage } = await this.#pageFile()
      const file = await createPage(
        this.files.root,
        z.object({ title: z.string(), description: z.string(), path: z.string() }).parse(input),
      )
      this.#created.add(file)
      return { route: routeOf(file) }
    },

    /** Gives a page another address. */
    rename: async (input: unknown) => {
      const { file: id, path } = z.object({ file: z.string(), path: z.string().max(200) }).parse(input)
      const file = this.files.fileOf(id)
      const { renamePage, renamedLinks } = await this.#pageFile()
      const renamed = renamePage(this.files, file, path, (await this.#folder.vocabulary()).records)
      for (const name of [file, renamed]) this.#created.add(name)
      this.#journal.rename(file, renamed)
      const session = randomUUID()
      for (const { source, text } of renamedLinks(this.files, routeOf(file), routeOf(renamed)))
        if (source.file !== renamed) this.#write(source, `Links to ${routeOf(renamed)}`, session, text)
      return { route: routeOf(renamed) }
    },

    /** The form of a page's front matter. */
    matter: async (input: unknown) => {
      const file = this.files.fileOf(z.object({ file: z.string() }).parse(input).file)
      const { records } = await this.#folder.vocabulary()
      return { fields: frontMatterForm(this.#current(file).text, records) }
    },

    /** Writes one key of a page's front matter. */
    writeMatter: async (input: unknown) => {
      const shape = z.object({ file: z.string(), key: z.string(), value, session: z.string() })
      const { file: id, key, value: newValue, session } = shape.parse(input)
      const { records } = await this.#folder.vocabulary()
      const source = this.files.read(this.files.fileOf(id))
      const text = writeFrontMatter(source.file, source.text, key, newValue, records)
      if (key === 'redirectFrom') this.#mustBeFree(redirectsOf(readFrontMatter(source.file, text, records).frontMatter))
      this.#write(source, `Page: ${key}`, session, text)
      return { warning: await this.#lengthError(source.file, text, key) }
    },

    /** The text between a widget's tags that has the words which the widget shows, if any has them. */
    inside: async (input: unknown) => {
      const { file: id, shown, ...widget } = place.extend({ shown: z.string().min(1).max(3000) }).parse(input)
      const { file, text } = this.#current(this.files.fileOf(id))
      return { block: textInside(parseContent(text, file), widget, shown) }
    },

    /** The records that a text on a page comes from. */
    find: async (input: unknown) => {
      const { route, shown } = z.object({ route: z.string(), shown: z.string().min(1).max(3000) }).parse(input)
      const candidates = candidatesFor(this.#literals(), shown)
      const found = await this.#records.narrow(candidates, route, shown)
      const entries = await Promise.all(found.map((candidate) => this.#entry(candidate)))
      return { entries, written: entries.length ? [] : componentsThatWrite(this.files.root, shown) }
    },

    /** The records that a computed value comes from. */
    computed: async (input: unknown) => {
      const { file, expression } = z.object({ file: z.string(), expression: z.string().max(500) }).parse(input)
      const found = sourcesOf(expression, this.files.fileOf(file), (path) => this.files.read(path).text)
      return { entries: await Promise.all(found.slice(0, 20).map((candidate) => this.#entry(candidate))) }
    },

    /** Copies, moves or removes the entry of a list. */
    list: async (input: unknown) => {
      const shape = literal.extend({ do: z.enum(['add', 'up', 'down', 'remove']) })
      const { do: action, session, ...span } = shape.parse(input)
      const { source, at } = this.#findLiteral(span)
      const list = listAround(at, source.text)
      if (!list) throw new EditError('This is no entry of a list that can be changed here. Change it in the file.')
      const { text, at: start } = changeList(source.text, list, action)
      await this.#writeRecord(source, `${at.path}: ${action}`, session, text)
      // Prettier may have moved it, but not its place among the literals.
      const order = literalsOf(source.file, text).findIndex((candidate) => candidate.start >= start)
      const next = literalsOf(source.file, this.files.read(source.file).text)[order]
      return { entries: next && action !== 'remove' ? [await this.#entry(next)] : [] }
    },

    /** Which pages show a value of a record. */
    pages: async (input: unknown) => {
      const { source, changed } = await this.#changedRecord(input)
      const routes = await this.#records.pagesThatShow(source.file, changed)
      const { pages } = await this.#folder.index()
      return {
        pages: routes.map((route) => ({
          route,
          title: pages.find((candidate) => candidate.route === route)?.frontMatter.title,
        })),
      }
    },

    /** Writes a value of a record, if its types and rules hold. */
    record: async (input: unknown) => {
      const { source, changed, at, session } = await this.#changedRecord(input)
      await this.#writeRecord(source, at.path, session, changed)
      return {}
    },

    /** What differs from the author's commit, and the edits that can be undone. */
    changes: async () => {
      const edits = this.#journal.list()
      const { pages } = await this.#folder.index()
      const changes = await this.#repository.changes().catch(() => undefined)
      const files = changes ?? []
      const isUsed = (file: string) => /\.(mdx|ts)$/.test(file) || this.#isMentioned(basename(file))
      return {
        isRepository: changes !== undefined,
        files: files
          .filter(({ file, kind }) => kind !== 'deleted' || !files.some((other) => isRenamed(file, other.file, pages)))
          .map((change) => ({
            ...change,
            title: pages.find(({ file }) => file === change.file)?.frontMatter.title,
            from: files.find(({ file, kind }) => kind === 'deleted' && isRenamed(file, change.file, pages))?.file,
            isOwn:
              (this.#created.has(change.file) && isUsed(change.file)) || edits.some(({ file }) => file === change.file),
            isUsed: isUsed(change.file),
          })),
        edits: edits.map(({ file, label, time, session }) => ({ file, label, time, session })),
      }
    },

    /** Undoes the edits of one session; by default the last. */
    undo: async (input: unknown) => {
      const { session } = z.object({ session: z.string().optional() }).parse(input)
      const edits = this.#journal.list()
      const last = session ?? edits[0]?.session
      const label = edits.find((candidate) => candidate.session === last)?.label
      const files = this.#journal.undo(last ?? '')
      for (const file of files) this.#afterWriting(file)
      return { label, file: files.join(' and ') }
    },

    /** Takes a new file out of the site. It is kept in `.staffroom/discarded`. */
    discard: async (input: unknown) => {
      const { file } = z.object({ file: z.string() }).parse(input)
      const known = (await this.#repository.changes()).find((change) => change.file === file && change.kind === 'new')
      if (!known) throw new EditError('This file is not new. Undo its edits instead.')
      const kept = join(this.files.root, '.staffroom/discarded', `${Date.now()}-${basename(file)}`)
      mkdirSync(dirname(kept), { recursive: true })
      renameSync(join(this.files.root, file), kept)
      return { kept: relative(this.files.root, kept) }
    },

    /** Runs the whole check. */
    check: async () => {
      const [{ SiteReader }, { readSite }, { checkSite }] = await Promise.all([
        import('../check/site/site-reader.ts'),
        import('../check/site/read-site.ts'),
        import('../check/site/check-site.ts'),
      ])
      const publication = { ...this.#folder.publication(), preview: false }
      const load = (file: string) => this.#folder.load(`/${file}`)
      const reading = await readSite(new SiteReader(this.files.root), load, { publication, production: false })
      const found = reading.site ? await checkSite(reading.site) : reading.errors
      return {
        found: found.map(({ severity, file, place: { line }, reason, fix }) => ({
          ...{ severity, file, line, reason, fix },
          route: file.endsWith('.mdx') ? routeOf(file) : undefined,
        })),
      }
    },

    /** Compares the built pages with those of the main branch, and opens the report. */
    review: async () => {
      const [node, ...flags] = typescript
      const args = [...flags, 'tools/review/main.ts', '--no-pictures', '--open']
      const done = await promisify(execFile)(node, args, { cwd: this.files.root, maxBuffer: 1e8 }).catch(
        ({ stderr, message }: { stderr?: string; message: string }) => {
          throw new EditError(stderr?.trim().split('\n').at(-1) ?? message)
        },
      )
      return { summary: done.stdout.trim() }
    },

    /** Commits files of the list of changes and pushes them as a branch. */
    propose: async (input: unknown) => {
      const shape = z.object({ files: z.array(z.string()), title: z.string().max(120), reason: z.string().max(5000) })
      const { files, title, reason } = shape.parse(input)
      const changes = await this.#repository.changes()
      const { pages } = await this.#folder.index()
      // A renamed page goes as a whole.
      const isChosen = ({ file, kind }: ChangedFile) =>
        files.includes(file) || (kind === 'deleted' && files.some((other) => isRenamed(file, other, pages)))
      return this.#repository.propose(
        changes.filter(isChosen).map(({ file }) => file),
        title,
        reason,
      )
    },
  }

  /** A file with the draft that pages show. */
  #current(file: string): SourceText {
    const source = this.files.read(file)
    return { ...source, text: this.drafts.get(file)?.text ?? source.text }
  }

  /**
   * Finds a block in the file on disk, also if other blocks have changed meanwhile.
   * @throws {EditError} with the block's present text in `theirs` if it has changed too
   */
  #locate({ file: id, start, end, old }: z.infer<typeof slice>): { source: SourceText; block: Block } {
    const source = this.files.read(this.files.fileOf(id))
    const blocks = blocksOf(parseContent(source.text, source.file))
    const isAt = (at: number) => source.text.slice(at, at + old.length) === old
    const at = isAt(start) ? start : onlyPlaceOf(old, source.text)
    const block = blocks.find((candidate) => candidate.start === at && candidate.end === at + old.length)
    if (block) return { source, block }
    const blockOnDisk = blockAt(blocks, Math.min(start, source.text.length), Math.min(start, source.text.length))
    throw new EditError('This part has been changed in another program.', {
      theirs: blockOnDisk && {
        start: blockOnDisk.start,
        end: blockOnDisk.end,
        text: source.text.slice(blockOnDisk.start, blockOnDisk.end),
      },
      wanted: { start, end },
    })
  }

  #write(source: SourceText, label: string, session: string, text: string): void {
    this.drafts.delete(source.file)
    if (text === source.text) return this.#notify(join(this.files.root, source.file))
    this.files.write(source, text)
    // Only what differs is kept, so that edits of other parts do not prevent an undo.
    // Some characters around it tell the place from others.
    const from = Math.max(0, sharedStart(source.text, text) - 30)
    const left = Math.max(0, sharedEnd(source.text, text) - 30)
    const cut = (whole: string) => whole.slice(from, whole.length - left)
    this.#journal.add({ file: source.file, label, session, start: from, before: cut(source.text), after: cut(text) })
    this.#afterWriting(source.file)
  }

  #afterWriting(file: string): void {
    this.changed(file)
    this.#notify(join(this.files.root, file))
  }

  async #mustCompile(source: SourceText, changed: string): Promise<void> {
    const { readMdx } = await import('../content/mdx/read-mdx.ts')
    const vocabulary = await this.#folder.vocabulary()
    const known = new Set(readMdx(source.file, source.text, vocabulary).errors.map(({ reason }) => reason))
    const error = readMdx(source.file, changed, vocabulary).errors.find(({ reason }) => !known.has(reason))
    if (error) throw new EditError([error.reason, error.fix].filter(Boolean).join(' '))
  }

  /** @throws {EditError} if an address to be redirected is a page */
  #mustBeFree(addresses: readonly string[]): void {
    const pages = contentFiles(this.files.root)
    for (const address of addresses) {
      const owner = pages.find((file) => routeOf(file) === address)
      if (owner) throw new EditError(`${address} is a page itself: ${owner}. Write an address that no page has.`)
    }
  }

  /** What is wrong with the length of a title or a description, which is written nevertheless. */
  async #lengthError(file: string, source: string, key: string): Promise<string | undefined> {
    if (key !== 'title' && key !== 'description') return undefined
    const { LIMITS } = await import('../check/rules/site/page-metadata.ts')
    const { length } = readFrontMatter(file, source, (await this.#folder.vocabulary()).records).frontMatter?.[key] ?? ''
    const { min, max } = LIMITS[key]
    return length < min || length > max ? `It has ${length} characters; use ${min} to ${max}.` : undefined
  }

  /** Whether a page or a record names a file. */
  #isMentioned(name: string): boolean {
    return this.files.list().some((file) => this.files.read(file).text.includes(name))
  }

  #literals(): Literal[] {
    return this.files
      .list()
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => literalsOf(file, this.files.read(file).text))
  }

  async #entry(chosen: Literal): Promise<RecordEntry> {
    const source = this.files.read(chosen.file).text
    const entry = entryOf(literalsOf(chosen.file, source), chosen)
    const types = await this.#types.typesAt(
      chosen.file,
      entry.map(({ start }) => start),
    )
    const list = listAround(chosen, source)
    return {
      file: this.files.idOf(chosen.file),
      name: chosen.file,
      path: chosen.path,
      position: list && { index: list.index, count: list.entries.length },
      fields: entry.map(({ path, start, kind, parts, holes, locked }) => {
        const { help = '', choices } = types.get(start) ?? {}
        const isChoice = kind === 'text' && choices
        const textKind = (parts[0]?.length ?? 0) > 60 ? 'long' : 'text'
        return {
          name: path.split('.').at(-1)!,
          path,
          old: parts,
          help,
          kind: isChoice ? 'choice' : kind === 'text' ? textKind : kind === 'number' ? 'number' : 'parts',
          ...(isChoice && { options: choices }),
          required: true,
          value: kind === 'text' || kind === 'number' ? parts[0] : parts,
          locked: isChoice && !/^(id|slug|key)$/.test(path) ? undefined : locked,
          holes,
          isChosen: path === chosen.path,
        }
      }),
    }
  }

  #findLiteral({ file: id, path, old }: Omit<z.infer<typeof literal>, 'session'>) {
    const source = this.files.read(this.files.fileOf(id))
    const at = literalsOf(source.file, source.text).find((candidate) => candidate.path === path)
    if (!at || JSON.stringify(at.parts) !== JSON.stringify(old))
      throw new EditError('The record has been changed in another program. Open it again.')
    return { source, at }
  }

  // These read records. Imported, they would be part of Vite's configuration, and saving a record would restart the server.
  #pageFile = () => this.#folder.load('/tools/edit/page-file.ts') as Promise<typeof import('./page-file.ts')>
  #pictureFile = () => this.#folder.load('/tools/edit/picture-file.ts') as Promise<typeof import('./picture-file.ts')>

  async #changedRecord(input: unknown) {
    const { parts, session, ...span } = literal.extend({ parts: z.array(z.string()) }).parse(input)
    const { source, at } = this.#findLiteral(span)
    // A text that is one of several is locked as a text, and checked by its type.
    const isChoice =
      at.locked && (await this.#entry(at)).fields.some((candidate) => candidate.path === at.path && !candidate.locked)
    return {
      source,
      at,
      session,
      changed: writeLiteral(source.text, isChoice ? { ...at, locked: undefined } : at, parts),
    }
  }

  /** Writes a module of records, if its types and rules hold. */
  async #writeRecord(source: SourceText, label: string, session: string, text: string): Promise<void> {
    const [error] = await this.#records.errors(source.file, text)
    if (error) throw new EditError([error.reason, error.fix].filter(Boolean).join(' '))
    this.#write(source, label, session, await formatted(join(this.files.root, source.file), source.text, text))
  }

  /** The pages with links to a heading of a page. */
  #linksTo(file: string, anchor: string): string[] {
    return contentFiles(this.files.root)
      .filter((candidate) =>
        [...this.files.read(candidate).text.matchAll(/[("]([^\s()"#]*)#([\w-]+)[)"]/g)].some(
          ([, path, id]) => id === anchor && (path === routeOf(file) || (!path && candidate === file)),
        ),
      )
      .map(routeOf)
  }
}

/** Whether a page was renamed: the new one takes over the old one's address. */
function isRenamed(from: string, to: string, pages: ContentIndex['pages']): boolean {
  const page = pages.find(({ file }) => file === to)
  return from.endsWith('.mdx') && !!page && redirectsOf(page.frontMatter).includes(routeOf(from))
}

/** Tells one text of a file from another. */
function versionOf(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 12)
}

import { join } from 'node:path'
import type { ContentFolder } from '../content/content-folder.ts'
import { Journal } from './journal.ts'
import { Repository } from './proposal.ts'
import { RecordCheck } from './record-check.ts'
import { changedValues } from './records.ts'
import { RecordTypes } from './record-types.ts'
import { EditError, SourceFiles, type SourceText } from './source-files.ts'
import { sharedEnd, sharedStart } from './text-difference.ts'

/** The site while it is edited: its files, what is typed and not yet written, and the journal of what was written. */
export class EditedSite {
  readonly folder: ContentFolder
  readonly files: SourceFiles
  readonly journal: Journal
  readonly records: RecordCheck
  readonly types: RecordTypes
  readonly repository: Repository
  /** Valid texts that are being typed and not yet written, by file: pages show them. */
  readonly drafts = new Map<string, { text: string; onDisk: string }>()
  /** The files that were created or renamed here. */
  readonly created = new Set<string>()
  #prepared: Promise<unknown> | undefined
  /** Announces that pages must be rendered again. */
  #notify: (path: string) => void

  constructor(folder: ContentFolder, notify: (path: string) => void) {
    this.folder = folder
    this.files = new SourceFiles(folder.root)
    this.journal = new Journal(this.files)
    this.types = new RecordTypes(this.files)
    this.repository = new Repository(folder.root)
    this.records = new RecordCheck(this.files)
    this.#notify = notify
  }

  /** Loads what records need, once, which takes seconds. What fails is reported when it is needed. */
  prepare(): Promise<unknown> {
    return (this.#prepared ??= this.records
      .open()
      .catch(() => undefined)
      .then(() => this.types.read())
      .catch(() => undefined))
  }

  /** Call it when a source file changes on disk. What was being typed into its text of before is no longer shown. */
  changed(path: string): void {
    const draft = this.drafts.get(path)
    if (draft && draft.onDisk !== this.files.textOf(path)) this.drafts.delete(path)
    this.records.changed(path)
  }

  /** Renders the pages again that show a file. */
  refresh(file: string): void {
    this.#notify(join(this.files.root, file))
  }

  /** Shows a page as it is in its file. */
  forgetDraft(file: string): void {
    if (this.drafts.delete(file)) this.refresh(file)
  }

  /** A file with the draft that pages show. */
  current(file: string): SourceText {
    const source = this.files.read(file)
    return { ...source, text: this.drafts.get(file)?.text ?? source.text }
  }

  /**
   * Writes a file, and how to undo that into the journal. Edits of one session undo together: those of a
   * text between opening and closing, its deletion included, or those of one setting.
   * @param added a file that was created with it
   * @throws {EditError} if another program has written the file since it was read
   */
  write(source: SourceText, label: string, session: string, text: string, added?: string): void {
    if (this.files.textOf(source.file) !== source.text)
      throw new EditError(`${source.file} has been changed in another program. Try again.`)
    if (text === source.text) return this.forgetDraft(source.file)
    this.files.write(source, text)
    // Only what differs is kept, so that edits of other parts do not prevent an undo.
    // Some characters around it tell the place from others.
    const from = Math.max(0, sharedStart(source.text, text) - 30)
    const left = Math.max(0, sharedEnd(source.text, text) - 30)
    const cut = (whole: string) => whole.slice(from, whole.length - left)
    const edit = { start: from, before: cut(source.text), after: cut(text), added }
    const values = source.file.endsWith('.ts') ? changedValues(source.file, source.text, text) : undefined
    this.journal.add({ file: source.file, label, session, values, ...edit })
    this.afterWriting(source.file)
  }

  /** Call it when a file has been written here. */
  afterWriting(file: string): void {
    this.changed(file)
    this.refresh(file)
  }
}

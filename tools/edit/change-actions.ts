import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { Lines, type ContentError } from '../content/content-error.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { readFrontMatter } from '../content/front-matter.ts'
import { redirectsOf, routeOf } from '../content/routes.ts'
import { tsxCommand } from '../lib/run.ts'
import { action } from './action.ts'
import { blockAt } from './block.ts'
import { blocksIfValid } from './blocks.ts'
import type { EditedSite } from './edited-site.ts'
import type { ChangedFile } from './proposal.ts'
import { REPORT_PATH } from './protocol.ts'
import type { RecordPlace } from './record-actions.ts'
import { literalsOf } from './records.ts'
import { EditError } from './source-files.ts'

/** An error or a warning of the check, and what can be opened to correct it. */
export type FoundError = Pick<ContentError, 'severity' | 'file' | 'reason' | 'fix'> & {
  line: number
  /** The part of a page: what it is, and its offset. Errors in front matter have none. */
  page?: { route: string; title: string; part: string; start: number | undefined }
  record?: RecordPlace
}

const proposalShape = {
  files: z.array(z.string()),
  title: z.string().max(120),
  reason: z.string().max(5000),
  branch: z.string().max(200).optional(),
}

/** What is done with everything that has changed: undo, check, review, proposal. */
export function changeActions(site: EditedSite) {
  const { folder, files, created, journal, repository } = site
  /** Where the pictures are kept that went with an undone edit, by file. */
  const discarded = new Map<string, string>()

  return {
    /** What differs from the author's commit, and the edits that can be undone. */
    changes: action({}, async () => {
      const edits = journal.list()
      const { pages } = await folder.index()
      const changes = await repository.changes().catch(() => undefined)
      const changed = changes ?? []
      const [proposals, blobs] = changes
        ? await Promise.all([repository.openProposals(), repository.blobsOf(changed.map(({ file }) => file))])
        : [[], {} as Record<string, string | null>]
      const { records } = await folder.vocabulary()
      const isUsed = (file: string) => /\.(mdx|ts)$/.test(file) || isMentioned(basename(file))
      const titleOf = (file: string) => {
        if (file.endsWith('.ts')) return `Records: ${basename(file, '.ts').replaceAll('-', ' ')}`
        const text = file.endsWith('.mdx') ? files.textOf(file) : undefined
        return text === undefined ? undefined : readFrontMatter(file, text, records).frontMatter?.title
      }
      const edited = changed.map(({ file }) => file).filter((file) => edits.some((edit) => edit.file === file))
      const needed = neededBy(edited, changed)
      // Their lines stay where they are, to be redone.
      const undone = [...new Set(edits.filter(({ isUndone }) => isUndone).map(({ file }) => file))]
        .filter((file) => changes && !changed.some((change) => change.file === file))
        .map((file) => ({ file, kind: 'unchanged' as const, added: 0, removed: 0, diff: '' }))
      return {
        isRepository: changes !== undefined,
        proposals: proposals.map(({ branch, title }) => ({ branch, title })),
        files: [...changed, ...undone]
          .filter(
            ({ file, kind }) => kind !== 'deleted' || !changed.some((other) => isRenamed(file, other.file, pages)),
          )
          .map((change) => ({
            ...change,
            // As it is in the file: the index of pages follows a moment later.
            title: titleOf(change.file),
            // The name that a renamed page had.
            from: changed.find(({ file, kind }) => kind === 'deleted' && isRenamed(file, change.file, pages))?.file,
            isOwn: created.has(change.file) || [...edited, ...needed].includes(change.file),
            isUsed: isUsed(change.file),
            // The branch of the open proposal that has it as it is.
            proposed: proposals.find((other) => change.file in blobs && other.blobs[change.file] === blobs[change.file])
              ?.branch,
          }))
          .sort((a, b) => (a.file < b.file ? -1 : 1)),
        edits,
      }
    }),

    /** Undoes the edits of one session; by default the last. */
    undo: action({ session: z.string().optional() }, async ({ session }) => {
      const last = journal.list().find(({ waitsFor, isUndone }) => !waitsFor && !isUndone)
      const { label, files: changed, added } = journal.undo(session ?? last?.session ?? '')
      for (const file of changed) site.afterWriting(file)
      for (const file of added.filter((candidate) => !isMentioned(basename(candidate))))
        // It may have been deleted, or be older than the edit.
        discarded.set(file, await discardNew(file).catch(() => ''))
      return { label, file: changed.join(' and ') }
    }),

    /** Redoes what was undone of one session; by default what was undone last. */
    redo: action({ session: z.string().optional() }, ({ session }) => {
      const { label, files: changed, added } = journal.redo(session)
      for (const file of added) {
        const kept = discarded.get(file)
        if (kept && !existsSync(join(files.root, file))) renameSync(join(files.root, kept), join(files.root, file))
      }
      for (const file of changed) site.afterWriting(file)
      return { label, file: changed.join(' and ') }
    }),

    /** Takes a new file out of the site. It is kept in `.staffroom/discarded`. */
    discard: action({ file: z.string() }, async ({ file }) => ({ kept: await discardNew(file) })),

    /** Runs the whole check. */
    check: action({}, async () => {
      const [{ SiteReader }, { readSite }, { checkSite }] = await Promise.all([
        import('../check/site/site-reader.ts'),
        import('../check/site/read-site.ts'),
        import('../check/site/check-site.ts'),
      ])
      const publication = { ...folder.publication(), preview: false }
      const load = (file: string) => folder.load(`/${file}`)
      const reading = await readSite(new SiteReader(files.root), load, { publication, production: false })
      const found = reading.site ? await checkSite(reading.site) : reading.errors
      return { found: await Promise.all(found.map(foundError)) }
    }),

    /** Compares the built pages with those of the main branch. */
    review: action({}, async () => {
      const [node, ...flags] = tsxCommand
      const args = [...flags, 'tools/review/main.ts', '--no-pictures']
      const done = await promisify(execFile)(node, args, { cwd: files.root, maxBuffer: 1e8 }).catch(
        ({ stderr, message }: { stderr?: string; message: string }) => {
          throw new EditError(stderr?.trim().split('\n').at(-1) ?? message)
        },
      )
      return { summary: done.stdout.replace(/\nReport: .*\s*$/, ''), report: `${REPORT_PATH}/index.html` }
    }),

    /** Commits files of the list of changes and pushes them as a branch. */
    propose: action(proposalShape, async ({ files: wanted, title, reason, branch }) => {
      const changes = await repository.changes()
      const { pages } = await folder.index()
      // A renamed page goes as a whole.
      const isChosen = ({ file, kind }: ChangedFile) =>
        wanted.includes(file) || (kind === 'deleted' && wanted.some((other) => isRenamed(file, other, pages)))
      const chosen = changes.filter(isChosen).map(({ file }) => file)
      const added = neededBy(chosen, changes)
      return { ...(await repository.propose([...chosen, ...added], title, reason, branch)), added }
    }),
  }

  /** The new files that some files need: pictures that they show, and pages that they link to. */
  function neededBy(chosen: readonly string[], changes: readonly ChangedFile[]): string[] {
    const found = new Set(chosen)
    // What is found may need more. Sets may grow during iteration.
    for (const file of found) {
      const text = /\.(mdx|ts)$/.test(file) ? (files.textOf(file) ?? '') : ''
      for (const { file: other } of changes.filter(({ kind }) => kind === 'new')) {
        const name = other.endsWith('.mdx') ? new RegExp(`[("']${routeOf(other)}[)"'#?\\s]`) : basename(other)
        if (typeof name === 'string' ? text.includes(name) : name.test(text)) found.add(other)
      }
    }
    return [...found].filter((file) => !chosen.includes(file))
  }

  /**
   * Moves a new file out of the site.
   * @returns where it is kept
   * @throws {EditError} if the file is not new
   */
  async function discardNew(file: string): Promise<string> {
    const known = (await repository.changes()).find((change) => change.file === file && change.kind === 'new')
    if (!known) throw new EditError('This file is not new. Undo its edits instead.')
    const kept = join(files.root, '.staffroom/discarded', `${Date.now()}-${basename(file)}`)
    mkdirSync(dirname(kept), { recursive: true })
    renameSync(join(files.root, file), kept)
    return relative(files.root, kept)
  }

  /** An error of the check, with the part of the page or the record that it is in. */
  async function foundError({ severity, file, place, reason, fix }: ContentError): Promise<FoundError> {
    const found = { severity, file, line: place.line, reason, fix }
    if (!files.list().includes(file)) return found
    const { text } = files.read(file)
    const offset = new Lines(text).offsetOf(place)
    if (file.endsWith('.ts')) {
      const literal = literalsOf(file, text).find(({ start, end }) => start <= offset && offset <= end)
      return literal ? { ...found, record: { name: file, path: literal.path } } : found
    }
    const { pages } = await folder.index()
    const block = blockAt(blocksIfValid(text, file), offset, offset)
    const title = pages.find((page) => page.file === file)?.frontMatter.title ?? file
    return { ...found, page: { route: routeOf(file), title, part: block?.name ?? 'Page', start: block?.start } }
  }

  /** Whether a page or a record names a file. */
  function isMentioned(name: string): boolean {
    return files.list().some((file) => files.read(file).text.includes(name))
  }
}

/** Whether a page was renamed: the new one takes over the old one's address. */
function isRenamed(from: string, to: string, pages: ContentIndex['pages']): boolean {
  const page = pages.find(({ file }) => file === to)
  return from.endsWith('.mdx') && !!page && redirectsOf(page.frontMatter).includes(routeOf(from))
}

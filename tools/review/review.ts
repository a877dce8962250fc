import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { foldShared } from './compare/shared.ts'
import { compareSites, headAlone, type ComparedPage, type Comparison } from './compare/site.ts'
import { toReport } from './compare/to-report.ts'
import type { ReportModel } from './folder/model.ts'
import { slugs } from './folder/slugs.ts'
import { namedLines, SourceLinks, viewSources } from './folder/sources.ts'
import { REPORT_FILES, writeFolder } from './folder/write.tsx'
import type { Options } from './options.ts'
import { checkOutFolder, clearOutFolder } from './out-folder.ts'
import { openBrowser } from './pictures/browser.ts'
import type { BrowserResult } from './pictures/inspect.ts'
import { shootPages } from './pictures/shoot.ts'
import { progress } from './progress.ts'
import type { Report } from './report.ts'
import type { Blame } from './repository/blame.ts'
import { buildRefs, type Built } from './repository/build.ts'
import { exportBundle, readBundle } from './repository/bundle.ts'
import { findCauses } from './repository/causes.ts'
import { changedFiles, readSources, type SourceFile } from './repository/git.ts'
import { addSource } from './repository/positions.ts'
import { unpublishedReason } from './repository/unpublished.ts'
import { folderFiles, Site } from './site/folder.ts'
import { listOf, summaryOf, wordsOf } from './summary.ts'

/** The result of a review. */
export interface Reviewed {
  /** As in report.json: 0 nothing changed, 1 changes, 2 something is broken. */
  exit: Report['exit']
  /** The first page of the report. */
  index: string
  /** The summary for a terminal. */
  words: string
}

/** Runs a review and writes the report's folder. */
export async function review(options: Options): Promise<Reviewed> {
  const { folders, keep } = options
  const out = resolve(options.out)
  checkOutFolder(options.out, '--out', folders ? [folders.base, folders.head] : [])
  if (keep !== undefined) checkOutFolder(keep, '--keep', [options.out])
  const built = folders ? builtFolders(folders) : await buildRefs(options.refs)
  clearOutFolder(out, REPORT_FILES)
  // The browser starts while the sites are read.
  const browser = options.pictures && built.base !== undefined ? openBrowser() : undefined
  browser?.catch(() => undefined)
  progress('Reading both sites …')
  const head = new Site(folderFiles(built.head))
  const comparison = built.base === undefined ? headAlone(head) : compareSites(new Site(folderFiles(built.base)), head)
  const changed = comparison.pages.filter(({ status }) => status !== 'same')
  const names = slugs(changed.map(({ path }) => path))
  progress(`${changed.length} of ${comparison.pages.length} pages changed`)
  const sources = findSources(built, comparison, options.causes)
  sources.catch(() => undefined)
  const results = await inspect(browser, comparison, names, out, built.notes)
  const { blame, edited, causesFound } = await sources
  built.notes.push(...blame.notes)

  for (const { path, findings } of comparison.pages)
    for (const finding of findings) addSource(finding, path, blame, edited)
  for (const { finding, pages } of comparison.shared) addSource(finding, pages[0]!, blame, edited)
  const named = namedLines(comparison, blame.keys)
  const unread = named.map(({ file }) => file).filter((file) => !edited.some((source) => source.file === file))
  const files = built.sources ? [...edited, ...readSources(built.sources.refs, [...new Set(unread)])] : edited
  const views = viewSources(files.filter(isShown), named)
  if (keep !== undefined) exportBundle(keep, built, blame, files.filter(isShown))

  const report = toReport(comparison, built.names, blame.causes)
  const model: ReportModel = {
    ...built.names,
    exit: report.exit,
    total: comparison.pages.length,
    notes: built.notes,
    shared: comparison.shared,
    sources: views,
    links: new SourceLinks(views, blame.keys),
    pages: changed.map((page) => {
      const { pictures = [], unseen = [] } = results.get(page) ?? {}
      const causes = blame.causes.get(page.path) ?? []
      const reason = page.status === 'removed' ? unpublishedReason(page.path, edited) : undefined
      const causeUnknown = causesFound && !causes.length
      const { findings } = page
      return {
        page,
        slug: names.get(page.path)!,
        findings,
        causes,
        causeUnknown,
        unpublishedReason: reason,
        pictures,
        unseen,
      }
    }),
  }
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(out, 'summary.md'), summaryOf(model, options.publicUrl))
  writeFolder(out, model, comparison)
  return { exit: report.exit, index: join(options.out, 'index.html'), words: wordsOf(model) }
}

/** Whether the report shows a source: files that pages are made of and that a reviewer can read. */
function isShown({ file }: SourceFile): boolean {
  return /^(content|data|components|pages)\/.*(?<!\.(test|spec))\.(mdx?|tsx?|m?js|css|json|svg)$/.test(file)
}

/** Checks the two folders. A missing base means that it could not be built. */
function builtFolders(names: { base: string; head: string }): Built {
  const [base, head] = [resolve(names.base), resolve(names.head)]
  if (!existsSync(head)) throw new Error(`There is no folder ${names.head}.`)
  if (existsSync(base)) return { base, head, names, notes: [] }
  return { head, names, notes: [`There is no base in ${names.base}, so only the head is shown.`] }
}

interface FoundSources {
  blame: Blame
  /** The files that were edited. */
  edited: readonly SourceFile[]
  /** Whether causes were searched: a page without any has an unknown cause. */
  causesFound: boolean
}

/** Finds the causes, or reads those that another machine found. */
async function findSources(built: Built, comparison: Comparison, file: string | undefined): Promise<FoundSources> {
  if (built.sources) {
    const { refs } = built.sources
    const changed = changedFiles(refs)
    return {
      blame: await findCauses(comparison, built.sources, changed),
      edited: readSources(refs, changed),
      causesFound: true,
    }
  }
  const none = { blame: { causes: new Map(), keys: [], notes: [] }, edited: [], causesFound: false }
  if (file === undefined) return none
  try {
    const { names, blame, sources } = readBundle(file)
    built.names = names
    return { blame, edited: sources, causesFound: true }
  } catch {
    built.notes.push('causes.json could not be read, so causes are missing.')
    return none
  }
}

/** Opens the changed pages in a browser and adds what it finds to their changes. */
async function inspect(
  opening: Promise<Browser | undefined> | undefined,
  comparison: Comparison,
  names: ReadonlyMap<string, string>,
  out: string,
  notes: string[],
): Promise<ReadonlyMap<ComparedPage, BrowserResult>> {
  const changed = comparison.pages
    .filter(({ path }) => names.has(path))
    .map((page) => ({
      page,
      slug: names.get(page.path)!,
      shared: comparison.shared.filter(({ pages }) => pages.includes(page.path)).map(({ finding }) => finding),
    }))
  const missing = 'so screenshots, accessibility or overflow are missing'
  try {
    const browser = await opening
    if (opening && !browser && changed.length) notes.push(`No Chromium was found, ${missing}.`)
    if (!browser || !changed.length) return (await browser?.close(), new Map())
    const results = await shootPages(browser, comparison, changed, out)
    const fresh = new Map([...results].map(([page, { findings }]) => [page.path, findings]))
    comparison.shared.push(...foldShared(fresh, comparison.pages.length))
    for (const [page, { findings }] of results) page.findings.push(...findings)
    const failed = [...results].filter(([, result]) => result.failed !== undefined)
    for (const [, { unseen, failed: reason }] of failed)
      unseen.unshift(`This page could not be opened in the browser, ${missing}: ${reason}`)
    const paths = failed.map(([{ path }]) => path)
    if (paths.length) notes.push(`Not opened in the browser, ${missing} there: ${listOf(paths, 5)}`)
    return results
  } catch (error) {
    notes.push(`The browser failed, ${missing}: ${(error as Error).message.split('\n')[0]}`)
    return new Map()
  }
}

import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { foldShared, sharedOn } from './compare/shared.ts'
import { compareSites, headAlone, type ComparedPage, type Comparison } from './compare/site.ts'
import { toReport } from './compare/to-report.ts'
import type { ReportModel } from './folder/model.ts'
import { slugs } from './folder/slugs.ts'
import { linkSources, namedLines, viewSources } from './folder/sources.ts'
import { REPORT_FILES, writeFolder } from './folder/write.tsx'
import type { Options } from './options.ts'
import { checkOutFolder, clearOutFolder } from './out-folder.ts'
import { openBrowser } from './pictures/browser.ts'
import type { BrowserResult } from './pictures/inspect.ts'
import { shootPages } from './pictures/shoot.ts'
import { progress } from './progress.ts'
import type { Report } from './report.ts'
import { buildRefs, type Built } from './repository/build.ts'
import { exportBundle } from './repository/causes-json.ts'
import { explain } from './repository/explain.ts'
import { unpublishedReason } from './repository/front-matter.ts'
import { folderFiles, Site } from './site/folder.ts'
import { listOf, markdownSummary, plainSummary } from './summary.ts'

/** The result of a review. */
export interface Reviewed {
  /** As in report.json: 0 nothing changed, 1 changes, 2 something is broken. */
  exit: Report['exit']
  /** The first page of the report. */
  index: string
  /** The summary for a terminal. */
  summary: string
}

/** Runs a review and writes the report's folder. */
export async function review(options: Options): Promise<Reviewed> {
  const { folders, keep } = options
  const out = resolve(options.out)
  checkOutFolder(options.out, '--out', folders ? [folders.base, folders.head] : [])
  if (keep !== undefined) checkOutFolder(keep, '--keep', [options.out])
  const built = folders ? builtFolders(folders) : await buildRefs(options.range)
  clearOutFolder(out, REPORT_FILES)
  progress('Reading both sites …')
  const head = new Site(folderFiles(built.head))
  const comparison = built.base === undefined ? headAlone(head) : compareSites(new Site(folderFiles(built.base)), head)
  const changed = comparison.pages.filter(({ status }) => status !== 'same')
  progress(`${changed.length} of ${comparison.pages.length} pages changed`)
  const explanation = await explain(built, comparison, options.causes)
  if (keep !== undefined) exportBundle(keep, built, explanation)
  const { names: refNames, notes, causes, keys, sources } = explanation
  const names = slugs(changed.map(({ path }) => path))
  const withBrowser = options.pictures && built.base !== undefined && changed.length > 0
  const results = withBrowser ? await inspect(comparison, names, out, notes) : undefined

  const report = toReport(comparison, refNames, new Map(Object.entries(causes ?? {})))
  const views = viewSources(sources, namedLines(comparison, keys))
  const model: ReportModel = {
    ...refNames,
    total: comparison.pages.length,
    notes,
    shared: comparison.shared,
    sources: views,
    link: linkSources(views, keys),
    pages: changed.map((page) => {
      const { pictures = [], unseen = [] } = results?.get(page) ?? {}
      const own = causes?.[page.path] ?? []
      return {
        ...page,
        slug: names.get(page.path)!,
        causes: own,
        causeUnknown: causes !== undefined && !own.length,
        unpublishedReason: page.status === 'removed' ? unpublishedReason(page.path, sources) : undefined,
        pictures,
        unseen,
      }
    }),
  }
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(out, 'summary.md'), markdownSummary(model, options.publicUrl))
  writeFolder(out, model, comparison)
  return { exit: report.exit, index: join(options.out, 'index.html'), summary: plainSummary(model) }
}

/** Checks the two folders. A missing base means that it could not be built. */
function builtFolders(names: { base: string; head: string }): Built {
  const [base, head] = [resolve(names.base), resolve(names.head)]
  if (!existsSync(head)) throw new Error(`There is no folder ${names.head}.`)
  if (existsSync(base)) return { base, head, names, notes: [] }
  return { head, names, notes: [`There is no base in ${names.base}, so only the head is shown.`] }
}

/** Opens the changed pages in a browser and adds what it finds to their changes. */
async function inspect(
  comparison: Comparison,
  names: ReadonlyMap<string, string>,
  out: string,
  notes: string[],
): Promise<ReadonlyMap<ComparedPage, BrowserResult> | undefined> {
  const changed = comparison.pages
    .filter(({ path }) => names.has(path))
    .map((page) => ({ page, slug: names.get(page.path)!, shared: sharedOn(page.path, comparison.shared) }))
  const missing = 'so screenshots, accessibility or overflow are missing'
  try {
    const browser = await openBrowser()
    if (!browser) {
      notes.push(`No Chromium was found, ${missing}.`)
      return undefined
    }
    const results = await shootPages(browser, comparison, changed, out)
    const fresh = new Map([...results].map(([page, { findings }]) => [page.path, findings]))
    comparison.shared.push(...foldShared(fresh, comparison.pages.length))
    for (const [page, { findings, unseen, failed }] of results) {
      page.findings.push(...findings)
      if (failed !== undefined) unseen.unshift(`This page could not be opened in the browser, ${missing}: ${failed}`)
    }
    const paths = [...results].flatMap(([{ path }, { failed }]) => (failed === undefined ? [] : [path]))
    if (paths.length) notes.push(`Not opened in the browser, ${missing} there: ${listOf(paths, 5)}`)
    return results
  } catch (error) {
    notes.push(`The browser failed, ${missing}: ${(error as Error).message.split('\n')[0]}`)
    return undefined
  }
}

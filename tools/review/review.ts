import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compareSites, headAlone, type Comparison } from './compare/compare-sites.ts'
import { toReport } from './compare/to-report.ts'
import type { ReportModel, ReportPage } from './folder/model.ts'
import { slugs } from './folder/slugs.ts'
import { linkSources, namedLines, viewSources } from './folder/sources.ts'
import { REPORT_FILES, writeFolder } from './folder/write.tsx'
import type { Options } from './review-options.ts'
import { checkOutFolder, clearOutFolder } from './out-folder.ts'
import { openBrowser } from './pictures/browser-window.ts'
import { shootPages } from './pictures/shoot.ts'
import { progress } from './progress.ts'
import type { Report } from './report.ts'
import { buildRefs, type Built } from './repository/build.ts'
import { BUNDLE_FILES, exportBundle } from './repository/causes-json.ts'
import { explain } from './repository/explain.ts'
import { unpublishedReason } from './repository/unpublished.ts'
import { folderFiles, readSites, BuiltSite } from './site/built-site.ts'
import { listOf, markdownSummary, plainSummary } from './summary.ts'

/** Runs a review and writes the report's folder. Returns `exit` as in report.json and the summary for a terminal. */
export async function review(options: Options): Promise<{ exit: Report['exit']; summary: string }> {
  const { folders, keep } = options
  const out = resolve(options.out)
  const inputs = [folders?.base, folders?.head, options.causes].filter((path) => path !== undefined)
  checkOutFolder(options.out, '--out', REPORT_FILES, folders ? inputs : [])
  if (keep !== undefined) checkOutFolder(keep, '--keep', BUNDLE_FILES, [options.out])
  const built = folders ? builtFolders(folders) : await buildRefs(options.range)
  progress('Reading both sites …')
  const comparison = compareFolders(built)
  clearOutFolder(out, REPORT_FILES)
  const changed = comparison.pages.filter(({ status }) => status !== 'same')
  progress(`${changed.length} of ${comparison.pages.length} pages changed`)
  const explanation = await explain(built, comparison, options.causes)
  if (keep !== undefined) exportBundle(keep, built, explanation)
  const { names, notes, causes, keys, sources } = explanation
  const slugOf = slugs(changed.map(({ path }) => path))
  const pages = changed.map((page): ReportPage => {
    const own = causes?.[page.path] ?? []
    return {
      ...page,
      slug: slugOf.get(page.path)!,
      causes: own,
      causeUnknown: causes !== undefined && !own.length,
      unpublishedReason: page.status === 'removed' ? unpublishedReason(page.path, sources) : undefined,
      pictures: [],
      unseen: [],
    }
  })
  if (options.pictures && built.base !== undefined && pages.length)
    notes.push(...(await inspect(comparison, pages, out)))
  const { shared } = comparison
  const views = viewSources(sources, namedLines(comparison, keys))
  const link = linkSources(views, keys)
  const model: ReportModel = {
    ...names,
    total: comparison.pages.length,
    notes,
    shared,
    keys,
    sources: views,
    link,
    pages,
  }
  const report = toReport(model)
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(out, 'summary.md'), markdownSummary(model, options.publicUrl))
  writeFolder(out, model, comparison)
  return { exit: report.exit, summary: plainSummary(model) }
}

/** Compares the two built folders. Throws if one has no pages. */
function compareFolders({ base, head, names }: Built): Comparison {
  const files = (folder: string, name: string) => {
    const found = folderFiles(folder)
    if (![...found.keys()].some((file) => /\.html?$/i.test(file)))
      throw new Error(`${name} has no pages (${folder}). Build the site first, or name the folder that has index.html.`)
    return found
  }
  if (base === undefined) return headAlone(new BuiltSite(files(head, names.head)))
  const sites = readSites(files(base, names.base), files(head, names.head))
  return compareSites(sites.base, sites.head)
}

/** Checks the two folders. A missing base means that it could not be built. */
function builtFolders(names: { base: string; head: string }): Built {
  const [base, head] = [resolve(names.base), resolve(names.head)]
  if (!existsSync(head)) throw new Error(`There is no folder ${names.head}.`)
  if (existsSync(base)) return { base, head, names, notes: [] }
  return { head, names, notes: [`There is no base in ${names.base}, so only the head is shown.`] }
}

/** Opens the changed pages in a browser and adds what it finds to them. Returns notes about what is missing. */
async function inspect(comparison: Comparison, pages: readonly ReportPage[], out: string): Promise<string[]> {
  const missing = 'so screenshots, accessibility or overflow are missing'
  try {
    const browser = await openBrowser()
    if (!browser) return [`No Chromium was found, ${missing}.`]
    const failed = await shootPages(browser, comparison, pages, out)
    for (const [page, reason] of failed)
      page.unseen.unshift(`This page could not be opened in the browser, ${missing}: ${reason}`)
    const paths = [...failed.keys()].map(({ path }) => path)
    return paths.length ? [`Not opened in the browser, ${missing} there: ${listOf(paths, 5)}`] : []
  } catch (error) {
    return [`The browser failed, ${missing}: ${(error as Error).message.split('\n')[0]}`]
  }
}

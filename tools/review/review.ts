import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readPdfs } from './compare/compare-downloads.ts'
import { compareSites, headAlone, toReport, type ComparedPage, type Comparison } from './compare/compare-sites.ts'
import { byCommon, emptyReport, listRank, nameOfPage, type ReportModel, type ReportPage } from './folder/model.ts'
import { oldValues } from './folder/old-values.ts'
import { viewSources } from './folder/sources.ts'
import { REPORT_FILES, reportFolder } from './folder/write.tsx'
import { checkOutFolder, clearOutFolder, type Options } from './review-options.ts'
import { openBrowser } from './pictures/browser-window.ts'
import { compareLooks } from './pictures/compare-looks.ts'
import { shootPages } from './pictures/shoot.ts'
import { progress } from './process.ts'
import type { Report } from './report.ts'
import { buildRefs, BUNDLE_FILES, exportBundle, type Built } from './repository/build.ts'
import { findCauses } from './repository/find-causes.ts'
import { addSources, unpublishedReason } from './repository/source-lines.ts'
import { slugs } from './site/paths.ts'
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
  const slugOf = slugs(comparison.pages.map(({ path }) => path))
  const toPage = (page: ComparedPage): ReportPage => {
    // The number of a change is its place in this list.
    page.findings.sort((a, b) => byCommon(a, b) || listRank(a) - listRank(b))
    const slug = slugOf.get(page.path)!
    return Object.assign(page, { slug, causes: [], causeUnknown: false, pictures: [] })
  }
  const pages = comparison.pages.filter(({ status }) => status !== 'same').map(toPage)
  progress(`${pages.length} of ${comparison.pages.length} pages changed`)
  const write = reportFolder(out, comparison)
  const { files, redirected, sites } = comparison
  const samePages = () => comparison.pages.filter(({ status }) => status === 'same').map(({ path }) => path)
  const known: ReportModel = { ...emptyReport, total: comparison.pages.length, files, redirected, pages }
  const usesBrowser = options.pictures && built.base !== undefined
  if (usesBrowser && pages.length) {
    const notes = ['Causes and pictures are still being looked for. Open this page again in a minute.']
    await write({ ...known, ...built.names, same: samePages(), notes })
    progress(`First results, without causes and pictures: ${join(out, 'index.html')}`)
  }
  // The browser is another process, and so is what renders the pages again.
  const [explanation, { different, notes: missing }] = await Promise.all([
    findCauses(built, comparison, options.causes),
    usesBrowser ? inspect(comparison, pages, out, toPage) : { different: [], notes: [] },
    readPdfs(files, sites.base, sites.head),
  ])
  pages.push(...different)
  addSources(comparison, explanation)
  const { names, notes, causes, keys, sources } = explanation
  for (const page of pages) {
    page.causes = (causes?.[page.path] ?? []).map(({ file, key }) => ({ file, key }))
    page.causeUnknown = causes !== undefined && !page.causes.length
    if (page.status === 'removed') page.unpublishedReason = unpublishedReason(page.path, sources)
  }
  const old = oldValues({ ...known, keys }, sites.head.pages.values())
  if (keep !== undefined) exportBundle(keep, built, explanation)
  const views = viewSources([...sources, ...files.filter(({ before, after }) => before !== after)])
  const found = { keys, sources: views, old, same: samePages(), notes: [...notes, ...missing] }
  const model: ReportModel = { ...known, ...names, ...found }
  const report = toReport(model)
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(out, 'summary.md'), markdownSummary(model, options.publicUrl))
  await write(model)
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

/** Opens changed pages, to which it adds what it finds, and those that are the same so far. Notes what is missing. */
async function inspect(
  comparison: Comparison,
  pages: readonly ReportPage[],
  out: string,
  toPage: (page: ComparedPage) => ReportPage,
): Promise<{ different: ReportPage[]; notes: string[] }> {
  const missing = 'so screenshots, accessibility or overflow are missing'
  try {
    const browser = await openBrowser()
    if (!browser) return { different: [], notes: [`No Chromium was found, ${missing}.`] }
    const { different: found, unopened } = await compareLooks(browser, comparison)
    const different = found.map(toPage)
    const shot = [...pages, ...different]
    const spent = (await shootPages(browser, comparison, shot, out)).map(({ path }) => nameOfPage(path))
    await browser.close()
    const failed = shot.flatMap(({ path, unopened }) => (unopened ? nameOfPage(path) : []))
    const notes = [
      failed.length && `Not opened in the browser, ${missing} there: ${listOf(failed, 5)}`,
      spent.length && `The pictures reached their size limit. Some are missing for ${listOf(spent, 12)}`,
      unopened.length && `The same so far, but not compared as pictures: ${listOf(unopened.map(nameOfPage), 5)}`,
    ]
    return { different, notes: notes.filter((note) => typeof note === 'string') }
  } catch (error) {
    return { different: [], notes: [`The browser failed, ${missing}: ${(error as Error).message.split('\n')[0]}`] }
  }
}

import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Finding } from './compare/finding.ts'
import { foldShared } from './compare/shared.ts'
import { compareSites, headAlone, type ComparedPage, type Comparison } from './compare/site.ts'
import { toReport } from './compare/to-report.ts'
import type { ReportModel } from './folder/model.ts'
import { slugs } from './folder/slugs.ts'
import { readPlace, SourceLinks } from './folder/source-links.ts'
import { viewSources, type NamedLine, type SourceView } from './folder/sources.ts'
import { REPORT_FILES, writeFolder } from './folder/write.tsx'
import { buildRefs, type Built } from './git/build-both.ts'
import { findCauses, type Blame, type NamedKey } from './git/causes.ts'
import { exportBundle, readBundle } from './git/bundle.ts'
import { sourceOf, writtenSource } from './git/positions.ts'
import { sheetLine } from './git/sheet-lines.ts'
import { readSources } from './git/source-files.ts'
import { unpublishedReason } from './git/unpublished.ts'
import type { Options } from './options.ts'
import type { BrowserResult } from './pictures/inspect.ts'
import { checkOutFolder, clearOutFolder } from './out-folder.ts'
import { openBrowserPool, shootPages } from './pictures/shoot.ts'
import { progress } from './progress.ts'
import type { Report } from './report.ts'
import { folderFiles, Site } from './site/folder.ts'
import { summaryOf } from './summary.ts'

/** Runs a review, writes the report's folder and returns the exit code. */
export async function review(options: Options): Promise<number> {
  const out = resolve(options.out)
  const { base: baseFolder, head: headFolder } = options.folders ?? {}
  checkOutFolder(
    options.out,
    '--out',
    [baseFolder, headFolder].filter((folder) => folder !== undefined),
  )
  if (options.keep !== undefined) checkOutFolder(options.keep, '--keep', [options.out])
  const built: Built = options.folders ? folders(options.folders) : await buildRefs(options.refs)
  clearOutFolder(out, REPORT_FILES)
  // The browser starts while the sites are read.
  const pool = options.pictures && built.base !== undefined ? openBrowserPool() : undefined
  pool?.catch(() => undefined)
  progress('Reading both sites …')
  const head = new Site(folderFiles(built.head))
  const comparison = built.base === undefined ? headAlone(head) : compareSites(new Site(folderFiles(built.base)), head)
  // Builds of other sites have no source positions; builds of this one may have them.
  const known = options.causes === undefined ? undefined : importBundle(options.causes, built)
  const blaming: Promise<Blame> = built.sources
    ? findCauses(comparison, built.sources)
    : Promise.resolve(known?.blame ?? { causes: new Map(), keys: [] })
  blaming.catch(() => undefined)
  const changed = comparison.pages.filter(({ status }) => status !== 'same').length
  progress(`${changed} of ${comparison.pages.length} pages changed`)
  let results: Map<ComparedPage, BrowserResult> | undefined
  if (pool && changed) {
    results = await inspect(pool, comparison, out).catch((error: Error) => {
      built.notes.push(
        `The browser failed, so pictures, accessibility or overflow are missing: ${error.message.split('\n')[0]}`,
      )
      return new Map<ComparedPage, BrowserResult>()
    })
    if (!results) built.notes.push('No Chromium was found, so screenshots, accessibility and overflow are missing.')
  } else await pool?.then((opened) => opened?.browser.close()).catch(() => undefined)
  const failed = [...(results ?? [])].filter(([, { failed }]) => failed !== undefined).map(([{ path }]) => path)
  if (failed.length)
    built.notes.push(
      `${failed.length === 1 ? 'One page' : `${failed.length} pages`} could not be opened in the browser, so screenshots, accessibility or overflow are missing there: ${failed.slice(0, 5).join(', ')}${failed.length > 5 ? ', …' : ''}`,
    )
  const blame = await blaming
  const edited = built.sources ? readSources(built.sources.refs, built.sources.changed) : (known?.sources ?? [])
  const addSource = (finding: Finding, path: string) => {
    const written = writtenSource(finding)
    const sheet = sheetLine(finding, edited)
    finding.source = sheet?.source ?? sourceOf(finding, path, blame, built.sources !== undefined)
    if (sheet) finding.ofBase = sheet.ofBase
    else if (written?.source === finding.source) finding.ofBase = written?.ofBase ?? false
    if (written && written.source !== finding.source) finding.shownAt = written.source
  }
  for (const { path, findings } of comparison.pages) for (const finding of findings) addSource(finding, path)
  for (const { finding, pages } of comparison.shared) addSource(finding, pages[0]!)
  const named = [
    ...comparison.pages.flatMap(({ findings }) => findings),
    ...comparison.shared.map(({ finding }) => finding),
  ].flatMap(linesOf)
  const besides = new Set(
    named.map(({ file }) => file).filter((file) => !edited.some((source) => source.file === file)),
  )
  const files = built.sources ? [...edited, ...readSources(built.sources.refs, [...besides])] : edited
  if (options.keep !== undefined) exportBundle(options.keep, built, blame, files)
  const report = toReport(comparison, built.names, blame.causes)
  const sources = viewSources(files, [
    ...named,
    ...blame.keys.flatMap(({ file, position }) =>
      position === undefined ? [] : [{ file, line: Number.parseInt(position, 10) }],
    ),
  ])
  const model = modelOf(
    comparison,
    report,
    built.notes,
    sources,
    blame.keys,
    built.sources !== undefined || known !== undefined,
    (path) => unpublishedReason(path, edited),
    results,
  )
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(out, 'summary.md'), summaryOf(model, options.publicUrl))
  writeFolder(out, model, comparison)
  progress(`Written to ${join(options.out, 'index.html')}`)
  return report.exit
}

/** Reads causes.json. If it is missing or invalid, the review continues without causes. */
function importBundle(file: string, built: Built): ReturnType<typeof readBundle> | undefined {
  try {
    const known = readBundle(file)
    built.names = known.names
    return known
  } catch {
    built.notes.push('causes.json could not be read, so causes are missing.')
    return undefined
  }
}

/** Checks the two folders. A missing base means that it could not be built. */
function folders(names: { base: string; head: string }): Built {
  const [base, head] = [resolve(names.base), resolve(names.head)]
  if (!existsSync(head)) throw new Error(`There is no folder ${names.head}.`)
  if (existsSync(base)) return { base, head, names, notes: [] }
  return {
    head,
    names,
    notes: [`There is no base in ${names.base}, so this is the head alone, with nothing to compare it to.`],
  }
}

/** Opens the changed pages in a browser and adds what it finds to their changes. */
async function inspect(
  opening: ReturnType<typeof openBrowserPool>,
  comparison: Comparison,
  out: string,
): Promise<Map<ComparedPage, BrowserResult> | undefined> {
  const pages = comparison.pages.filter(({ status }) => status !== 'same')
  const names = slugs(pages.map(({ path }) => path))
  const changed = pages.map((page) => ({
    page,
    slug: names.get(page.path)!,
    shared: comparison.shared.filter(({ pages }) => pages.includes(page.path)).map(({ finding }) => finding),
  }))
  const pool = await opening
  if (!pool) return undefined
  const results = await shootPages(pool, comparison, changed, out)
  const fresh = new Map([...results].map(([page, { findings }]) => [page.path, findings]))
  comparison.shared.push(...foldShared(fresh, comparison.pages.length))
  for (const [page, { findings }] of results) page.findings.push(...findings)
  return results
}

/** The source lines of a change. */
function linesOf({ source, shownAt, ofBase }: Finding): NamedLine[] {
  return [source, shownAt].flatMap((place) => {
    const { file, line } = readPlace(place ?? '')
    return line === undefined ? [] : [{ file, line, ...(ofBase && place === source && { old: true }) }]
  })
}

/** What the report says about a page instead of screenshots. */
function unseenOf(results: BrowserResult | undefined): string[] {
  if (results?.failed === undefined) return results?.unseen ?? []
  return [
    `This page could not be opened in the browser, so screenshots, accessibility or overflow are missing: ${results.failed}`,
    ...results.unseen,
  ]
}

function modelOf(
  { pages, shared }: Comparison,
  report: Report,
  notes: string[],
  sources: readonly SourceView[],
  keys: readonly NamedKey[],
  causesFound: boolean,
  why: (path: string) => string | undefined,
  results?: ReadonlyMap<ComparedPage, BrowserResult>,
): ReportModel {
  const changed = pages.filter(({ status }) => status !== 'same')
  const names = slugs(changed.map(({ path }) => path))
  return {
    base: report.base,
    head: report.head,
    exit: report.exit,
    total: pages.length,
    notes,
    shared,
    sources,
    links: new SourceLinks(sources, keys),
    pages: changed.map((page) => {
      const causes = report.pages.find(({ path }) => path === page.path)?.causes ?? []
      return {
        page,
        slug: names.get(page.path)!,
        findings: page.findings,
        causes,
        causeUnknown: causesFound && !causes.length,
        unpublishedReason: page.status === 'removed' ? why(page.path) : undefined,
        pictures: results?.get(page)?.pictures ?? [],
        unseen: unseenOf(results?.get(page)),
      }
    }),
  }
}

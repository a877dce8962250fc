import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Finding } from './compare/finding.ts'
import { foldShared } from './compare/shared.ts'
import { compareSites, headAlone, type ComparedPage, type Comparison } from './compare/site.ts'
import { toReport } from './compare/to-report.ts'
import { slugs, type ReportModel } from './folder/model.ts'
import { clearFolder, writeFolder } from './folder/write.tsx'
import { buildRefs, type Built } from './git/both.ts'
import { findCauses, type Blame } from './git/causes.ts'
import { handOver, readHandedOver } from './git/handed-over.ts'
import { sourceOf, writtenSource } from './git/positions.ts'
import type { Options } from './options.ts'
import { openBrowser } from './pictures/browser.ts'
import type { Looks } from './pictures/look.ts'
import { shootPages } from './pictures/shoot.ts'
import { progress } from './progress.ts'
import type { Report } from './report.ts'
import { folderFiles, Site } from './site/folder.ts'
import { summaryOf } from './summary.ts'

/** Reviews as the options say, writes the report's folder, and answers the exit code. */
export async function review(options: Options): Promise<number> {
  const out = resolve(options.out)
  const built: Built = options.folders
    ? folders(options.folders)
    : await buildRefs(options.refs)
  clearFolder(out)
  // It starts while the sites are read.
  const browser = options.pictures && built.base !== undefined ? openBrowser() : undefined
  browser?.catch(() => undefined)
  progress('Reading both sites …')
  const head = new Site(folderFiles(built.head))
  const comparison = built.base === undefined ? headAlone(head) : compareSites(new Site(folderFiles(built.base)), head)
  // Another site's build says nothing of sources; one of ours may, even where its sources are not at hand.
  const known = options.causes === undefined ? undefined : handedOver(options.causes, built)
  const blaming: Promise<Blame> = built.sources ? findCauses(comparison, built.sources) : Promise.resolve(known ?? { causes: new Map(), keys: [] })
  blaming.catch(() => undefined)
  const changed = comparison.pages.filter(({ status }) => status !== 'same').length
  progress(`${changed} of ${comparison.pages.length} pages changed`)
  let looks: Map<ComparedPage, Looks> | undefined
  if (browser && changed) {
    looks = await look(browser, comparison, out).catch((error: Error) => {
      built.notes.push(`The browser failed, so pictures, accessibility or overflow are missing: ${error.message.split('\n')[0]}`)
      return new Map<ComparedPage, Looks>()
    })
    if (!looks) built.notes.push('No Chromium was found: there are no pictures, and accessibility and overflow were not looked at.')
  } else await browser?.then((opened) => opened?.close()).catch(() => undefined)
  const blame = await blaming
  const addSource = (finding: Finding, path: string) => {
    const written = writtenSource(finding)
    finding.source = sourceOf(finding, path, blame, built.sources !== undefined)
    if (written && written !== finding.source) finding.shownAt = written
  }
  for (const { path, findings } of comparison.pages) for (const finding of findings) addSource(finding, path)
  for (const { finding, pages } of comparison.shared) addSource(finding, pages[0]!)
  if (options.keep !== undefined) handOver(options.keep, built, blame)
  const report = toReport(comparison, built.names, blame.causes)
  const model = modelOf(comparison, report, built.notes, looks)
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(out, 'summary.md'), summaryOf(model, options.publicUrl))
  writeFolder(out, model, comparison)
  progress(`Written to ${join(options.out, 'index.html')}`)
  return report.exit
}

/** What came with two folders. It may be missing or broken: then the review says less. */
function handedOver(file: string, built: Built): Blame | undefined {
  try {
    const { names, blame } = readHandedOver(file)
    built.names = names
    return blame
  } catch {
    built.notes.push('What came with the two folders could not be read, so causes are missing.')
    return undefined
  }
}

/** Two folders as they were given; a base that is not there did not build. */
function folders(names: { base: string; head: string }): Built {
  const [base, head] = [resolve(names.base), resolve(names.head)]
  if (!existsSync(head)) throw new Error(`There is no folder ${names.head}.`)
  if (existsSync(base)) return { base, head, names, notes: [] }
  return { head, names, notes: [`There is no base in ${names.base}, so this is the head alone, with nothing to compare it to.`] }
}

/** Opens the changed pages in a browser and adds what it finds to their changes. */
async function look(opening: ReturnType<typeof openBrowser>, comparison: Comparison, out: string): Promise<Map<ComparedPage, Looks> | undefined> {
  const pages = comparison.pages.filter(({ status }) => status !== 'same')
  const names = slugs(pages.map(({ path }) => path))
  const changed = pages.map((page) => ({ page, slug: names.get(page.path)!, shared: comparison.shared.filter(({ pages }) => pages.includes(page.path)).map(({ finding }) => finding) }))
  const browser = await opening
  if (!browser) return undefined
  const looks = await shootPages(browser, comparison, changed, out)
  const fresh = new Map([...looks].map(([page, { findings }]) => [page.path, findings]))
  comparison.shared.push(...foldShared(fresh, comparison.pages.length))
  for (const [page, { findings }] of looks) page.findings.push(...findings)
  return looks
}

function modelOf({ pages, shared }: Comparison, report: Report, notes: string[], looks?: ReadonlyMap<ComparedPage, Looks>): ReportModel {
  const changed = pages.filter(({ status }) => status !== 'same')
  const names = slugs(changed.map(({ path }) => path))
  return {
    base: report.base,
    head: report.head,
    exit: report.exit,
    total: pages.length,
    notes,
    shared,
    pages: changed.map((page) => ({ page, slug: names.get(page.path)!, findings: page.findings, causes: report.pages.find(({ path }) => path === page.path)?.causes ?? [], pictures: looks?.get(page)?.pictures ?? [], unseen: looks?.get(page)?.unseen ?? [] })),
  }
}

import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compareSites, headAlone, type Comparison } from './compare/site.ts'
import { toReport } from './compare/to-report.ts'
import { slugs, type ReportModel } from './folder/model.ts'
import { clearFolder, writeFolder } from './folder/write.tsx'
import { buildRefs, type Built } from './git/both.ts'
import { findCauses } from './git/causes.ts'
import { sourceOf } from './git/positions.ts'
import type { Options } from './options.ts'
import { progress } from './progress.ts'
import type { Cause, Report } from './report.ts'
import { folderFiles, Site } from './site/folder.ts'
import { summaryOf } from './summary.ts'

/** Reviews as the options say, writes the report's folder, and answers the exit code. */
export async function review(options: Options): Promise<number> {
  const out = resolve(options.out)
  const built: Built = options.folders
    ? { base: resolve(options.folders.base), head: resolve(options.folders.head), names: options.folders, notes: [] }
    : await buildRefs(options.refs)
  clearFolder(out)
  progress('Reading both sites …')
  const head = new Site(folderFiles(built.head))
  const comparison = built.base === undefined ? headAlone(head) : compareSites(new Site(folderFiles(built.base)), head)
  const causes = built.sources ? await findCauses(comparison, built.sources) : new Map<string, Cause[]>()
  if (built.sources) {
    for (const page of comparison.pages) for (const finding of page.findings) addSource(finding, page.path, causes)
    for (const { finding, pages } of comparison.shared) addSource(finding, pages[0]!, causes)
  }
  const write = () => {
    const report = toReport(comparison, built.names, causes)
    const model = modelOf(comparison, report, built.notes)
    writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
    writeFileSync(join(out, 'summary.md'), summaryOf(model, options.publicUrl))
    return { report, model }
  }
  const { report, model } = write()
  progress(`${report.pages.length} of ${comparison.pages.length} pages changed`)
  writeFolder(out, model, comparison)
  progress(`Written to ${join(options.out, 'index.html')}`)
  return report.exit
}

function addSource(finding: Comparison['pages'][number]['findings'][number], path: string, causes: ReadonlyMap<string, Cause[]>): void {
  const source = sourceOf(finding, path, causes.get(path) ?? [])
  if (source) finding.source = source
}

function modelOf({ pages, shared }: Comparison, report: Report, notes: string[]): ReportModel {
  const changed = pages.filter(({ status }) => status !== 'same')
  const names = slugs(changed.map(({ path }) => path))
  return {
    base: report.base,
    head: report.head,
    exit: report.exit,
    total: pages.length,
    notes,
    shared,
    pages: changed.map((page) => ({ page, slug: names.get(page.path)!, findings: page.findings, causes: report.pages.find(({ path }) => path === page.path)?.causes ?? [], pictures: [], unseen: [] })),
  }
}

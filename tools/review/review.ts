import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compareSites, type Comparison } from './compare/site.ts'
import { toReport } from './compare/to-report.ts'
import { slugs, type ReportModel } from './folder/model.ts'
import { clearFolder, writeFolder } from './folder/write.tsx'
import type { Options } from './options.ts'
import { progress } from './progress.ts'
import type { Report } from './report.ts'
import { folderFiles, Site } from './site/folder.ts'

/** Reviews as the options say, writes the report's folder, and answers the exit code. */
export async function review(options: Options): Promise<number> {
  const { folders } = options
  if (!folders) throw new Error('Give two built folders.')
  const out = resolve(options.out)
  clearFolder(out)
  progress('Reading both sites …')
  const comparison = compareSites(new Site(folderFiles(resolve(folders.base))), new Site(folderFiles(resolve(folders.head))))
  const report = toReport(comparison, folders)
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  progress(`${report.pages.length} of ${comparison.pages.length} pages changed`)
  writeFolder(out, modelOf(comparison, report, []), comparison)
  progress(`Written to ${join(options.out, 'index.html')}`)
  return report.exit
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

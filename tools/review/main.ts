// npm run review: what a change does to the site, as a folder that opens from disk. See README.md beside this file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compareSites } from './compare/site.ts'
import { toReport } from './compare/to-report.ts'
import { readOptions, usage, type Options } from './options.ts'
import { progress } from './progress.ts'
import { folderFiles, Site } from './site/folder.ts'

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit(0)
}

try {
  process.exit(await review(readOptions(process.argv.slice(2))))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // 1 and 2 say something about the change; this says that nothing could be said.
  process.exit(3)
}

async function review(options: Options): Promise<number> {
  const { folders, out } = options
  if (!folders) throw new Error(`Give two built folders.\n${usage}`)
  mkdirSync(out, { recursive: true })
  progress('Reading both sites …')
  const comparison = compareSites(new Site(folderFiles(resolve(folders.base))), new Site(folderFiles(resolve(folders.head))))
  const report = toReport(comparison, folders)
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  progress(`${report.pages.length} of ${comparison.pages.length} pages changed`)
  return report.exit
}

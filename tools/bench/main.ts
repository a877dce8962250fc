// npm run bench
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { readCommandLine, wholeNumber } from '../lib/command-line.ts'
import { generateSite } from './generated-site.ts'
import { measureBuild, pageSizes, type PageSizes, type Usage } from './measure.ts'

const RESULTS = 'tools/bench/results.json'
const usage = `npm run bench         builds this site with and without the check, and sites of 48, 480 and 1,920 generated pages without
                      share pictures, PDF and search index; prints wall time, CPU time and memory, and their ratio to
                      the committed results
  -- --pages 48,480   use other numbers of generated pages
  -- --save           write the results to ${RESULTS}`

type Measured = Usage & Partial<PageSizes>
type Results = { node: string; builds: Record<string, Measured> }

const { values } = readCommandLine(usage, {
  options: { pages: { type: 'string', default: '48,480,1920' }, save: { type: 'boolean', default: false } },
})
const sizes = values.pages.split(',').map((size) => wholeNumber('--pages', size, { from: 1 }))
const last = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results) : undefined
const builds: Record<string, Measured> = {}
const roots: string[] = []

mkdirSync('.staffroom/bench', { recursive: true })
const against = last ? ` In brackets: the ratio to the committed result, of Node ${last.node}.` : ''
console.log(`Node ${process.versions.node}, ${cpus().length} processors.${against}\n`)
report('npm run build', await measureBuild('.', {}))
report('without the check', await measureBuild('.', { STAFFROOM_UNCHECKED: '1' }))
for (const pages of sizes) {
  const root = generateSite(pages)
  roots.push(root)
  const built = await measureBuild(root, { STAFFROOM_UNCHECKED: '1', STAFFROOM_LEAVE_OUT: 'pictures,search' })
  report(`${pages} pages`, { ...built, ...pageSizes(root) })
}
// Deleted at the end because on some file systems creating files is slow after many deletions.
for (const root of roots) rmSync(root, { recursive: true, force: true })
if (values.save) {
  const round = (_name: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value)
  const results: Results = { node: process.versions.node, builds: { ...last?.builds, ...builds } }
  writeFileSync(RESULTS, `${JSON.stringify(JSON.parse(JSON.stringify(results), round), null, 2)}\n`)
}

function report(name: string, measured: Measured): void {
  builds[name] = measured
  const before = last?.builds[name]
  const figure = (key: keyof Measured, unit: string, digits = 0) => {
    const [now, then] = [measured[key], before?.[key]]
    return now === undefined ? [] : `${now.toFixed(digits)} ${unit}${then ? ` (${(now / then).toFixed(2)})` : ''}`
  }
  const figures = [
    figure('cpu', 'CPU s', 1),
    figure('wall', 's', 1),
    figure('memory', 'MiB'),
    figure('bytes', 'bytes a page'),
    figure('brotli', 'with brotli 11'),
  ]
  console.log(`${name.padEnd(20)} ${figures.flat().join(', ')}`)
}

import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readCommandLine, wholeNumber } from '../lib/command-line.ts'
import { generateSite, pageFile } from './generated-site.ts'

/** What a build took: seconds of time and of processors, MiB at most in one process, bytes of HTML a page, as written and by brotli 11. */
type Measured = { wall: number; cpu: number; memory: number; bytes: number; brotli: number; editedCpu: number }

const RESULTS = 'tools/bench/results.json'
const usage = `npm run bench         builds 48, 480 and 1,920 generated pages and prints wall time, CPU, memory and bytes, beside the last
                      committed result as a ratio; then edits one sentence and builds again. Share pictures, the PDF and
                      the search index are left out
  -- --pages 48,480   other sizes
  -- --save           keeps the figures in ${RESULTS}, to be committed`
const { values } = readCommandLine(usage, { options: { pages: { type: 'string', default: '48,480,1920' }, save: { type: 'boolean', default: false } } })
const sizes = values.pages.split(',').map((size) => wholeNumber('--pages', size, { from: 1 }))
/** What was saved last, and by which Node: another one is another measure. */
type Saved = { node: string; pages: Record<string, Measured> }
const saved: Saved = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Saved) : { node: process.versions.node, pages: {} }
const before = saved.pages
const now: Record<string, Measured> = {}
// Deleted when all has been measured: some file systems take long to create files where many have just been deleted.
const roots: string[] = []

console.log(`Node ${process.versions.node}, ${cpus().length} processors. In brackets: against the last committed result, of Node ${saved.node}.\n`)
for (const pages of sizes) {
  process.stderr.write(`${pages} pages …\n`)
  const root = generateSite(pages)
  roots.push(root)
  const first = await build(root)
  const file = pageFile(root, Math.floor(pages / 2))
  writeFileSync(file, readFileSync(file, 'utf8').replace('## Afterwards\n\n', '## Afterwards\n\nThis sentence is new. '))
  const edited = await build(root)
  const incremental = readFolder(join(root, 'dist/client'))
  rmSync(join(root, '.staffroom'), { recursive: true, force: true })
  await build(root)
  const clean = readFolder(join(root, 'dist/client'))
  const differing = [...new Set([...incremental.keys(), ...clean.keys()])].filter((name) => !incremental.get(name)?.equals(clean.get(name) ?? Buffer.alloc(0)))
  if (differing.length) throw new Error(`${pages} pages: a build after an edit differs from a clean one in ${differing.slice(0, 5).join(', ')}.`)
  const html = [...clean].filter(([name]) => name.endsWith('.html')).map(([, bytes]) => bytes)
  const mean = (bytes: readonly number[]) => bytes.reduce((sum, each) => sum + each, 0) / bytes.length
  const measured: Measured = { ...first, bytes: mean(html.map(({ length }) => length)), brotli: mean(html.slice(0, 40).map((page) => brotliCompressSync(page).length)), editedCpu: edited.cpu }
  now[pages] = Object.fromEntries(Object.entries(measured).map(([name, value]) => [name, Number(value.toPrecision(4))])) as Measured
  print(pages, measured, before[pages])
}
const [small, large] = [sizes[0]!, sizes.at(-1)!]
if (large > small) console.log(`CPU for each further page: ${(((now[large]!.cpu - now[small]!.cpu) / (large - small)) * 1000).toFixed(1)} ms`)
for (const root of roots) rmSync(root, { recursive: true, force: true })
if (values.save) writeFileSync(RESULTS, `${JSON.stringify({ node: process.versions.node, pages: { ...before, ...now } }, null, 2)}\n`)

function print(pages: number, measured: Measured, last: Measured | undefined): void {
  const against = (name: keyof Measured) => (last ? ` (${(measured[name] / last[name]).toFixed(2)})` : '')
  console.log(`${pages} pages: ${measured.cpu.toFixed(1)} CPU s${against('cpu')}, ${measured.wall.toFixed(1)} s${against('wall')}, ${Math.round(measured.memory)} MiB${against('memory')}, `
    + `${Math.round(measured.bytes)} B a page${against('bytes')}, ${Math.round(measured.brotli)} B by brotli 11${against('brotli')}`)
  console.log(`  one sentence edited: ${measured.editedCpu.toFixed(1)} CPU s, ${Math.round((100 * measured.editedCpu) / measured.cpu)} % of the first build; the same bytes as a clean one`)
}

/** Builds the site in a process of its own. */
function build(root: string): Promise<{ wall: number; cpu: number; memory: number }> {
  const usage = resolve('.staffroom/bench/usage.jsonl')
  rmSync(usage, { force: true })
  const start = performance.now()
  const child = spawn(process.execPath, [resolve('tools/build/site.mjs')], {
    cwd: root, stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', BUILD_DATE: '2026-01-31', NODE_OPTIONS: `--import ${resolve('tools/bench/report-usage.mjs')}`, STAFFROOM_USAGE: usage, STAFFROOM_LEAVE_OUT: 'pictures,search', ALLOW_NO_BACKEND: '1' },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((done, fail) => child.once('exit', (code) => {
    if (code !== 0) return fail(new Error(`The build of ${root} ended with ${code}:\n${output}`))
    const processes = readFileSync(usage, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as { cpu: number; memory: number })
    done({ wall: (performance.now() - start) / 1000, cpu: processes.reduce((sum, { cpu }) => sum + cpu, 0), memory: Math.max(...processes.map(({ memory }) => memory)) })
  }))
}

function readFolder(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [file.slice(folder.length), readFileSync(file)]))
}

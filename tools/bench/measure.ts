import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { typescript } from '../lib/run.ts'

/**
 * What a command used: wall time and CPU time of all processes in seconds, and the memory of the largest process in
 * MiB.
 */
export type Usage = { wall: number; cpu: number; memory: number }

const USAGE_FILE = resolve('.staffroom/bench/usage.jsonl')

/**
 * Builds a site and measures it.
 * @param env environment variables of the build, such as STAFFROOM_UNCHECKED
 * @throws if the build fails, with the end of its output
 */
export function measureBuild(root: string, env: Record<string, string>): Promise<Usage> {
  rmSync(USAGE_FILE, { force: true })
  const start = performance.now()
  const [node, ...args] = typescript
  const child = spawn(node, [...args, 'tools/build/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BUILD_DATE: '2026-01-31',
      NODE_OPTIONS: `--import ${resolve('tools/bench/report-usage.mjs')}`,
      STAFFROOM_USAGE: USAGE_FILE,
      ALLOW_NO_BACKEND: '1',
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((done, fail) =>
    child.once('exit', (code) => {
      if (code !== 0) return fail(new Error(`The build of ${root} ended with ${code}:\n${output.slice(-2000)}`))
      done({ wall: (performance.now() - start) / 1000, ...usageOfProcesses() })
    }),
  )
}

function usageOfProcesses(): Omit<Usage, 'wall'> {
  const lines = readFileSync(USAGE_FILE, 'utf8').trim().split('\n')
  const processes = lines.map((line) => JSON.parse(line) as { cpu: number; memory: number })
  return {
    cpu: processes.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...processes.map(({ memory }) => memory)),
  }
}

/** The mean size of the built pages in bytes, uncompressed and with brotli 11. */
export type PageSizes = { bytes: number; brotli: number }

export function pageSizes(root: string): PageSizes {
  const folder = join(root, 'dist/client')
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name)))
  const mean = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  return {
    bytes: mean(pages.map(({ length }) => length)),
    // Forty pages are enough for a mean: this compression is slow.
    brotli: mean(pages.slice(0, 40).map((page) => brotliCompressSync(page).length)),
  }
}

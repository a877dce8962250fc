// npm run bench:check: how long the check takes, on this site and on one with a thousand pages more. Each figure is the middle
// one of three runs of the whole command, from its start to its end; the first time, it also bundles itself.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { writeManyPages } from './many-pages.ts'

const RUNS: Record<string, string[]> = {
  'content without spelling': ['--only', 'content', '--no-spelling'],
  'content with spelling': ['--only', 'content'],
  'types': ['--only', 'types'],
  'everything': [],
}

for (const [site, root] of [['this site', process.cwd()], ['1,000 pages more', writeManyPages(1000)]] as const) {
  rmSync(resolve(root, '.staffroom/bundles'), { recursive: true, force: true })
  console.log(`\n${site}, load ${loadavg()[0]!.toFixed(1)}`)
  console.log(`  ${'content, the first time'.padEnd(26)} ${run(root, ['--only', 'content']).toFixed(2)} s`)
  for (const [name, options] of Object.entries(RUNS)) {
    const runs = Array.from({ length: 3 }, () => run(root, options)).sort((a, b) => a - b)
    console.log(`  ${name.padEnd(26)} ${runs[1]!.toFixed(2)} s   (${runs[0]!.toFixed(2)} to ${runs[2]!.toFixed(2)})`)
  }
}

function run(root: string, options: readonly string[]): number {
  const start = performance.now()
  const { status, stdout } = spawnSync(process.execPath, ['tools/check/main.mjs', '--short', ...options], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The check found mistakes:\n${stdout.slice(0, 2000)}`)
  return (performance.now() - start) / 1000
}

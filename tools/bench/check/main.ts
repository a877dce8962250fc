// npm run bench:check. Each figure is the median of three runs of the whole command.
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { readCommandLine } from '../../lib/command-line.ts'
import { typescript } from '../../lib/run.ts'
import { writeManyPages } from '../many-pages.ts'

const usage = `npm run bench:check   how long the check takes, on this site and on one with a thousand pages more`
readCommandLine(usage)

const RUNS: Record<string, string[]> = {
  'content without spelling': ['--only', 'content', '--no-spelling'],
  'content with spelling': ['--only', 'content'],
  types: ['--only', 'types'],
  everything: [],
}

for (const [site, root] of [
  ['this site', process.cwd()],
  ['1,000 pages more', writeManyPages(1000)],
] as const) {
  console.log(`\n${site}, load ${loadavg()[0]!.toFixed(1)}`)
  for (const [name, options] of Object.entries(RUNS)) {
    const runs = Array.from({ length: 3 }, () => run(root, options)).sort((a, b) => a - b)
    console.log(`  ${name.padEnd(26)} ${runs[1]!.toFixed(2)} s   (${runs[0]!.toFixed(2)} to ${runs[2]!.toFixed(2)})`)
  }
}

function run(root: string, options: readonly string[]): number {
  const start = performance.now()
  const [node, ...flags] = typescript
  const args = [...flags, 'tools/check/main.ts', '--short', ...options]
  const { status, stdout } = spawnSync(node, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The check found errors:\n${stdout.slice(0, 2000)}`)
  return (performance.now() - start) / 1000
}

// npm run bench
import { execFileSync, spawnSync } from 'node:child_process'
import { readCommandLine, wholeNumberOption } from '../lib/command-line.ts'
import { typescript } from '../lib/run.ts'
import { writeManyPages } from './many-pages.ts'

const usage = `npm run bench         builds the site, as it is and with more pages, and prints the seconds: of \`npm run build\`
                      with empty caches and again with filled ones, and of the build without the check
  -- --more 0,480     use other numbers of pages more (default: 0,480)`

const { values } = readCommandLine(usage, { options: { more: { type: 'string', default: '0,480' } } })

for (const count of values.more.split(',').map((text) => wholeNumberOption('--more', text))) {
  const root = writeManyPages(count)
  // Tailwind leaves out what git ignores, as this folder is in the repository around it.
  execFileSync('git', ['init', '-q'], { cwd: root })
  const measure = (what: string, env: Record<string, string>) =>
    console.log(`${count} pages more, ${what}: ${secondsToBuild(root, env).toFixed(1)} s`)
  measure('npm run build, empty caches', {})
  measure('npm run build, filled caches', {})
  measure('without the check', { STAFFROOM_UNCHECKED: '1' })
}

/** @throws if the build fails, with what it printed */
function secondsToBuild(root: string, env: Record<string, string>): number {
  const start = performance.now()
  const [node, ...flags] = typescript
  const { status, stdout, stderr } = spawnSync(node, [...flags, 'tools/build/main.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ALLOW_NO_BACKEND: '1', ...env },
    maxBuffer: Infinity,
  })
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`)
  return (performance.now() - start) / 1000
}

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compareSites } from '../../../tools/review/compare/compare-sites.ts'
import type { Report } from '../../../tools/review/report.ts'
import { folderFiles, BuiltSite } from '../../../tools/review/site/built-site.ts'
import type { Measurement } from './measurement.ts'

/** Typical edits, with the cause that a review must name. */
const edits = [
  {
    file: 'data/pricing.ts',
    from: /(level: 'Medium Office'.*price: )\d+/,
    to: '$181',
    cause: 'data/pricing.ts: priceBands[2].price',
  },
  {
    file: 'data/pricing.ts',
    from: /(name: 'Analytics Pack', price: )\d+/,
    to: '$142',
    cause: 'data/pricing.ts: powerUps.analytics.price',
  },
  { file: 'content/about.mdx', from: /\n## /, to: '\nOne paragraph more.\n\n## ', cause: 'content/about.mdx' },
]

/** Reviews several edits at once, then builds each alone: the named pages must be the rebuilt ones. */
export async function attribution(): Promise<Measurement[]> {
  const tree = mkdtempSync(join(tmpdir(), 'review-causes-'))
  try {
    execFileSync('git', ['clone', '--shared', '--quiet', '.', tree])
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'dir')
    const originals = new Map(edits.map(({ file }) => [file, readFileSync(join(tree, file), 'utf8')]))
    const apply = ({ file, from, to }: (typeof edits)[number]) => {
      const text = readFileSync(join(tree, file), 'utf8')
      if (!from.test(text)) throw new Error(`${file} has no ${from} any more`)
      writeFileSync(join(tree, file), text.replace(from, to))
    }
    edits.forEach(apply)
    const review = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'tools/review/main.ts', 'HEAD', '--no-pictures', '--out', 'out'],
      { cwd: tree, encoding: 'utf8' },
    )
    if (review.status === null || review.status > 2) throw new Error(review.stderr)
    const { pages } = JSON.parse(readFileSync(join(tree, 'out/report.json'), 'utf8')) as Report
    const builds = join(tree, '.staffroom/review-builds')
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: tree, encoding: 'utf8' })
    const kept = readdirSync(builds).find((name) => name.startsWith(commit.slice(0, 16)))
    const base = new BuiltSite(folderFiles(join(builds, kept!, 'client')))
    const [, date] = /-(\d{4}-\d\d-\d\d)-/.exec(kept!)!
    return edits.map((edit) => {
      for (const [file, text] of originals) writeFileSync(join(tree, file), text)
      apply(edit)
      // Not npm run build: it would reinstall the packages, which are a link to this repository's.
      execFileSync(process.execPath, ['--import', 'tsx', 'tools/build/main.ts', '--out', 'alone'], {
        cwd: tree,
        stdio: 'ignore',
        env: {
          ...process.env,
          BUILD_DATE: date,
          STAFFROOM_SOURCE_POSITIONS: '1',
          STAFFROOM_UNCHECKED: '1',
          ALLOW_NO_BACKEND: '1',
        },
      })
      const rebuilt = compareSites(base, new BuiltSite(folderFiles(join(tree, 'alone/client'))))
        .pages.filter(({ status }) => status !== 'same')
        .map(({ path }) => path)
      const named = pages
        .filter(({ causes }) => causes.some(({ file, key }) => (key ? `${file}: ${key}` : file) === edit.cause))
        .map(({ path }) => path)
      return {
        name: `${edit.cause} of ${edits.length} edits at once: pages named, and pages that a rebuild changes`,
        value: `${named.join(', ')} | ${rebuilt.join(', ')}`,
        holds: named.length > 0 && named.join() === rebuilt.join(),
      }
    })
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

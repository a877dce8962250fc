import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { typescript } from '../../../tools/lib/run.ts'
import type { Figure } from './figure.ts'
import { history, type PastCommit } from './past-commits.ts'

type Report = { pages: { causes: { file: string; key?: string }[] }[]; shared: unknown[] }

/** Reviews real commits of this repository, without pictures, and compares each review with what was judged right. */
export function pastCommits(): Figure[] {
  return history.map((past) => {
    const { commit, title } = past
    const name = `${commit} ${title}`
    if (spawnSync('git', ['cat-file', '-e', `${commit}^`]).status !== 0)
      return { name, value: 'not in this clone: it needs the full history', holds: false }
    const found = review(commit)
    const differences = found ? compare(past, found) : ['the review could not be made']
    return { name, value: differences.join('; ') || 'as judged', holds: !differences.length }
  })
}

function review(commit: string): Report | undefined {
  const out = mkdtempSync(join(tmpdir(), 'staffroom-history-'))
  try {
    const [node, ...args] = typescript
    const range = [`${commit}~1..${commit}`, '--no-pictures', '--out', out]
    const { status } = spawnSync(node, [...args, 'tools/review/main.ts', ...range])
    return status === 0 ? (JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report) : undefined
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

function compare(past: PastCommit, { pages, shared }: Report): string[] {
  const causes: Record<string, number> = {}
  for (const { file, key } of pages.flatMap((page) => page.causes)) {
    const name = key ? `${file}: ${key}` : file
    causes[name] = (causes[name] ?? 0) + 1
  }
  const found = {
    pages: pages.length,
    shared: shared.length,
    unknown: pages.filter((page) => !page.causes.length).length,
    causes: Object.keys(causes).length,
  }
  return (Object.keys(found) as (keyof typeof found)[]).flatMap((key) =>
    found[key] === past[key] ? [] : `${key}: ${found[key]} instead of ${past[key]}`,
  )
}

import { spawnSync } from 'node:child_process'

/** What the tests of the back end depend on. */
const BACK_END = ['supabase/', 'data/forms.ts', 'package-lock.json']

/** What marketers edit, and what is generated from it. */
const CONTENT = ['content/', 'data/', '.vscode/content.code-snippets', '.vscode/front-matter.schema.json']

/** Which tests a change needs. */
export type NeededTests = {
  /** Those of the back end: its units, its faults, and its tests on PostgreSQL. */
  backEnd: boolean
  /** Those of the tools, in which only a change of code can break something. */
  tools: boolean
}

/**
 * The tests that a change needs: all if nothing is known of it.
 * @param files the changed files, by their paths from the root
 */
export function neededTests(files: readonly string[] | undefined): NeededTests {
  const isIn = (parts: readonly string[]) => (file: string) => parts.some((part) => file.startsWith(part))
  return { backEnd: !files || files.some(isIn(BACK_END)), tools: !files?.length || !files.every(isIn(CONTENT)) }
}

/**
 * The files that differ from the main branch, committed or not; on the main branch, those of its last commit.
 * @returns undefined where there is nothing to compare with
 */
export function filesOfChange(): string[] | undefined {
  const lines = (...args: string[]) =>
    (spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '').split('\n').filter(Boolean)
  const [head] = lines('rev-parse', 'HEAD')
  const main = ['origin/main', 'main'].map((branch) => lines('merge-base', 'HEAD', branch)[0]).find(Boolean)
  const base = main === head ? lines('rev-parse', '--verify', '--quiet', 'HEAD^1')[0] : main
  if (!base) return undefined
  return [...lines('diff', '--name-only', base), ...lines('ls-files', '--others', '--exclude-standard')]
}

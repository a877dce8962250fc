import { spawnSync } from 'node:child_process'

/** What the slow tests of the back end depend on. */
const BACK_END = ['supabase', 'data/forms.ts', 'package-lock.json']

/**
 * Whether the back end differs from the main branch, committed or not. Where there is nothing to compare with, as on the
 * main branch itself, it counts as changed.
 */
export function backEndChanged(): boolean {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })
  const base = ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch).stdout?.trim()).find(Boolean)
  if (!base || base === git('rev-parse', 'HEAD').stdout.trim()) return true
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...BACK_END)
  return untracked.stdout !== '' || git('diff', '--quiet', base, '--', ...BACK_END).status !== 0
}

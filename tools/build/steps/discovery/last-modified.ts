import { execFileSync } from 'node:child_process'

/**
 * The day on which each file was last changed, by its path from the repository's root; undefined where that cannot be
 * known.
 */
export type DaysOfChange = ReadonlyMap<string, string>

/**
 * Reads from git when the files of some folders were last changed, in one run for all of them.
 * @param today the day of files that are changed but not yet committed
 * @returns undefined outside git, and in a shallow clone, whose oldest commit seems to have changed every file
 */
export function readDaysOfChange(root: string, folders: readonly string[], today: string): DaysOfChange | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, TZ: 'UTC' },
    })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return undefined
    const log = git(
      'log',
      '--format=%x00%cd',
      '--date=format-local:%Y-%m-%d',
      '--name-only',
      '--no-renames',
      '--relative',
      '--',
      ...folders,
    )
    const uncommitted = git('ls-files', '--modified', '--others', '--exclude-standard', '--', ...folders)
      .split('\n')
      .filter(Boolean)
    const staged = git('diff', '--cached', '--name-only', '--relative', '--', ...folders)
      .split('\n')
      .filter(Boolean)
    return new Map([...parseLog(log), ...[...uncommitted, ...staged].map((file): [string, string] => [file, today])])
  } catch {
    return undefined
  }
}

/** The days by file of a log that names, newest first, each commit's day after a NUL and then its files. */
export function parseLog(log: string): Map<string, string> {
  const days = new Map<string, string>()
  for (const commit of log.split('\0')) {
    const [day, ...files] = commit.split('\n').filter(Boolean)
    // Commits are not always in the order of their dates.
    for (const file of files) if (day! > (days.get(file) ?? '')) days.set(file, day!)
  }
  return days
}

/** The latest day on which one of some files was changed. */
export function latestDay(files: readonly string[], days: DaysOfChange): string | undefined {
  return files
    .flatMap((file) => days.get(file) ?? [])
    .sort()
    .at(-1)
}

import { execFileSync } from 'node:child_process'

/**
 * The day of the last commit that changed each file of a folder, by its path from the repository's root. One run of git
 * for all files.
 * @returns undefined outside git, and in a shallow clone, whose oldest commit seems to have changed every file
 */
export function readDaysOfChange(root: string, folder: string): ReadonlyMap<string, string> | undefined {
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
    const format = ['--format=%x00%cd', '--date=format-local:%Y-%m-%d', '--name-only', '--no-renames', '--relative']
    return parseLog(git('log', ...format, '--', folder))
  } catch {
    return undefined
  }
}

/** Parses a git log with each commit's day after a NUL, followed by its files. Returns the day of each file. */
export function parseLog(log: string): Map<string, string> {
  const days = new Map<string, string>()
  for (const commit of log.split('\0')) {
    const [day, ...files] = commit.split('\n').filter(Boolean)
    // Commits are not always in the order of their dates.
    for (const file of files) if (day! > (days.get(file) ?? '')) days.set(file, day!)
  }
  return days
}

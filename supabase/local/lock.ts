import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process that has a data folder open. */
export type Holder = {
  pid: number
  /** The start time of the process. It differs for a later process with the same pid. */
  started?: string | undefined
  /** The command that the user ran. */
  command: string
  /** The URL of its server. */
  url?: string | undefined
}

/** Another process has the folder open; the message names it. */
export class FolderInUse extends Error {
  constructor(folder: string, { pid, command, url }: Holder) {
    super(
      `${folder} is in use by '${command}' (process ${pid}${url ? `, ${url}` : ''}). ` +
        'Stop it first, or choose another folder with STAFFROOM_DATA.',
    )
  }
}

/**
 * Locks a folder for this process. PGlite itself does not prevent a second process, and the first one then hangs. Each
 * process writes a file of its own and then looks for others, so of two that start at once at most one continues.
 * @param url the URL of the process's server, for `npm run leads`
 * @returns releases the lock
 * @throws FolderInUse
 */
export function takeLock(folder: string, command: string, url?: string): () => void {
  const name = `lock-${randomUUID()}`
  const holder: Holder = { pid: process.pid, started: startOf(process.pid), command, url }
  // Renamed, so that nobody reads a half-written file.
  writeFileSync(join(folder, `new-${name}`), JSON.stringify(holder))
  renameSync(join(folder, `new-${name}`), join(folder, name))
  const release = () => rmSync(join(folder, name), { force: true })
  const other = holderOf(folder, name)
  if (!other) return release
  release()
  throw new FolderInUse(folder, other)
}

/** The running process that has a folder open. Removes what dead processes have left. */
export function holderOf(folder: string, except?: string): Holder | undefined {
  for (const name of readdirSync(folder).filter((name) => name.startsWith('lock') && name !== except)) {
    const holder = readHolder(join(folder, name))
    if (holder && isRunning(holder)) return holder
    rmSync(join(folder, name), { force: true })
  }
  return undefined
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs under another account.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = startOf(pid)
  return started === undefined || now === undefined || now === started
}

/** Boot id and start tick of a process, on Linux. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const tick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${tick}`
  } catch {
    return undefined
  }
}

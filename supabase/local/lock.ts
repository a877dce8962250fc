import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process that has a data folder open. */
export type Holder = {
  pid: number
  /** The start time of the process. It differs for a later process with the same pid. */
  started?: string | undefined
  /** The command that the user ran. */
  command: string
  /** The URL of its server, once it listens. */
  url?: string | undefined
}

export type Lock = { update(holder: { url: string }): void; release(): void }

/** Another process has the folder open; the message names it. */
export class FolderInUse extends Error {
  readonly holder: Holder
  constructor(folder: string, holder: Holder) {
    const at = `process ${holder.pid}${holder.url ? `, ${holder.url}` : ''}`
    super(
      `${folder} is in use by '${holder.command}' (${at}). ` +
        'Stop it first, or choose another folder with STAFFROOM_DATA.',
    )
    this.holder = holder
  }
}

/**
 * Locks a folder for this process. PGlite itself does not prevent a second process, and the first one then hangs.
 * @throws FolderInUse
 */
export function takeLock(folder: string, command: string): Lock {
  const file = join(folder, 'lock')
  const holder: Holder = { pid: process.pid, started: startOf(process.pid), command }
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(holder))
  try {
    while (!linked(own, file)) {
      const other = holderOf(folder)
      if (other) throw new FolderInUse(folder, other)
      removeStale(file, `${own}.stale`)
    }
  } finally {
    rmSync(own, { force: true })
  }
  return {
    update({ url }) {
      writeFileSync(own, JSON.stringify({ ...holder, url }))
      renameSync(own, file)
    },
    release() {
      if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
    },
  }
}

/** The running process that has a folder open. */
export function holderOf(folder: string): Holder | undefined {
  const holder = readHolder(join(folder, 'lock'))
  return holder && isRunning(holder) ? holder : undefined
}

/** Creates the lock with its content in one step. */
function linked(own: string, file: string): boolean {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a dead process. If another process has taken it meanwhile, its lock is put back. */
function removeStale(file: string, aside: string): void {
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  if (moved && isRunning(moved)) linked(aside, file)
  rmSync(aside)
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

import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Who has a data folder open. */
export type Holder = {
  pid: number
  /** When the process started, as the system counts; it tells a process from a later one with the same number. */
  started?: string | undefined
  /** What the person typed to start it. */
  command: string
  /** Where it answers, once it does. */
  url?: string | undefined
}

export type Lock = { update(holder: { url: string }): void; release(): void }

/** A folder is open elsewhere; the message names who has it. */
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

/** Takes a folder for this process. PGlite itself lets a second process in, and the first one then hangs. */
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

/** The living process that has a folder open, if there is one. */
export function holderOf(folder: string): Holder | undefined {
  const holder = readHolder(join(folder, 'lock'))
  return holder && alive(holder) ? holder : undefined
}

/** Creates the lock with its content in one step, so that it is never read empty. */
function linked(own: string, file: string): boolean {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Two processes may find the same dead holder; a lock that the other has taken meanwhile is put back. */
function removeStale(file: string, aside: string): void {
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  if (moved && alive(moved)) linked(aside, file)
  unlinkSync(aside)
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function alive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = startOf(pid)
  return started === undefined || now === undefined || now === started
}

/** A process's start: the boot and the tick, where the system tells (Linux). */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const tick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${tick}`
  } catch {
    return undefined
  }
}

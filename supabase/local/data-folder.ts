import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, closeSync, fstatSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'

/** The folder of leads: 'data' for `npm start`, 'dev' for development. STAFFROOM_DATA names another folder. */
export function dataFolder(name: 'data' | 'dev', env: Record<string, string | undefined> = process.env): string {
  return resolve(env.STAFFROOM_DATA || `.staffroom/${name}`)
}

/** The secret of a data folder, created on first use. Only accounts that can read the folder can use its server. */
export function operatorToken(folder: string): string {
  const file = join(folder, 'operator-token')
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8').trim()
}

/** The process that has a data folder open. */
export type Holder = {
  pid: number
  /** The machine and its process ids: containers number their processes anew. */
  place?: string | undefined
  /** The start time of the process. It differs for a later process with the same pid. */
  started?: string | undefined
  /** The command that the user ran. */
  command: string
  /** The URL of its server. */
  url?: string | undefined
}

/** Another process has the folder open; the message names it. */
export class FolderInUse extends Error {
  constructor(folder: string, { pid, command, url, place }: Holder) {
    const where = place === placeOfThisProcess() ? '' : ' in another container or on another machine'
    super(
      `${folder} is in use by '${command}' (process ${pid}${where}${url ? `, ${url}` : ''}). ` +
        'Stop it first, or choose another folder with STAFFROOM_DATA.',
    )
  }
}

/** In milliseconds: how often a holder changes its file, and after which time without a change it counts as dead. */
export type Heartbeat = { every: number; dead: number }
const HEARTBEAT: Heartbeat = { every: 2500, dead: 15_000 }

/**
 * Locks a folder for this process. PGlite itself does not prevent a second process, and leads of one would be lost.
 * Each process writes a file of its own and then looks for others, so of two that start at once at most one continues.
 * It changes the time of its file again and again, which processes in other containers can see.
 * @param url the URL of the process's server, for `npm run leads`
 * @param onLost called if the file is gone: another process has taken the folder over after this one had stood still
 * @returns releases the lock
 * @throws FolderInUse
 */
export function takeLock(
  folder: string,
  command: string,
  url?: string,
  { every, dead } = HEARTBEAT,
  onLost: (error: Error) => void = endProcess,
): () => void {
  const name = `lock-${randomUUID()}`
  const file = join(folder, name)
  const holder: Holder = {
    pid: process.pid,
    place: placeOfThisProcess(),
    started: startOf(process.pid),
    command,
    url,
  }
  // Renamed, so that nobody reads a half-written file.
  writeFileSync(join(folder, `new-${name}`), JSON.stringify(holder))
  renameSync(join(folder, `new-${name}`), file)
  const touchFile = () => utimesSync(file, new Date(), new Date())
  const timer = setInterval(() => {
    try {
      touchFile()
    } catch (error) {
      release()
      onLost(new Error(`The lock of ${folder} is gone (${(error as Error).message}): this process must not write.`))
    }
  }, every).unref()
  const release = () => {
    clearInterval(timer)
    rmSync(file, { force: true })
  }
  try {
    const other = holderOf(folder, { every, dead, except: name, meanwhile: touchFile })
    if (!other) return release
    throw new FolderInUse(folder, other)
  } catch (error) {
    release()
    throw error
  }
}

/**
 * The running process that has a folder open. Removes what dead processes have left. Waits for a sign of life of a
 * process that it cannot look up; `meanwhile` is called during the wait.
 */
export function holderOf(
  folder: string,
  { every, dead, except, meanwhile = () => {} }: Heartbeat & { except?: string; meanwhile?: () => void } = HEARTBEAT,
): Holder | undefined {
  for (const name of readdirSync(folder).filter((name) => name.startsWith('lock') && name !== except)) {
    const file = join(folder, name)
    const holder = readHolder(file)
    const isAlive =
      holder?.place === placeOfThisProcess() ? isRunning(holder) : hasHeartbeat(file, { every, dead }, meanwhile)
    if (isAlive) return holder ?? { pid: 0, command: 'a process whose lock cannot be read' }
    rmSync(file, { force: true })
  }
  return undefined
}

/** Whether a file's time changes before it counts as dead. No clock is compared, because machines' clocks differ. */
function hasHeartbeat(file: string, { every, dead }: Heartbeat, meanwhile: () => void): boolean {
  const first = modifiedAt(file)
  for (let waited = 0; first !== undefined && waited < dead; waited += every / 2) {
    // Starting is synchronous, and nothing else has to run until it is known.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, every / 2)
    meanwhile()
    const now = modifiedAt(file)
    if (now !== first) return now !== undefined
  }
  return false
}

/** Opened, because a network folder remembers the time of a file that is not. */
function modifiedAt(file: string): number | undefined {
  try {
    const descriptor = openSync(file, 'r')
    try {
      return fstatSync(descriptor).mtimeMs
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    // Any other error is not a sign of death, so it stops the start.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
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

/** The start tick of a process, on Linux. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

/** Host, boot and namespace of process ids. Two processes with the same place can look each other up. */
function placeOfThisProcess(): string {
  const linux = process.platform === 'linux'
  const boot = linux && readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return [hostname(), boot, linux && readlinkSync('/proc/self/ns/pid')].join(' ')
}

function endProcess({ message }: Error): void {
  console.error(message)
  process.exit(1)
}

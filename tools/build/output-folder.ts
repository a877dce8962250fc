import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a build writes: the site, and the files for each host. */
const PARTS = ['client', 'hosting']

/** What plain `vike build` writes beside them. */
const VIKE_PARTS = ['server', 'assets.json']

const WORK_FOLDER = /^\.build-(\d+)$/

/** No build takes an hour. */
const MAX_BUILD_MS = 3_600_000

/** A file or folder that no build wrote, in a folder that a build would write to; undefined if there is none. */
export function otherFileIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const other = readdirSync(folder).find((name) => ![...PARTS, ...VIKE_PARTS].includes(name) && !WORK_FOLDER.test(name))
  if (other) return other
  const client = join(folder, 'client')
  // Every build has a page for unknown addresses.
  const isBuild = !existsSync(client) || !readdirSync(client).length || existsSync(join(client, '404.html'))
  return isBuild ? undefined : 'client'
}

/**
 * Creates the folder that this process builds in: two builds may run at once. Removes those of builds that were killed,
 * or whose pages did not pass the check.
 */
export function createWorkFolder(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const [, id] = WORK_FOLDER.exec(name) ?? []
    // The process id of a dead build may have been reused.
    const isOld = Date.now() - statSync(join(folder, name)).mtimeMs > MAX_BUILD_MS
    if (id && (isOld || !isRunning(Number(id)))) removeWorkFolder(join(folder, name))
  }
  const work = join(folder, `.build-${process.pid}`)
  mkdirSync(work)
  return work
}

export function removeWorkFolder(work: string): void {
  // Files may still be written to it.
  rmSync(work, { recursive: true, force: true, maxRetries: 3 })
}

/** Puts the build of a work folder in the place of the last one. */
export function publishWorkFolder(work: string, folder: string): void {
  for (const part of PARTS) {
    const [built, last] = [join(work, part), join(folder, part)]
    if (existsSync(last)) renameSync(last, join(work, `last-${part}`))
    if (existsSync(built)) renameSync(built, last)
  }
  removeWorkFolder(work)
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return id !== process.pid
  } catch (error) {
    // The process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

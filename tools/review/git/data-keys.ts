import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compareJson, type KeyPath } from '../compare/json.ts'
import { lineAndColumn, WrittenKeys } from './written-keys.ts'

/** A key of a data module whose value changed. */
export interface ChangedKey {
  file: string
  /** `bands[2].price` */
  key: string
  path: KeyPath
  before: string
  after: string
  /** The values; undefined if the key does not exist. */
  was: unknown
  is: unknown
  /** Line and column of its value in the head; undefined if it is computed. */
  position?: string
}

/** Loads two states of a data module and compares their exports, without functions. */
export async function changedKeys(file: string, base: string, head: string): Promise<ChangedKey[]> {
  const [was, is] = await Promise.all([load(base), load(head)])
  const [writtenWas, writtenIs] = await Promise.all([read(base), read(head)])
  const keys: (ChangedKey & { written: boolean })[] = compareJson(was, is).map(
    ({ path, keys, before, after, was: old, is: fresh }) => {
      const [from, to] = [writtenWas.find(keys), writtenIs.find(keys)]
      return {
        file,
        key: path,
        path: keys,
        before,
        after,
        was: old,
        is: fresh,
        written: from?.text !== to?.text,
        ...(to && { position: lineAndColumn(writtenIs.text, to.start) }),
      }
    },
  )
  // Leave out keys computed from other keys (`agentPrice = bands[0].price`): their source text did not change.
  const written = keys.filter((key) => key.written)
  return (written.length ? written : keys).map(({ written: _, ...key }) => key)
}

function read(file: string): Promise<WrittenKeys> {
  return WrittenKeys.read(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

async function load(file: string): Promise<Record<string, unknown>> {
  if (!existsSync(file)) return {}
  try {
    const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
    return JSON.parse(JSON.stringify(module)) as Record<string, unknown>
  } catch {
    // A module that fails to load has no keys; its file is named as the cause.
    return {}
  }
}

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compareJson } from '../compare/json.ts'

/** A key of a data module whose value is another one. */
export interface ChangedKey {
  file: string
  /** `bands[2].price` */
  key: string
  before: string
  after: string
}

/** Loads two states of a data module and compares what they export. Functions are no data and are left out. */
export async function changedKeys(file: string, base: string, head: string): Promise<ChangedKey[]> {
  const [was, is] = await Promise.all([load(base), load(head)])
  return compareJson(was, is).map(({ path, before, after }) => ({ file, key: path, before, after }))
}

async function load(file: string): Promise<Record<string, unknown>> {
  if (!existsSync(file)) return {}
  try {
    const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
    return JSON.parse(JSON.stringify(module)) as Record<string, unknown>
  } catch {
    // A module that does not load has no keys to name; its file is named all the same.
    return {}
  }
}

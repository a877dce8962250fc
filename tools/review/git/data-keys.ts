import { existsSync, readFileSync } from 'node:fs'
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
  const keys = compareJson(was, is).map(({ path, before, after }) => ({ file, key: path, before, after }))
  // What is computed from another key (`agentPrice = bands[0].price`) was not edited: only the edited value stands in the file.
  const written = keys.filter((key) => isWritten(key, head) || isWritten(key, base))
  return written.length ? written : keys
}

function isWritten({ key, before, after }: ChangedKey, file: string): boolean {
  const name = /([A-Za-z_$][\w$]*)(?:\[\d+\])*$/.exec(key)?.[1] ?? ''
  const value = (after || before).slice(0, 40)
  return existsSync(file) && readFileSync(file, 'utf8').split('\n').some((line) => new RegExp(`\\b${name}\\b`).test(line) && line.replace(/(\d)_(?=\d)/g, '$1').includes(value))
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

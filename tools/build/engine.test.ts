import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shelve } from './engine.mjs'

let shelf: string
beforeEach(() => (shelf = mkdtempSync(join(tmpdir(), 'staffroom-engine-'))))
afterEach(() => rmSync(shelf, { recursive: true, force: true }))

/** An engine's folder, which says who made it. */
function made(name: string, by: string): string {
  const folder = join(shelf, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'by'), by)
  return folder
}

test('an engine is put in its place', () => {
  shelve(made('key.1', 'this build'), join(shelf, 'key'))
  expect(readFileSync(join(shelf, 'key/by'), 'utf8')).toBe('this build')
})

test('one that another build has put there meanwhile stays', () => {
  const engine = made('key', 'another build')
  shelve(made('key.1', 'this build'), engine)
  expect(readFileSync(join(engine, 'by'), 'utf8')).toBe('another build')
})

test('anything else that keeps it from its place is told', () => {
  expect(() => shelve(join(shelf, 'nothing'), join(shelf, 'key'))).toThrow('ENOENT')
  expect(existsSync(join(shelf, 'key'))).toBe(false)
})

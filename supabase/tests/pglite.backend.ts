import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPglite } from '../local/pglite.ts'
import type { Session } from '../local/session.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'staffroom-pglite-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A full disk blocks PGlite in the same way. */
const HANG = 'do $$ begin loop end loop; end $$'

test('a database that hangs refuses, opens again prepared, and has kept what it stored', async () => {
  const created = await openPglite({ folder })
  await created.exec("create table leads (name text); insert into leads values ('Ada')")
  await created.close()
  const prepare = (session: Session) => session.exec('set lock_timeout = 77')
  const store = await openPglite({ folder, prepare, maxMs: 20_000 })
  const answers = await Promise.allSettled([store.query(HANG), store.query('select * from leads')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await store.query('select * from leads')).toEqual([{ name: 'Ada' }])
  expect(await store.query('show lock_timeout')).toEqual([{ lock_timeout: '77ms' }])
  await store.close()
}, 300_000)

test('statements that run together are stored together or not at all', async () => {
  const store = await openPglite()
  const broken = store.exec("create table leads (name text); insert into leads values ('Ada'); select 1 / 0;")
  await expect(broken).rejects.toMatchObject({ code: '22012' })
  expect(await store.query("select to_regclass('leads') as leads")).toEqual([{ leads: null }])
  await store.close()
}, 120_000)

test('a database that cannot be prepared leaves no thread that keeps the process alive', async () => {
  const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
  const before = threads()
  await expect(openPglite({ prepare: () => Promise.reject(new Error('no')) })).rejects.toThrow('no')
  expect(threads()).toBe(before)
}, 120_000)

test('a database that hangs can be closed', async () => {
  const store = await openPglite()
  const hanging = expect(store.query(HANG)).rejects.toThrow('The embedded database was stopped.')
  await new Promise((resolve) => setTimeout(resolve, 100))
  await Promise.all([store.close(), hanging])
  await expect(store.query('select 1')).rejects.toThrow('The embedded database is closed.')
}, 120_000)

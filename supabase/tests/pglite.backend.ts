import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPglite } from '../local/pglite.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

let folder: string
beforeEach(() => (folder = temporaryFolder()))
afterEach(() => void vi.useRealTimers())

/** A full disk blocks PGlite in the same way. */
const HANG = 'do $$ begin loop end loop; end $$'
const realTimeout = setTimeout
const reachTheLoop = () => new Promise((resolve) => realTimeout(resolve, 100))

test('a database that hangs for two minutes refuses requests, reopens, and has kept its data', async () => {
  const store = await openPglite({
    folder,
    onOpen: async (session) => void (await session.query('set lock_timeout = 77')),
  })
  await store.query("create table leads (name text); insert into leads values ('Ada')")
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const refused = vi.fn()
  const hanging = [store.query(HANG), store.query('select * from leads')].map((query) => query.catch(refused))
  await reachTheLoop()
  await vi.advanceTimersByTimeAsync(119_000)
  expect(refused).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(hanging)
  const error = new Error('The embedded database did not answer for 120 seconds.')
  expect(refused.mock.calls).toEqual([[error], [error]])
  vi.useRealTimers()
  expect(await store.query('select * from leads')).toEqual([{ name: 'Ada' }])
  expect(await store.query('show lock_timeout')).toEqual([{ lock_timeout: '77ms' }])
  await store.close()
}, 120_000)

test('statements that run together are stored together or not at all, and one that hangs can be closed', async () => {
  const store = await openPglite()
  const broken = store.query("create table leads (name text); insert into leads values ('Ada'); select 1 / 0;")
  await expect(broken).rejects.toMatchObject({ code: '22012' })
  expect(await store.query("select to_regclass('leads') as leads")).toEqual([{ leads: null }])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // oxlint-disable-next-line vitest/valid-expect -- Awaited below, once the clock has moved.
  const hanging = expect(store.query(HANG)).rejects.toThrow('The embedded database was stopped.')
  await reachTheLoop()
  const closed = store.close()
  await vi.advanceTimersByTimeAsync(10_000)
  await Promise.all([closed, hanging])
  await expect(store.query('select 1')).rejects.toThrow('The embedded database is closed.')
}, 120_000)

test('a database that cannot be prepared leaves no thread that keeps the process alive', async () => {
  const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
  const before = threads()
  await expect(openPglite({ onOpen: () => Promise.reject(new Error('no')) })).rejects.toThrow('no')
  expect(threads()).toBe(before)
}, 120_000)

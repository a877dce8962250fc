import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { earlierStores, movedLeads, openEarlier } from '../tests/earlier-stores.ts'
import { openTestStore } from '../tests/test-back-end.ts'
import type { Store } from './session.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
  await store.query('reset role')
})
afterAll(() => store.close())
beforeEach(() => store.query('begin'))
afterEach(() => store.query('rollback'))

test.each(earlierStores)('a store of the time of "%s" opens with all its leads', async (_, version, sql) => {
  expect(await openEarlier(store, version, sql)).toEqual(movedLeads)
})

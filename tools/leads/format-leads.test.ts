import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore } from '../../supabase/tests/test-back-end.ts'
import { rpcOver, type Store } from '../../supabase/local/session.ts'
import { selectCommand } from './commands.ts'

let store: Store
beforeAll(async () => (store = await openTestStore()))
afterAll(() => store.close())

test('--csv fetches all leads in pages, even those of the same moment', async () => {
  await store.query('reset role')
  // One statement is one moment.
  await store.query(`insert into private.requests (form, fields, idempotency_key, payload_hash)
    select 'demo', '{}', gen_random_uuid(), sha256('') from generate_series(1, 1200)`)
  const stored = await store.query<{ id: string }>('select id from private.requests')
  await store.query('set role service_role')
  const answers: number[] = []
  const rpc = async (name: string, args: Record<string, unknown>) => {
    const answer = (await rpcOver(store).rpc(name, args)) as unknown[]
    answers.push(answer.length)
    return answer
  }
  const text = await selectCommand({ csv: '-' }, { place: '', start: '' })({ rpc })
  expect(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)!.sort()).toEqual(stored.map(({ id }) => id).sort())
  expect(Math.max(...answers)).toBeLessThanOrEqual(500)
})

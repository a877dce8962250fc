import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackEnd } from '../local/back-end.ts'
import { connectPostgres, openPostgres } from '../local/postgres.ts'
import { rpcOver } from '../local/session.ts'
import { demoRequest, loadFunction } from './test-back-end.ts'
import { installations, startPostgres, type PostgresServer } from './postgres-server.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

let postgres: PostgresServer
const folder = temporaryFolder()
beforeAll(async () => (postgres = await startPostgres(installations()[0]!, { migrated: false })))
afterAll(() => postgres?.remove())

test('two servers with one DATABASE_URL migrate and share it, and a repeat to the other is stored once', async () => {
  const open = () =>
    openBackEnd({ folder, command: 'a test', env: { DATABASE_URL: postgres.ownerUrl }, print: () => {} })
  const servers = [open(), open()]
  await Promise.all(servers.map(({ ready }) => ready))
  const key = crypto.randomUUID()
  const post = (server: (typeof servers)[number]) =>
    server.handle(
      new Request('http://staffroom.test/functions/v1/send-contact-form', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(demoRequest),
      }),
      '192.0.2.7',
      loadFunction,
    )
  const answers = await Promise.all(servers.map(post))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
  const store = await connectPostgres(postgres.ownerUrl)
  expect(await rpcOver(store).rpc('list_requests', {})).toMatchObject([{ email: demoRequest.workEmail, form: 'demo' }])
  await store.close()
  await Promise.all(servers.map((server) => server.close()))
})

test('a database that cannot be reached is named, without its password', async () => {
  await expect(openPostgres('postgresql://owner:secret@127.0.0.1:1/leads')).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1\/leads cannot be reached: (?!.*secret)/,
  )
})

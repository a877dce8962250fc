import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorToken } from '../local/data-folder.ts'
import { connectPostgres, openPostgres } from '../local/postgres.ts'
import { rpcOver } from '../local/session.ts'
import { demoRequest, openTestBackEnd, type TestBackEnd } from './test-back-end.ts'
import { installations, startPostgres, type PostgresServer } from './postgres-server.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

let postgres: PostgresServer
const folder = temporaryFolder()
beforeAll(async () => (postgres = await startPostgres(installations()[0]!, { migrated: false })))
afterAll(() => postgres?.remove())

/** A server of its own on the database of the test. */
const open = () => openTestBackEnd({ DATABASE_URL: postgres.ownerUrl }, { folder, open: undefined })
const post = (server: TestBackEnd, key: string = crypto.randomUUID()) =>
  server.send('send-contact-form', { body: demoRequest, headers: { 'idempotency-key': key } })

test('two servers with one DATABASE_URL migrate and share it, and a repeat to the other is stored once', async () => {
  const servers = await Promise.all([open(), open()])
  const key = crypto.randomUUID()
  const answers = await Promise.all(servers.map((server) => post(server, key)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
  const store = await connectPostgres(postgres.ownerUrl)
  expect(await rpcOver(store).rpc('list_requests', {})).toMatchObject([{ email: demoRequest.workEmail, form: 'demo' }])
  await store.close()
  await Promise.all(servers.map((server) => server.close()))
})

test.runIf(process.platform === 'linux')('while the disk is full, health is down and forms are refused', async () => {
  const server = await open()
  const health = async () => {
    // Of an operator, whose answer is never a remembered one.
    const headers = { authorization: `Bearer ${operatorToken(folder)}` }
    const answer = await server.send('health', { method: 'GET', headers })
    return { http: answer.status, ...((await answer.json()) as { status: string }) }
  }
  expect((await post(server)).status).toBe(201)
  expect(await health()).toMatchObject({ http: 200, status: 'up' })
  postgres.fillDisk(true)
  // At once: health itself tries to write, and does not wait until the database has ended.
  expect(await health()).toEqual({ http: 503, status: 'down' })
  expect((await post(server)).status).toBe(503)
  postgres.fillDisk(false)
  // A database that cannot write its log ends; somebody starts it again once there is room.
  await postgres.stop('immediate')
  await postgres.start()
  await expect.poll(health, { timeout: 5000 }).toMatchObject({ http: 200, status: 'up' })
  expect((await post(server)).status).toBe(201)
  await server.close()
})

test('a database that cannot be reached is named, without its password', async () => {
  await expect(openPostgres('postgresql://owner:secret@127.0.0.1:1/leads')).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1\/leads cannot be reached: (?!.*secret)/,
  )
})

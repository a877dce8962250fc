import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorToken } from '../../supabase/local/data-folder.ts'
import { demoRequest } from '../../supabase/tests/test-back-end.ts'
import { freePort } from '../../tools/lib/free-port.ts'
import { startServer, type RunningServer } from '../../tools/serve/server.ts'
import { findNginx } from './nginx-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const program = findNginx()
const home = temporaryFolder()
const root = join(home, 'site')
const dataFolder = join(home, 'data')
let server: RunningServer
let nginx: ChildProcess
/** With nginx's own defaults, and with the lines that supabase/README.md names. */
let plain: string
let complete: string

beforeAll(async () => {
  if (!program) return
  mkdirSync(root)
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Home</title>')
  const env = { CLIENT_ADDRESS_HEADER: 'x-real-ip', LIMIT_CLIENT_10_MINUTES: '2' }
  server = await startServer({ port: 0, root, dataFolder, env })
  await server.ready
  const [first, second] = [await freePort(), await freePort()]
  plain = `http://127.0.0.1:${first}`
  complete = `http://127.0.0.1:${second}`
  const pass = `proxy_pass ${server.url};`
  const lines = 'proxy_set_header Host $http_host; proxy_set_header X-Real-IP $remote_addr;'
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  )
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${home}/pid; error_log ${home}/error.log;
events { worker_connections 64; }
http { access_log off; ${temporary.join(' ')}
server { listen 127.0.0.1:${first}; location / { ${pass} } }
server { listen 127.0.0.1:${second}; location / { ${pass} ${lines} } }
}`,
  )
  nginx = spawn(program, ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'ignore' })
  for (let tries = 0; tries < 100 && !(await fetch(complete).catch(() => undefined)); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
})
afterAll(async () => {
  nginx?.kill('SIGTERM')
  await server?.close()
})

const send = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/functions/v1/send-contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), origin: url, ...headers },
    body: JSON.stringify(demoRequest),
  })

describe.skipIf(!program)('behind nginx', () => {
  test("with its default Host header, a browser's form works, and other clients get the missing line", async () => {
    expect((await send(plain, { 'sec-fetch-site': 'same-origin' })).status).toBe(201)
    const refused = await send(plain)
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { hint: expect.stringContaining('proxy_set_header Host $host;') },
    ])
  })

  test('without a client header there are no limits, and health reports it', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1)
      statuses.push((await send(plain, { 'sec-fetch-site': 'same-origin' })).status)
    expect(statuses).toEqual([201, 201, 201, 201])
    const authorization = `Bearer ${operatorToken(dataFolder)}`
    const answer = await fetch(`${plain}/functions/v1/health`, { headers: { authorization } })
    expect(await answer.json()).toMatchObject({ client: 'x-real-ip is missing' })
  })

  test('with the documented lines a client has its limit, whatever header it sends', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 3; count += 1)
      statuses.push((await send(complete, { 'x-real-ip': `192.0.2.${count}` })).status)
    expect(statuses).toEqual([201, 201, 429])
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine, wholeNumberOption } from '../../../tools/lib/command-line.ts'
import { openBackEnd } from '../../local/back-end.ts'
import { answerNode } from '../../local/node-http.ts'
import { environments } from '../environments.ts'
import { loadFunction } from '../test-back-end.ts'
import { attack } from './attacks.ts'
import { send } from './send.ts'

const MIN_PER_SECOND = 200
const MAX_P99_MS = 100

const usage = `npm run bench:leads     accepted requests a second, with the embedded back end of npm start and with Deno
                        over a hosted project's API. Fails below ${MIN_PER_SECOND} a second (2,400 times the hourly
                        limit), or with a p99 above ${MAX_P99_MS} ms
  -- --seconds N        how long each is measured: 10 by default
  -- --connections N    at once: 8 by default
  -- --attacks          attacks npm start instead: 100,000 posts of 300 addresses, pipelined posts, dropped pages. Fails
                        if one of 1,000 new addresses is not stored within 2 s, or if memory or files stay open`

const { values } = readCommandLine(usage, {
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '8' },
    attacks: { type: 'boolean' },
  },
})
const seconds = wholeNumberOption('--seconds', values.seconds, { from: 1 })
const connections = wholeNumberOption('--connections', values.connections, { from: 1 })
if (values.attacks) {
  const failures = await attack()
  console.log(failures.join('\n') || 'Nothing failed.')
  process.exit(failures.length > 0 ? 1 : 0)
}
// Nothing is to be limited or quarantined.
const env = { CLIENT_ADDRESS_HEADER: 'x-real-ip', LIMIT_OVERALL_HOUR: '100000000' }

/** As `npm start` runs it: on a disk, with a worker that delivers each request. */
async function embedded(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'staffroom-bench-'))
  const backEnd = openBackEnd({ folder, command: 'npm run bench:leads', env, print: () => {} })
  await backEnd.ready
  const server = createServer(
    (incoming, outgoing) =>
      void answerNode(incoming, outgoing, (request, address) => backEnd.handle(request, address, loadFunction)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await backEnd.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let failed = false
for (const [place, open] of [['Embedded', embedded] as const, ...environments(env).slice(1, 2)]) {
  const environment = await open()
  try {
    await send(environment.url, { seconds: 2, connections })
    const { perSecond, p50, p99, others } = await send(environment.url, { seconds, connections })
    const line =
      `${Math.round(perSecond)} accepted requests a second, ` + `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
    console.log(
      `${place}, ${connections} connections: ${line}${others.length ? `; also ${others.join()}` : ''}; load ${loadavg()[0]!.toFixed(1)}`,
    )
    failed ||= perSecond < MIN_PER_SECOND || p99 > MAX_P99_MS || others.length > 0
  } finally {
    await environment.close()
  }
}
process.exit(failed ? 1 : 0)

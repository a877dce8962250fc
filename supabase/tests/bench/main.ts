import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadavg } from 'node:os'
import { readCommandLine, wholeNumber } from '../../../tools/lib/command-line.ts'
import { connectPostgres, asOwner } from '../../local/postgres.ts'
import { startDeno } from '../deno-process.ts'
import { installations, startPostgres } from '../postgres-server.ts'
import { processorTime } from './processor.ts'
import { readFileSync } from 'node:fs'

const usage = `npm run bench:leads     how many requests a second are accepted by Deno and PostgreSQL, beside bare INSERTs of the same row by
                        pgbench in the same run. They take turns, since machines are never equally busy for long
  -- --rounds N         turns of each: 8 unless told
  -- --seconds N        how long a turn is: 3 unless told
  -- --connections N    at once: 8 unless told
  -- --processes N      of Deno, which works on one core each; pgbench has two threads: 2 unless told`

const { values } = readCommandLine(usage, {
  options: {
    rounds: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8' },
    processes: { type: 'string', default: '2' },
  },
})
const [rounds, seconds, connections, processes] = (['rounds', 'seconds', 'connections', 'processes'] as const).map(
  (name) => wholeNumber(`--${name}`, values[name], { from: 1 }),
) as [number, number, number, number]
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

// pgbench comes with a system's PostgreSQL; the npm package leaves it out.
const pgbench = [
  '/usr/lib/postgresql/15/bin/pgbench',
  ...(spawnSync('which', ['pgbench'], { encoding: 'utf8' }).stdout ?? '').trim().split('\n'),
].find((file) => file && existsSync(file))
const all = installations()
const installation = all.find(({ bin }) => existsSync(`${bin}/pgbench`)) ?? all[0]
if (!installation) throw new Error('No PostgreSQL: run "npm ci".')

const postgres = await startPostgres(installation)
const denos = await Promise.all(
  Array.from({ length: processes }, () =>
    startDeno({
      DATABASE_URL: postgres.authenticatorUrl,
      CONNECTIONS: String(connections),
      CLIENT_ADDRESS_HEADER: 'x-test-client',
      LIMIT_OVERALL_HOUR: '100000000',
    }),
  ),
)
const owner = (sql: string) => asOwner(postgres.ownerUrl, (session) => session.query(sql))

type Measured = { count: number; p50: number; p99: number; processorMs: number }

function sender(): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        here('sender.mjs'),
        denos.map(({ url }) => new URL(url).port).join(),
        String(connections),
        String(seconds * 1000),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.on('exit', () => {
      const { statuses, ...measured } = JSON.parse(output) as Measured & { statuses: Record<string, number> }
      if (Object.keys(statuses).join() !== '201')
        reject(new Error(`Not everything was accepted: ${JSON.stringify(statuses)}`))
      else resolve(measured)
    })
  })
}

async function bare(): Promise<number> {
  if (!pgbench) return bareWithoutPgbench()
  const { port } = new URL(postgres.adminUrl)
  const { stdout, stderr } = spawnSync(
    pgbench,
    [
      '-n',
      '-M',
      'prepared',
      '-f',
      here('bare-insert.sql'),
      '-c',
      String(connections),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-h',
      '127.0.0.1',
      '-p',
      port,
      '-U',
      'supabase_admin',
      'staffroom',
    ],
    { encoding: 'utf8' },
  )
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!tps) throw new Error(stderr)
  return Number(tps)
}

async function bareWithoutPgbench(): Promise<number> {
  const store = await connectPostgres(postgres.adminUrl.replace('supabase_admin', 'postgres'), {
    connections,
    role: 'postgres',
  })
  const sql = readFileSync(here('bare-insert.sql'), 'utf8')
  const end = Date.now() + seconds * 1000
  let count = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (; Date.now() < end; count += 1) await store.query(sql)
    }),
  )
  await store.close()
  return count / seconds
}

try {
  await sender()
  await bare()
  const rows: {
    http: number
    bare: number
    p50: number
    p99: number
    load: number
    deno: number
    postgres: number
    sender: number
  }[] = []
  const used = () => ({
    deno: denos.reduce((sum, deno) => sum + (processorTime(deno.pid()) ?? NaN), 0),
    postgres: processorTime(postgres.pid()) ?? NaN,
  })
  for (let round = 0; round < rounds; round += 1) {
    await owner('truncate private.requests, private.outbox, private.client_hits')
    await owner('checkpoint').catch(() => {})
    const inserted = await bare()
    const before = used()
    const { count, p50, p99, processorMs } = await sender()
    const after = used()
    const each = (milliseconds: number) => (1000 * milliseconds) / count
    const row = {
      http: count / seconds,
      bare: inserted,
      p50,
      p99,
      load: loadavg()[0]!,
      deno: each(after.deno - before.deno),
      postgres: each(after.postgres - before.postgres),
      sender: each(processorMs),
    }
    rows.push(row)
    console.log(
      `round ${round + 1}: ${Math.round(row.http)} requests/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${pgbench ? 'pgbench' : 'bare client'} ${Math.round(row.bare)} inserts/s; ${Math.round((100 * row.http) / row.bare)} % (load ${row.load.toFixed(1)})`,
    )
  }
  const sum = (name: 'http' | 'bare' | 'deno' | 'postgres' | 'sender') =>
    rows.reduce((total, row) => total + row[name], 0)
  const share = sum('http') / sum('bare')
  const median = (name: 'p50' | 'p99') =>
    rows.map((row) => row[name]).sort((left, right) => left - right)[Math.floor(rows.length / 2)]!
  console.log(
    `\n${denos.length} of Deno with PostgreSQL ${installation.major}, ${connections} connections: ${Math.round(sum('http') / rounds)} requests/s, p50 ${median('p50').toFixed(1)} ms, p99 ${median('p99').toFixed(1)} ms; ${Math.round(share * 100)} % of bare inserts`,
  )
  const time = (name: 'deno' | 'postgres' | 'sender') => Math.round(sum(name) / rounds)
  if (time('deno'))
    console.log(
      `Processor time of a request: PostgreSQL ${time('postgres')} µs, Deno ${time('deno')} µs, the sender ${time('sender')} µs`,
    )
  process.exitCode = share >= 0.6 ? 0 : 1
} finally {
  for (const deno of denos) await deno.stop()
  await postgres.remove()
}

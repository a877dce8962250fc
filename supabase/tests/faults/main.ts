import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readCommandLine } from '../../../tools/lib/command-line.ts'
import { asOwner } from '../../local/postgres.ts'
import { startDeno } from '../deno-process.ts'
import { installations, startPostgres } from '../postgres-server.ts'
import { startClients } from './load.ts'
import { mailFaults } from './mail-faults.ts'

const usage = `npm run test:faults    causes faults under load: no acknowledged request may be lost or doubled
  -- --short           two seconds of each
  -- --only NAME       one fault, such as 'disk full'
  -- --report FILE     writes how many kinds of fault passed and failed`

const { values } = readCommandLine(usage, {
  options: { short: { type: 'boolean' }, only: { type: 'string' }, report: { type: 'string' } },
})
const seconds = values.short ? 2 : 10
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const [installation] = installations()
if (!installation) throw new Error('No PostgreSQL: run "npm ci".')
const postgres = await startPostgres(installation)
const owner = (sql: string) => asOwner(postgres.ownerUrl, (session) => session.query(sql))
const admin = (sql: string) => asOwner(postgres.adminUrl, (session) => session.query(sql))
const deno = await startDeno({
  DATABASE_URL: postgres.authenticatorUrl,
  CLIENT_ADDRESS_HEADER: 'x-test-client',
  LIMIT_CLIENT_10_MINUTES: '1000000',
  LIMIT_CLIENT_DAY: '1000000',
  LIMIT_OVERALL_HOUR: '100000000',
})

/** Repeats a fault while the clients send. */
const repeatedly = (pauseMs: number, work: () => Promise<unknown>) => async (end: number) => {
  while (Date.now() < end) {
    await sleep(pauseMs)
    await work()
  }
}
const restart = (how: 'fast' | 'immediate' | 'kill') =>
  repeatedly(800, async () => {
    await postgres.stop(how)
    await sleep(300)
    await postgres.start()
  })
/**
 * Moves the database's clock, as seen from its rows: shifting every stored time by an interval is the same as shifting
 * the clock the other way.
 */
const shiftTimes = (interval: string) =>
  owner(`do $$
    declare
      col record;
    begin
      set local lock_timeout = '2s';
      for col in
        select table_name, string_agg(format('%1$I = %1$I + interval %2$L', column_name, '${interval}'), ', ') as moves
        from information_schema.columns
        where table_schema = 'private' and data_type = 'timestamp with time zone' group by 1
      loop
        execute format('update private.%I set %s', col.table_name, col.moves);
      end loop;
    end $$`).catch((error: Error & { code?: string }) => {
    // Under load it may wait too long for its locks. The next jump tries again.
    if (!['55P03', '40P01'].includes(error.code ?? '')) throw error
  })
/** Sets the clock and back again, while the clients send. */
const clockJumps = (there: string, back: string) =>
  repeatedly(500, async () => {
    await shiftTimes(there)
    await sleep(500)
    await shiftTimes(back)
  })
const faults: [string, (end: number) => Promise<void>][] = [
  ['nothing', (end) => sleep(end - Date.now()) as Promise<void>],
  [
    'connections cut',
    repeatedly(400, () =>
      admin(
        'select pg_terminate_backend(pid) from pg_stat_activity ' +
          "where datname = 'staffroom' and pid <> pg_backend_pid()",
      ),
    ),
  ],
  ['database stopped and started', restart('fast')],
  ['database stopped at once', restart('immediate')],
  ['database killed', restart('kill')],
  [
    'table locked for 2.5 s',
    repeatedly(300, () =>
      asOwner(postgres.ownerUrl, async (session) => {
        await session.query('begin')
        await session.query('lock table private.requests in access exclusive mode')
        await sleep(2500)
        await session.query('commit')
      }),
    ),
  ],
  [
    'no connection left',
    repeatedly(500, async () => {
      await admin('alter database staffroom connection limit 0')
      await admin("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'")
      await sleep(700)
      await admin('alter database staffroom connection limit -1')
    }),
  ],
  [
    'disk full',
    repeatedly(500, async () => {
      postgres.fillDisk(true)
      await sleep(1000)
      postgres.fillDisk(false)
      // A database that cannot write its log ends; it starts again once there is room.
      await postgres.stop('immediate')
      await postgres.start()
    }),
  ],
  ['clock set back by a day', clockJumps('1 day', '-1 day')],
  ['clock set forward by a day', clockJumps('-1 day', '1 day')],
  [
    'function killed',
    repeatedly(700, async () => {
      await deno.stop('SIGKILL')
      await deno.start()
    }),
  ],
]

const failures: string[] = []
/** Whether each fault passed. */
const verdicts: boolean[] = []
const columns = [
  'fault',
  'tries',
  'accepted',
  'rows',
  'outbox',
  'missing',
  'doubled',
  'wrong id',
  'unacknowledged',
  'over 5 s',
  'slowest ms',
  'answers',
]
const lines: string[][] = [columns]
try {
  for (const [name, cause] of faults.filter(([name]) => !values.only || name === values.only)) {
    await owner('delete from private.requests')
    const clients = startClients(() => deno.url)
    await cause(Date.now() + seconds * 1000)
    await clients.stop()
    // Requests whose client had given up may still be stored.
    await sleep(values.short ? 500 : 3000)
    const { acknowledged, answers, tries, slowestMs } = clients.seen
    const rows = (await owner(
      'select idempotency_key as key, requests.id, count(outbox.id)::int as deliveries ' +
        'from private.requests left join private.outbox on request_id = requests.id group by 1, 2',
    )) as { key: string; id: string; deliveries: number }[]
    const kept = new Map(rows.map(({ key, id }) => [key, id]))
    const counts = {
      missing: [...acknowledged.keys()].filter((key) => !kept.has(key)).length,
      doubled: rows.length - kept.size + rows.filter(({ deliveries }) => deliveries !== 1).length,
      'wrong id': [...acknowledged].filter(([key, id]) => kept.has(key) && kept.get(key) !== id).length,
      unacknowledged: [...kept.keys()].filter((key) => !acknowledged.has(key)).length,
      'over 5 s': answers.late ?? 0,
    }
    const wrong = Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${name}: ${count} ${what}`)
    if (acknowledged.size === 0) wrong.push(`${name}: nothing was accepted`)
    failures.push(...wrong)
    verdicts.push(wrong.length === 0)
    const deliveries = rows.reduce((sum, row) => sum + row.deliveries, 0)
    lines.push(
      [
        name,
        tries,
        acknowledged.size,
        rows.length,
        deliveries,
        ...Object.values(counts),
        slowestMs,
        Object.entries(answers)
          .map(([answer, count]) => `${answer}: ${count}`)
          .join(', '),
      ].map(String),
    )
  }
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  console.log(
    lines
      .map((line) =>
        line
          .map((text, column) =>
            column === 0 || column === columns.length - 1
              ? text.padEnd(widths[column]!)
              : text.padStart(widths[column]!),
          )
          .join('  ')
          .trimEnd(),
      )
      .join('\n'),
  )
  const mail = values.only ? [] : await mailFaults(postgres, { requests: values.short ? 60 : 300 })
  failures.push(...mail)
  verdicts.push(mail.length === 0)
} finally {
  await deno.stop()
  await postgres.remove()
}
if (values.report) {
  mkdirSync(dirname(values.report), { recursive: true })
  writeFileSync(
    values.report,
    JSON.stringify({ passed: verdicts.filter(Boolean).length, failed: verdicts.filter((well) => !well).length }),
  )
}
console.log(failures.length === 0 ? '\nNothing was lost, nothing was doubled.' : `\n${failures.join('\n')}`)
process.exit(failures.length === 0 ? 0 : 1)

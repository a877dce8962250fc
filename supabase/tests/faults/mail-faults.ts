import { asOwner } from '../../local/postgres.ts'
import { startDeno } from '../deno-process.ts'
import type { PostgresServer } from '../postgres-server.ts'
import { startProvider } from './provider.ts'

const OPERATOR_KEY = 'operator-key-of-the-tests'
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A provider that fails 41 % of its calls, and two workers that are killed at work: each mail is delivered once. */
export async function mailFaults(postgres: PostgresServer, { requests }: { requests: number }): Promise<string[]> {
  const owner = <Row = Record<string, unknown>>(sql: string, values: string[] = []) =>
    asOwner(postgres.ownerUrl, (session) => session.query<Row>(sql, values))
  await owner('delete from private.requests')
  await owner(
    `
    select public.submit_request(jsonb_build_object(
      'targets', jsonb_build_array('mail'), 'form', 'demo', 'key', gen_random_uuid(), 'email', 'a@b.co',
      'fields', jsonb_build_object('firstName', 'A')))
    from generate_series(1, $1::text::int)`,
    [String(requests)],
  )
  const provider = await startProvider()
  const start = () =>
    startDeno({
      DATABASE_URL: postgres.authenticatorUrl,
      OPERATOR_KEY,
      MAIL_API_URL: provider.url,
      RESEND_API_KEY: 're_test',
      MAIL_FROM: 'requests@staffroom.example',
      MAIL_TO: 'team@staffroom.example',
      CLIENT_ADDRESS_HEADER: 'x-test-client',
    })
  const workers = await Promise.all([start(), start()])
  const call = (url: string) =>
    fetch(`${url}/functions/v1/drain-outbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${OPERATOR_KEY}` },
    }).then(
      (response) => response.text(),
      () => {},
    )
  let kills = 0
  const end = Date.now() + 120_000
  try {
    for (let round = 0; Date.now() < end; round += 1) {
      const [left] = await owner<{ waiting: number }>(
        'select count(*)::int as waiting from private.outbox where sent_at is null and dead_at is null',
      )
      if (left!.waiting === 0) break
      // Do not wait for retries: make them due now.
      await owner('update private.outbox set next_attempt_at = now() where sent_at is null and leased_until is null')
      const working = Promise.all(workers.map(({ url }) => call(url)))
      if (round % 2 === 0 && kills < 8) {
        await sleep(100 + Math.random() * 200)
        await Promise.all(workers.map((worker) => worker.stop('SIGKILL')))
        kills += workers.length
        await owner('update private.outbox set leased_until = now() where leased_until is not null')
        await Promise.all(workers.map((worker) => worker.start()))
      }
      await working
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
    provider.close()
  }
  const [counts] = await owner<{ sent: number; dead: number }>(
    'select count(sent_at)::int as sent, count(dead_at)::int as dead from private.outbox',
  )
  const repeats = [...provider.accepted.values()].reduce((sum, times) => sum + times - 1, 0)
  console.log(
    `\nmail: ${requests} requests, ${provider.calls()} calls of a provider that fails 41 % of them, ` +
      `${kills} workers killed: ${counts!.sent} sent, ${provider.accepted.size} accepted by the provider, ` +
      `${repeats} recognised as repeats`,
  )
  return [
    ...(counts!.sent === requests ? [] : [`mail: ${requests - counts!.sent} of ${requests} not sent`]),
    ...(provider.accepted.size === requests
      ? []
      : [`mail: the provider accepted ${provider.accepted.size} mails for ${requests} requests`]),
  ]
}

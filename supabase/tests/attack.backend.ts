import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { environments, type Environment } from './environments.ts'
import { demoRequest } from './test-back-end.ts'

const HOSTILE = 500
const AT_ONCE = 20
const VISITOR = 10

const settings: [string, Record<string, string>][] = [
  ['where nothing tells clients apart, as on a hosted project without settings', {}],
  ['where a header names the client', { CLIENT_ADDRESS_HEADER: 'x-test-client' }],
]

describe.each(settings)('one client sends 500 requests, %s', (_, env) => {
  describe.each(environments(env).slice(0, 2))('%s', (_place, open) => {
    let environment: Environment
    beforeAll(async () => (environment = await open()), 120_000)
    afterAll(() => environment?.close())

    async function send(client: string, message: string): Promise<number> {
      const answer = await fetch(`${environment.url}/functions/v1/send-contact-form`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          'x-test-client': client,
        },
        body: JSON.stringify({ ...demoRequest, message }),
      })
      await answer.text()
      return answer.status
    }

    test('meanwhile a visitor sends ten: all are stored, none is refused', async () => {
      let sent = 0
      const attackers = Array.from({ length: AT_ONCE }, async () => {
        while (sent++ < HOSTILE) await send('203.0.113.66', `hostile ${sent}`)
      })
      const statuses: number[] = []
      for (let count = 0; count < VISITOR; count += 1) {
        // Spread over the whole attack: the last ones come after the hourly limit was used up.
        while (sent < (count * HOSTILE) / VISITOR) await new Promise((resolve) => setTimeout(resolve, 5))
        statuses.push(await send('192.0.2.1', 'from a visitor'))
      }
      await Promise.all(attackers)
      expect(statuses).toEqual(Array(VISITOR).fill(201))
      const stored = await environment.sql(
        `select 1 from private.requests where fields ->> 'message' = 'from a visitor'`,
      )
      expect(stored).toHaveLength(VISITOR)
    }, 300_000)
  })
})

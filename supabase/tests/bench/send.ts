import { Agent, request } from 'node:http'
import { demoRequest } from '../test-back-end.ts'

/** What was measured; `others` are the answers that were no 201. */
type Measured = { perSecond: number; p50: number; p99: number; others: string[] }

/**
 * Sends demo requests, each with its own key from its own client, one at a time on each of several kept connections.
 */
export async function send(
  url: string,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const others = new Set<string>()
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const started = performance.now()
        const status = await post(
          url,
          agent,
          `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`,
          crypto.randomUUID(),
        )
        if (status === 201) times.push(performance.now() - started)
        else others.add(String(status))
      }
    }),
  )
  agent.destroy()
  times.sort((left, right) => left - right)
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return { perSecond: times.length / seconds, p50: percentile(0.5), p99: percentile(0.99), others: [...others] }
}

/** Sends a demo request with a key of its own. Resolves with the answer's status. */
export function post(url: string, agent: Agent, client: string, message: string): Promise<number> {
  const body = JSON.stringify({ ...demoRequest, message })
  return new Promise((resolve, reject) => {
    request(
      `${url}/functions/v1/send-contact-form`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': crypto.randomUUID(),
          'x-form-page': '/demo',
          'x-real-ip': client,
        },
      },
      (response) => response.resume().on('end', () => resolve(response.statusCode!)),
    )
      .on('error', reject)
      .end(body)
  })
}

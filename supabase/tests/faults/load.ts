import { demoRequest } from '../test-back-end.ts'

/** The results of the clients of a run. */
export type Seen = {
  tries: number
  /** The id in the answer, by key. */
  acknowledged: Map<string, string>
  /** How often each status came; 'lost' is no answer, 'late' a timeout. */
  answers: Record<string, number>
  slowestMs: number
}

const CLIENT_MS = 5000
const PAUSE_MS = 100

/**
 * Clients that send one request after the other, each with its own key, and repeat it until it is accepted. `stop` lets
 * them finish their current request.
 */
export function startClients(url: () => string, count = 8): { seen: Seen; stop(): Promise<void> } {
  const seen: Seen = { tries: 0, acknowledged: new Map(), answers: {}, slowestMs: 0 }
  let stopping = false
  let giveUpAt = Infinity
  const clients = Array.from({ length: count }, async () => {
    while (!stopping) {
      const key = crypto.randomUUID()
      while (!(await attempt(url(), key, seen)) && Date.now() < giveUpAt)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  })
  return {
    seen,
    async stop() {
      stopping = true
      giveUpAt = Date.now() + 20_000
      await Promise.all(clients)
    },
  }
}

async function attempt(url: string, key: string, seen: Seen): Promise<boolean> {
  const started = Date.now()
  seen.tries += 1
  let outcome: string
  try {
    const response = await fetch(`${url}/functions/v1/send-contact-form`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-test-client': `10.${key.charCodeAt(0)}.${key.charCodeAt(1)}.${key.charCodeAt(2)}`,
      },
      body: JSON.stringify({ ...demoRequest, message: key }),
      signal: AbortSignal.timeout(CLIENT_MS),
    })
    const answer = (await response.json()) as { id: string }
    if (response.ok) seen.acknowledged.set(key, answer.id)
    outcome = String(response.status)
  } catch (error) {
    outcome = (error as Error).name === 'TimeoutError' ? 'late' : 'lost'
  }
  seen.answers[outcome] = (seen.answers[outcome] ?? 0) + 1
  seen.slowestMs = Math.max(seen.slowestMs, Date.now() - started)
  return outcome === '200' || outcome === '201'
}

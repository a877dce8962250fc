import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A mail provider that honours idempotency keys and fails in every way that providers do. */
export type Provider = {
  url: string
  /** How often it was called. */
  calls(): number
  /** How often each key was accepted, repeats included. */
  accepted: Map<string, number>
  close(): void
}

/**
 * Of a hundred calls: 9 fail, 9 are too many, 9 hang, 9 are accepted and then cut off, 5 are accepted and never
 * answered.
 */
function fate(): 'fails' | 'limits' | 'hangs' | 'accepts, then cuts' | 'accepts, then hangs' | 'accepts' {
  const chance = Math.random() * 100
  if (chance < 9) return 'fails'
  if (chance < 18) return 'limits'
  if (chance < 27) return 'hangs'
  if (chance < 36) return 'accepts, then cuts'
  return chance < 41 ? 'accepts, then hangs' : 'accepts'
}

export async function startProvider(): Promise<Provider> {
  const accepted = new Map<string, number>()
  const hanging = new Set<ServerResponse>()
  let calls = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      calls += 1
      const outcome = fate()
      const key = String(request.headers['idempotency-key'])
      if (outcome.startsWith('accepts')) accepted.set(key, (accepted.get(key) ?? 0) + 1)
      if (outcome === 'fails') response.writeHead(500).end()
      else if (outcome === 'limits') response.writeHead(429, { 'retry-after': '1' }).end()
      else if (outcome === 'accepts, then cuts') response.destroy()
      else if (outcome === 'accepts') response.writeHead(200).end(JSON.stringify({ id: `mail/${key}` }))
      else hanging.add(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    calls: () => calls,
    accepted,
    close() {
      for (const response of hanging) response.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

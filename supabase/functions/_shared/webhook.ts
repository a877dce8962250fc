import { deliverOverHttp, type Deliver } from './delivery.ts'
import type { WebhookSettings } from './settings.ts'

/**
 * Sends a request to another system, signed as standardwebhooks.com describes: HMAC-SHA-256 over id, time and body.
 * The receiver checks the signature, rejects old times, and recognises a repeat by its id.
 */
export function webhook({ url, secret }: WebhookSettings, now: () => number = Date.now): Deliver {
  return async ({ request }) => {
    const timestamp = String(Math.floor(now() / 1000))
    const { id, createdAt } = request!
    const body = JSON.stringify({ type: 'request.created', timestamp: createdAt, data: request })
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${await sign(secret, `${id}.${timestamp}.${body}`)}`,
    }
    return deliverOverHttp(url, headers, body)
  }
}

async function sign(secret: string, content: string): Promise<string> {
  const raw = Uint8Array.from(atob(secret), (char) => char.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content))
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
}

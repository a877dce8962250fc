import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

/**
 * Stands in for the API of a Supabase project (PostgREST) where a function calls it: it connects as the API's own role
 * and
 * takes on the role of the key for one transaction. An address for tests, and how to close it.
 */
export async function startApi(
  authenticatorUrl: string,
  secretKey: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: authenticatorUrl, max: 10, connectionTimeoutMillis: 2000 })
  pool.on('error', () => {})
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const name = /^\/rest\/v1\/rpc\/([a-z_]+)$/.exec(request.url ?? '')?.[1]
    const role = request.headers.apikey === secretKey ? 'service_role' : 'anon'
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (!name || request.method !== 'POST') return send(404, { code: 'PGRST202', message: 'not found' })
    try {
      const client = await pool.connect()
      try {
        const { args } = JSON.parse(Buffer.concat(chunks).toString()) as { args: unknown }
        await client.query(`begin; set local role ${role}; set local statement_timeout = '2500ms'`)
        const { rows } = await client.query(`select public.${name}($1::text::jsonb) as answer`, [JSON.stringify(args)])
        await client.query('commit')
        client.release()
        send(200, rows[0].answer)
      } catch (error) {
        await client.query('rollback').catch(() => {})
        client.release(true)
        const { code, message } = error as { code?: string; message: string }
        send(code === '42501' ? 403 : code?.startsWith('2') ? 400 : 500, { code, message })
      }
    } catch {
      send(503, { code: 'PGRST000', message: 'no connection' })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await pool.end()
    },
  }
}

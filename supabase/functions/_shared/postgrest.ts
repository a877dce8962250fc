import { DatabaseError, type Database } from './services.ts'

/** A Supabase project's database, over its API, with the project's secret key. */
export function postgrest({ url, key }: { url: string; key: string }): Database {
  // An older key is a JWT and also goes into Authorization; a newer one goes into `apikey` only.
  const headers = {
    'content-type': 'application/json',
    apikey: key,
    ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }),
  }
  return {
    async rpc(name, args) {
      const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ args }),
        signal: AbortSignal.timeout(5000),
      })
      const answer: unknown = await response.json().catch(() => undefined)
      if (!response.ok)
        throw new DatabaseError(`The API answered ${response.status}`, (answer as { code?: string } | undefined)?.code)
      return answer
    },
  }
}

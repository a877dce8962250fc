import type { Database } from '../functions/_shared/services.ts'
import type { Session } from './session.ts'

/** The functions' view of a session: one call is one statement, arguments and answer are text on the wire. */
export function rpcOver(session: Pick<Session, 'query'>): Database {
  return {
    async rpc(name, args) {
      const [row] = await session.query<{ answer: string }>(`select public.${name}($1::text::jsonb)::text as answer`, [
        JSON.stringify(args),
      ])
      return JSON.parse(row!.answer) as unknown
    },
  }
}

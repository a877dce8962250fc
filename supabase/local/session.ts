import type { Database } from '../functions/_shared/services.ts'

/** A connection to a database, as the migrations need it. */
export type Session = {
  /** Runs one statement, or without parameters several in one transaction. Parameters are text; the SQL casts them. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: (string | null)[]): Promise<Row[]>
}

/** An open database. */
export type Store = Session & { close(): Promise<void> }

/** A session as the functions use it: each call is one statement. */
export function rpcOver(session: Session): Database {
  return {
    async rpc(name, args) {
      const sql = `select public.${name}($1::text::jsonb)::text as answer`
      const [row] = await session.query<{ answer: string }>(sql, [JSON.stringify(args)])
      return JSON.parse(row!.answer) as unknown
    },
  }
}

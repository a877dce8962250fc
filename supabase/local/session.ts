/** A connection to a database, as the migrations need it. */
export type Session = {
  /** Runs statements, all or nothing. */
  exec(sql: string): Promise<void>
  /** Runs one statement. Every parameter is text, and the SQL says what it means. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: (string | null)[]): Promise<Row[]>
}

/** A database that is open for the functions. */
export type Store = Session & {
  /** Where it is, in words for a person. */
  where: string
  close(): Promise<void>
}

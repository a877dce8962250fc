import { readdirSync, readFileSync } from 'node:fs'
import type { Session } from './session.ts'

const MIGRATIONS = new URL('../migrations/', import.meta.url)

/** The version of tables that were replaced before the first release. */
const BEFORE_FIRST_RELEASE = '20261121100150'

/** The files of `supabase/migrations` in order. The timestamp of a file is its version. */
export function allMigrations(): { version: string; name: string; sql: string }[] {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version = '', name = ''] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? []
      return { version, name, sql: readFileSync(new URL(file, MIGRATIONS), 'utf8') }
    })
}

/**
 * Runs the missing migrations, and records them where Supabase's own tool does.
 * @returns how many ran
 */
export async function migrate(session: Session): Promise<number> {
  await session.query(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
  `)
  const done = new Set(
    (await session.query<{ version: string }>('select version from supabase_migrations.schema_migrations')).map(
      ({ version }) => version,
    ),
  )
  if (done.has(BEFORE_FIRST_RELEASE))
    throw new Error(
      'These leads were stored before the first release, in other tables. Export them with the version that ' +
        'stored them, move .staffroom (or the database) away, and start again.',
    )
  const missing = allMigrations().filter(({ version }) => !done.has(version))
  for (const { version, name, sql } of missing) {
    await session.query(
      `${sql}\n;insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`,
    )
  }
  return missing.length
}

/** Prepares any database for the functions: the roles of a hosted Supabase project, and the migrations. */
export async function prepare(session: Session): Promise<void> {
  await session.query(readFileSync(new URL('./roles.sql', import.meta.url), 'utf8'))
  await migrate(session)
}

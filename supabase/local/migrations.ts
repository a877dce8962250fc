import { readdirSync, readFileSync } from 'node:fs'
import type { Session } from './session.ts'

const MIGRATIONS = new URL('../migrations/', import.meta.url)

/** The first files of migrations that today's have replaced. */
const EARLIER_VERSIONS = ['20261121100000', '20261124100000', '20261124160000']

/** The files of `supabase/migrations` in order. The timestamp of a file is its version. */
export function allMigrations(): { version: string; name: string; sql: string }[] {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version = '', name = ''] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? []
      return { version, name, sql: readSql(`../migrations/${file}`) }
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
  const applied = new Set(
    (await session.query<{ version: string }>('select version from supabase_migrations.schema_migrations')).map(
      ({ version }) => version,
    ),
  )
  const missing = allMigrations().filter(({ version }) => !applied.has(version))
  const statements = missing.map(
    ({ version, name, sql }) =>
      `${sql}\n;insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`,
  )
  if (missing.length > 0 && EARLIER_VERSIONS.some((version) => applied.has(version))) {
    const [before = '', after = ''] = readSql('./earlier-leads.sql').split('-- The migrations.')
    await session.query([before, ...statements, after].join('\n'))
  } else for (const statement of statements) await session.query(statement)
  return missing.length
}

/** Makes any database ready for the functions: the roles of a hosted Supabase project, and the migrations. */
export async function migrateWithRoles(session: Session): Promise<void> {
  await session.query(readSql('./roles.sql'))
  await migrate(session)
}

function readSql(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

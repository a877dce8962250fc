import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allMigrations, migrate } from '../local/migrations.ts'
import { asOwner } from '../local/postgres.ts'
import type { Session } from '../local/session.ts'
import { earlierStores, movedLeads, openEarlier } from './earlier-stores.ts'
import { installations, startPostgres, type PostgresServer } from './postgres-server.ts'

const RULES = readFileSync(new URL('./grants.sql', import.meta.url), 'utf8')

describe.each(installations().map((installation) => [installation.major, installation] as const))(
  'PostgreSQL %s with the grants of a hosted project',
  (_, installation) => {
    let server: PostgresServer
    beforeAll(async () => (server = await startPostgres(installation)))
    afterAll(() => server?.remove())

    /** Tries statements as a superuser, and takes them back. */
    const trying = <T>(work: (session: Session) => Promise<T>) =>
      asOwner(server.adminUrl, async (session) => {
        await session.query('begin')
        return work(session).finally(() => session.query('rollback'))
      })

    test('every role has only the rights that it needs', async () => {
      expect(await trying((session) => session.query(RULES))).toEqual([])
    })

    test.each([
      [
        'grant execute on function public.submit_request(jsonb) to anon',
        'may execute a function',
        'anon public.submit_request',
      ],
      ['grant usage on schema private to authenticated', 'may use the private schema', 'authenticated'],
      ['grant select on private.requests to anon', 'may touch a table', 'anon private.requests select'],
      ['alter table private.outbox disable row level security', 'has no row-level security', 'private.outbox'],
      ['create policy open on private.requests for select using (true)', 'lets rows through by a policy', 'open'],
      [
        'alter function public.health(jsonb) reset search_path',
        'works for its owner without a fixed search_path',
        'public.health',
      ],
      [
        'create function public.forgotten() returns int language sql as $$ select 1 $$',
        'has a search_path of its caller',
        'public.forgotten',
      ],
      [
        'revoke execute on function public.health(jsonb) from service_role',
        'service_role must be able to call',
        'health',
      ],
    ])('the rules notice: %s', async (weakening, rule, what) => {
      const broken = await trying(async (session) => {
        await session.query('set local role postgres')
        await session.query(weakening)
        await session.query('reset role')
        return session.query(RULES)
      })
      expect(broken).toContainEqual({ rule, what })
    })

    test.each(
      ['anon', 'authenticated'].flatMap((role) => [
        [role, "select public.submit_request('{}')"],
        [role, "select public.list_requests('{}')"],
        [role, 'select * from private.requests'],
        [role, 'delete from private.outbox'],
        [role, 'truncate private.requests'],
        [role, 'select private.review_counts()'],
      ]),
    )('%s is refused: %s', async (role, statement) => {
      const attempt = trying(async (session) => {
        await session.query(`set local role ${role}`)
        return session.query(statement)
      })
      await expect(attempt).rejects.toMatchObject({ code: '42501' })
    })

    test('service_role stores requests, and reads no table', async () => {
      const attempt = (statement: string) =>
        trying(async (session) => {
          await session.query('set local role service_role')
          return session.query(statement)
        })
      expect(await attempt("select public.health('{}') as answer")).toMatchObject([{ answer: { waiting: 0 } }])
      await expect(attempt('select * from private.requests')).rejects.toMatchObject({ code: '42501' })
    })

    test('health fails in a read-only database, in the kind of transaction that the API gives it', async () => {
      // PostgREST makes the transactions of functions that are not volatile read-only itself.
      const kind = "select provolatile from pg_proc where oid = 'public.health(jsonb)'::regprocedure"
      expect(await trying((session) => session.query(kind))).toEqual([{ provolatile: 'v' }])
      const readOnly = trying(async (session) => {
        await session.query('set transaction read only')
        return session.query("select public.health('{}')")
      })
      await expect(readOnly).rejects.toMatchObject({ code: '25006' })
    })

    test('the database itself refuses values that are too long', async () => {
      const submit = (change: object) =>
        trying((session) =>
          session.query('select public.submit_request($1::text::jsonb)', [
            JSON.stringify({
              form: 'demo',
              key: crypto.randomUUID(),
              fields: { firstName: 'A' },
              email: 'a@b.co',
              targets: ['mail'],
              ...change,
            }),
          ]),
        )
      await expect(submit({})).resolves.toHaveLength(1)
      for (const change of [
        { fields: { message: 'x'.repeat(66_000) } },
        { fields: ['A'] },
        { fields: null },
        { email: 'a@b.co,c@d.co' },
        { email: `${'a'.repeat(250)}@b.co.uk` },
        { form: 'DROP TABLE' },
        { utm: [] },
        { quarantine: 'because' },
      ]) {
        await expect(submit(change), JSON.stringify(change).slice(0, 40)).rejects.toMatchObject({
          code: expect.stringMatching(/^23/),
        })
      }
    })

    test('deleting a request while it is released leaves no delivery', async () => {
      await asOwner(server.ownerUrl, (person) =>
        asOwner(server.ownerUrl, async (other) => {
          const call = async <T>(name: string, args: object) =>
            (
              await person.query<{ answer: T }>(`select public.${name}($1::text::jsonb) as answer`, [
                JSON.stringify(args),
              ])
            )[0]!.answer

          const { id } = await call<{ id: string }>('submit_request', {
            form: 'demo',
            key: crypto.randomUUID(),
            fields: { firstName: 'A' },
            quarantine: 'honeypot',
            targets: ['mail'],
          })
          await person.query('begin')
          expect(await call('review_requests', { id, verdict: 'release' })).toEqual({ reviewed: 1 })
          const deletion = other.query('delete from private.requests')
          await expect
            .poll(() => person.query("select 1 from pg_locks where not granted and locktype = 'transactionid'"))
            .toHaveLength(1)
          await person.query('commit')
          await deletion
          expect(await person.query('select * from private.requests')).toEqual([])
          expect(await person.query('select * from private.outbox')).toEqual([])
        }),
      )
    })

    test('migrations run once, and a second run finds nothing to do', async () => {
      expect(await asOwner(server.ownerUrl, migrate)).toBe(0)
      const done = await asOwner(server.ownerUrl, (owner) =>
        owner.query('select version, name from supabase_migrations.schema_migrations order by 1'),
      )
      expect(done).toEqual(allMigrations().map(({ version, name }) => ({ version, name })))
    })

    test.each(earlierStores)('a database of the time of "%s" keeps all its leads', async (_, version, sql) => {
      const moved = await trying(async (session) => {
        await session.query('set local role postgres')
        return openEarlier(session, version, sql)
      })
      expect(moved).toEqual(movedLeads)
    })

    test('a migration that fails leaves nothing behind', async () => {
      const broken = asOwner(server.ownerUrl, (owner) =>
        owner.query('create table private.half (id int); select 1 / 0;'),
      )
      await expect(broken).rejects.toMatchObject({ code: '22012' })
      expect(
        await asOwner(server.ownerUrl, (owner) => owner.query("select to_regclass('private.half') as half")),
      ).toEqual([{ half: null }])
    })
  },
)

import { migrate } from '../local/migrations.ts'
import type { Session } from '../local/session.ts'

const KEYS = `
  idempotency_key uuid not null unique, key_derived boolean not null default false, payload_hash bytea not null,
  page text not null default '', referrer text not null default '', utm jsonb not null default '{}',
  quarantined_for text, released_at timestamptz, dismissed_at timestamptz,
  created_at timestamptz not null default now()`
const COLUMNS = `
  id uuid primary key default gen_random_uuid(), form text not null, first_name text not null, last_name text not null,
  company text not null, email text not null, phone text not null default '', industry text not null default '',
  business_type text not null default '', message text not null default '', ${KEYS}`
const FIELDS = `
  id uuid primary key default gen_random_uuid(), form text not null, fields jsonb not null,
  email text not null default '', ${KEYS}`
const STATE = `
  attempts int not null default 0, next_attempt_at timestamptz not null default now(), lease uuid,
  leased_until timestamptz, sent_at timestamptz, dead_at timestamptz, created_at timestamptz not null default now()`
const LATER_STATE = `${STATE}, first_attempt_at timestamptz, dismissed_at timestamptz, provider_id text, last_error text`
const ENUM = "create type private.delivery_target as enum ('mail', 'webhook');"
const REFERENCE = 'id uuid primary key default gen_random_uuid(), request_id uuid references private.requests'

/** Moved by every set: what the demo form of one visitor and the hire form of another sent, and what is quarantined. */
const LEADS = [
  ['00000000-0000-4000-8000-000000000001', 'demo', 'ada@b.co', null],
  ['00000000-0000-4000-8000-000000000002', 'hire', 'grace@b.co', null],
  ['00000000-0000-4000-8000-000000000003', 'playbook', 'eve@b.co', 'honeypot'],
] as const
const FIELDS_OF = {
  demo: { companyName: 'Engines', workEmail: 'ada@b.co', phoneNumber: '020', message: 'Lunch' },
  hire: { company: 'Engines', email: 'grace@b.co', phone: '020', industry: 'Other', requirements: 'Lunch' },
  playbook: { company: 'Engines', email: 'eve@b.co', industry: 'Other', businessType: 'Farm', requirements: 'Lunch' },
}
const fieldsOf = (form: keyof typeof FIELDS_OF) => ({ firstName: 'A', lastName: 'B', ...FIELDS_OF[form] })
const quoted = (text: string | null) => (text === null ? 'null' : `'${text}'`)
const intoColumns = `
  insert into private.requests (id, form, first_name, last_name, company, email, phone, industry, business_type, message,
    idempotency_key, payload_hash, created_at, quarantined_for) values ${LEADS.map(
      ([id, form, email, quarantine]) =>
        `('${id}', '${form}', 'A', 'B', 'Engines', '${email}', '020', 'Other', 'Farm', 'Lunch', '${id}', sha256(''),
         '2026-11-21', ${quoted(quarantine)})`,
    ).join()};`
const intoFields = `
  insert into private.requests (id, form, fields, email, idempotency_key, payload_hash, created_at, quarantined_for)
  values ${LEADS.map(
    ([id, form, email, quarantine]) =>
      `('${id}', '${form}', '${JSON.stringify(fieldsOf(form))}', '${email}', '${id}', sha256(''), '2026-11-21',
       ${quoted(quarantine)})`,
  ).join()};`
/** A delivery for each request, sent for the first; a digest. */
const deliveries = (columns: string, digest: string, where = '') => `
  insert into private.outbox (${columns}, target, sent_at, next_attempt_at) select ${columns.replace('request_id', 'id')},
    'mail', case when form = 'demo' then timestamptz '2026-11-22' end,
    case when quarantined_for is null then now() else 'infinity' end
  from (select *, 'request' as template from private.requests ${where}) requests;
  ${digest}`

/** Each set of migrations that this project has had: its tables, with leads in them, and a version that it recorded. */
export const earlierStores: [since: string, version: string, sql: string][] = [
  [
    'a column for each field',
    '20261121100000',
    `create table private.requests (${COLUMNS});
     create table private.outbox (${REFERENCE}, template text not null, target text not null, day date, ${STATE});
     ${intoColumns}
     ${deliveries('template, request_id', '', 'where quarantined_for is null')}
     insert into private.outbox (template, target, day) values ('digest', 'mail', now());`,
  ],
  [
    'deliveries by the id of their request',
    '20261121100150',
    `create table private.requests (number bigint generated always as identity, ${COLUMNS}); ${ENUM}
     create table private.outbox (
       id uuid not null, target private.delivery_target not null, day date, ${LATER_STATE}, primary key (id, target)
     );
     ${intoColumns} ${deliveries('id', "insert into private.outbox (id, target, day) values (gen_random_uuid(), 'mail', now());")}`,
  ],
  [
    'fields as JSON',
    '20261121100100',
    `create table private.requests (${FIELDS}); ${ENUM}
     create table private.outbox (${REFERENCE}, target private.delivery_target not null, ${LATER_STATE});
     ${intoFields} ${deliveries('request_id', "insert into private.outbox (target) values ('mail');")}`,
  ],
  [
    'room for strangers',
    '20261124020000',
    `create table private.requests (${FIELDS}, flood_rank smallint not null default 0); ${ENUM}
     create table private.outbox (${REFERENCE}, target private.delivery_target not null, digest jsonb, ${LATER_STATE});
     ${intoFields} ${deliveries('request_id', "insert into private.outbox (target, digest) values ('mail', '{}');")}`,
  ],
  [
    'one migration a subject',
    '20261124100000',
    `create table private.requests (${FIELDS}, flood_rank smallint not null default 0);
     create table private.outbox (${REFERENCE}, target text not null, digest jsonb, ${LATER_STATE});
     ${intoFields} ${deliveries('request_id', "insert into private.outbox (target, digest) values ('mail', '{}');")}`,
  ],
]

/** Puts an earlier store in the place of today's, and opens it. Returns what is listed afterwards, oldest id first. */
export async function openEarlier(session: Session, version: string, sql: string): Promise<unknown[]> {
  await session.query(`
    drop schema private cascade; create schema private;
    ${sql}
    delete from supabase_migrations.schema_migrations;
    insert into supabase_migrations.schema_migrations (version) values ('20261121100000'), ('${version}')
    on conflict do nothing;`)
  await migrate(session)
  // A second start finds nothing to do.
  if ((await migrate(session)) !== 0) throw new Error('The migrations ran twice.')
  return session.query(`
    select requests.id, form, fields, email, requests.created_at::date::text as day, quarantined_for as quarantine,
      target, sent_at is not null as sent, next_attempt_at = 'infinity' as held
    from private.requests left join private.outbox on request_id = requests.id order by 1`)
}

/** What every earlier store has to list. */
export const movedLeads = LEADS.map(([id, form, email, quarantine]) => ({
  ...{ id, form, email, quarantine, fields: fieldsOf(form), day: '2026-11-21', target: 'mail' },
  ...{ sent: form === 'demo', held: quarantine !== null },
}))

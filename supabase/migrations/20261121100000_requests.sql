-- The tables. Supabase's API does not expose the schema `private`, and only service_role may call the functions of the
-- later migrations.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;

create table private.requests (
  id uuid primary key default gen_random_uuid(),
  -- data/forms.ts validates forms, fields and lengths, so that a new form or field needs no migration.
  form text not null check (form ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- The submitted values, by the field names of data/forms.ts.
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 65536),
  -- Also in fields. A column, because export and erasure search by it.
  email text not null default '' check (char_length(email) <= 255 and email !~ '[\s,;<>]'),
  -- One filled form has one key; retries send it again.
  idempotency_key uuid not null unique,
  -- True without script: there is no key, and the same content within ten minutes is the same request.
  key_derived boolean not null default false,
  payload_hash bytea not null check (octet_length(payload_hash) = 32),
  page text not null default '' check (char_length(page) <= 300),
  referrer text not null default '' check (char_length(referrer) <= 300),
  utm jsonb not null default '{}' check (jsonb_typeof(utm) = 'object' and octet_length(utm::text) <= 8192),
  -- Why it is quarantined. It is mailed only after a person has released it.
  quarantined_for text check (quarantined_for in ('honeypot', 'too fast', 'over limit')),
  -- When a person released or dismissed a quarantined request.
  released_at timestamptz,
  dismissed_at timestamptz,
  created_at timestamptz not null default now()
);
create index requests_newest on private.requests (created_at);
create index requests_subject on private.requests (lower(email));
create index requests_derived on private.requests (payload_hash) where key_derived;
create index requests_counted on private.requests (created_at) where quarantined_for is null;
create index requests_waiting on private.requests (created_at)
  where quarantined_for is not null and released_at is null and dismissed_at is null;

-- Deliveries. A row is inserted in the same transaction as its request, and sent afterwards.
create type private.delivery_target as enum ('mail', 'webhook');
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  -- Null for a digest, which reports how much waits for a person.
  request_id uuid references private.requests on delete cascade,
  target private.delivery_target not null,
  attempts int not null default 0,
  first_attempt_at timestamptz,
  -- 'infinity' while the request is quarantined.
  next_attempt_at timestamptz not null default now(),
  -- The claim of the worker that is sending it, and when the claim ends.
  lease uuid,
  leased_until timestamptz,
  sent_at timestamptz,
  -- When the worker stopped retrying.
  dead_at timestamptz,
  -- When a person closed it without sending.
  dismissed_at timestamptz,
  provider_id text check (char_length(provider_id) <= 200),
  last_error text check (char_length(last_error) <= 200),
  created_at timestamptz not null default now(),
  unique (request_id, target)
);
create index outbox_due on private.outbox (next_attempt_at)
  where sent_at is null and dead_at is null and dismissed_at is null;
create index outbox_dead on private.outbox (dead_at) where dead_at is not null and dismissed_at is null;

-- A random salt per day. After its deletion, nobody can find the client of a hash.
create table private.client_salts (
  day date primary key,
  salt bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);

-- How many requests a client (a salted hash) has sent today and in the current ten minutes. Unlogged: it is in no
-- backup, and empty after a crash of the database.
create unlogged table private.client_hits (
  client bytea not null,
  day date not null,
  day_hits int not null,
  window_start timestamptz not null,
  window_hits int not null,
  primary key (client, day)
);

-- Anonymous counts of requests that were not stored, or that were deleted.
create table private.daily_counts (
  day date not null,
  form text not null,
  outcome text not null check (outcome in ('accepted', 'refused', 'quarantined', 'failed')),
  count bigint not null,
  primary key (day, form, outcome)
);

alter table private.requests enable row level security;
alter table private.outbox enable row level security;
alter table private.client_salts enable row level security;
alter table private.client_hits enable row level security;
alter table private.daily_counts enable row level security;
revoke all on all tables in schema private from public, anon, authenticated, service_role;

-- Adds deleted requests to the counts of their day.
create function private.after_request_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.daily_counts as counts (day, form, outcome, count)
  select (created_at at time zone 'UTC')::date, form,
    case when quarantined_for is null then 'accepted' else 'quarantined' end, count(*)
  from deleted group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, form, outcome) do update set count = counts.count + excluded.count;
  return null;
end $$;
create trigger after_request_delete after delete on private.requests
  referencing old table as deleted for each statement execute function private.after_request_delete();
revoke all on function private.after_request_delete() from public, anon, authenticated, service_role;

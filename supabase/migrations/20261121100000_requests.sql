-- What visitors send through the forms. Nothing here is reachable by a client of Supabase's API: the tables stand in a
-- schema of their own, and the functions of the later migrations are for service_role only.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;

create table private.requests (
  id uuid primary key default gen_random_uuid(),
  -- Counts all that ever came, and what was undone: at least as many as came in an hour is one subtraction.
  number bigint generated always as identity,
  form text not null check (form in ('demo', 'contact', 'hire', 'playbook')),
  -- One filled form is one key, however often it is sent.
  idempotency_key uuid not null unique,
  -- Forms without script have no key: the same content within ten minutes is the same request.
  key_derived boolean not null default false,
  payload_hash bytea not null check (octet_length(payload_hash) = 32),
  -- Lengths are checked exactly in UTF-16 units before they come here; code points are never more.
  first_name text not null check (char_length(first_name) between 1 and 50),
  last_name text not null check (char_length(last_name) between 1 and 50),
  company text not null check (char_length(company) between 1 and 100),
  email text not null check (char_length(email) between 3 and 255 and email !~ '[\s,;<>]'),
  phone text not null default '' check (char_length(phone) <= 16384),
  industry text not null default '' check (char_length(industry) <= 100),
  business_type text not null default '' check (char_length(business_type) <= 100),
  -- The message of the demo and contact forms, the requirements of the other two.
  message text not null default '' check (char_length(message) <= 1000),
  page text not null default '' check (char_length(page) <= 300),
  referrer text not null default '' check (char_length(referrer) <= 255),
  utm jsonb not null default '{}' check (jsonb_typeof(utm) = 'object' and octet_length(utm::text) <= 8192),
  -- Why it looks like a machine's. Such a request is kept, and mailed only when a person has released it.
  quarantined_for text check (quarantined_for in ('honeypot', 'too fast')),
  -- When a person looked at a quarantined request, and whether it was let through.
  released_at timestamptz,
  dismissed_at timestamptz,
  created_at timestamptz not null default now()
);
create index requests_newest on private.requests (created_at, number);
create index requests_subject on private.requests (lower(email));
create index requests_derived on private.requests (payload_hash) where key_derived;
create index requests_waiting on private.requests (created_at) where quarantined_for is not null and released_at is null and dismissed_at is null;

-- What is to be told to whom: written in the transaction that stores the request, delivered afterwards, each row once. Its
-- rules are types and its key: PostgreSQL reads a table's CHECKs anew for each statement that writes.
create type private.delivery_target as enum ('mail', 'webhook');
create table private.outbox (
  -- The request's that it is about. No foreign key: a tenth of what storing costs went into looking up each request that the
  -- same statement stores. A row is only ever made with its request or under its lock, and goes with it: let_go, below.
  id uuid not null,
  target private.delivery_target not null,
  -- A digest's, which is about a day; its id is made of the day.
  day date,
  attempts int not null default 0,
  first_attempt_at timestamptz,
  -- Of a quarantined request: 'infinity', until a person lets it through.
  next_attempt_at timestamptz not null default now(),
  -- Who is at it now, and until when nobody else is.
  lease uuid,
  leased_until timestamptz,
  sent_at timestamptz,
  -- Given up: a person has to look.
  dead_at timestamptz,
  -- When a person did, and nothing more is to be done.
  dismissed_at timestamptz,
  provider_id varchar(200),
  last_error varchar(200),
  created_at timestamptz not null default now(),
  primary key (id, target)
);
create index outbox_due on private.outbox (next_attempt_at) where sent_at is null and dead_at is null;
create index outbox_dead on private.outbox (dead_at) where dead_at is not null and dismissed_at is null;

-- Random bytes of a day. Once they are deleted nobody can tell which client a hash was of.
create table private.client_salts (
  day date primary key,
  salt bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);

-- How often one client, known only by a salted hash, has sent today and in the current ten minutes. Not logged, and so in no
-- backup either: after a crash of the database everybody's count begins anew.
create unlogged table private.client_hits (
  client bytea not null,
  day date not null,
  day_hits int not null,
  window_start timestamptz not null,
  window_hits int not null,
  primary key (client, day)
);

-- How many of what, without any identifier: what was never stored, and what was stored and has been deleted since.
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

-- What a deleted request leaves: no outbox row, and a count without a name.
create function private.let_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.outbox using deleted where outbox.id = deleted.id;
  insert into private.daily_counts as counts (day, form, outcome, count)
  select (created_at at time zone 'UTC')::date, form, case when quarantined_for is null then 'accepted' else 'quarantined' end, count(*)
  from deleted group by 1, 2, 3
  on conflict (day, form, outcome) do update set count = counts.count + excluded.count;
  return null;
end $$;
create trigger let_go after delete on private.requests
  referencing old table as deleted for each statement execute function private.let_go();
revoke all on function private.let_go() from public, anon, authenticated, service_role;

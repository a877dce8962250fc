-- Requests: the tables, and the function that stores one. Supabase's API does not expose the schema `private`, and only
-- service_role may call the functions of the schema `public`.
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
  -- Which quarantined requests are deleted first: 3 looks like a machine's, 2 repeats an address of today, 1 repeats a
  -- network (/24, /56), 0 repeats neither.
  flood_rank smallint not null default 0 check (flood_rank between 0 and 3),
  -- When a person released or dismissed a quarantined request.
  released_at timestamptz,
  dismissed_at timestamptz,
  unreviewed boolean not null
    generated always as (quarantined_for is not null and released_at is null and dismissed_at is null) stored,
  created_at timestamptz not null default now()
);
create index requests_newest on private.requests (created_at);
create index requests_subject on private.requests (lower(email));
create index requests_derived on private.requests (payload_hash) where key_derived;
create index requests_counted on private.requests (created_at) where quarantined_for is null;
create index requests_unreviewed on private.requests (flood_rank desc, created_at) where unreviewed;

-- A random salt per day. After its deletion, nobody can find the client of a hash.
create table private.client_salts (
  day date primary key,
  salt bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);

-- How many requests a client (a salted hash) has sent today and in the current ten minutes, and how many clients of a
-- network have. Unlogged: it is in no backup, and empty after a crash of the database.
create unlogged table private.client_hits (
  client bytea not null,
  day date not null,
  day_hits int not null,
  window_start timestamptz not null,
  window_hits int not null,
  primary key (client, day)
);

-- Who got an acknowledgement today (a salted hash).
create table private.acknowledged (
  day date not null,
  address bytea not null,
  primary key (day, address)
);

-- How many forms were refused because of their page's origin.
create table private.origin_refusals (
  day date primary key,
  count bigint not null,
  last_at timestamptz not null default now()
);

-- Whether unreviewed requests are so many that the flood is being thinned.
create function private.quarantine_full() returns boolean
language sql stable set search_path = '' as $$
  select count(*) >= 5000 from (select from private.requests where unreviewed limit 5000) counted
$$;

-- Keeps 5,000 unreviewed requests that repeat an address or a network (at most 80 MB), and 50,000 others: the oldest of
-- the highest rank is deleted first.
create function private.thin_quarantine(rank int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ranks constant int4range := case when rank > 0 then int4range(1, null) else int4range(0, 1) end;
  room constant int := case when rank > 0 then 5000 else 50000 end;
  surplus int;
begin
  select count(*) - room into surplus from (
    select from private.requests where unreviewed and ranks @> flood_rank::int limit room + 100
  ) counted;
  if surplus > 0 then
    delete from private.requests where id in (
      select id from private.requests where unreviewed and ranks @> flood_rank::int
      order by flood_rank desc, created_at limit surplus for update skip locked
    );
  end if;
end $$;

-- Raises an error if requests cannot be stored: the tables are locked or read-only, the disk is full, or the log cannot
-- be written. Inserts no rows, because a health check runs often, and dead rows would have to be vacuumed.
create function private.probe_storage() returns void
language plpgsql security definer set search_path = '' set work_mem = '64kB' as $$
begin
  insert into private.requests (form, fields, idempotency_key, payload_hash)
  select 'probe', '{}', gen_random_uuid(), sha256('') where false;
  insert into private.outbox (target) select 'mail' where false;
  -- More than work_mem, so that PostgreSQL writes a temporary file.
  perform count(*) from generate_series(1, 10000);
  -- Has the commit write the log.
  perform pg_logical_emit_message(true, 'probe', '');
end $$;

-- Whether an address gets an acknowledgement: once a day. What follows a plus does not make another address.
create function private.acknowledge_once(email text, today date) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.acknowledged where day < today;
  insert into private.client_salts (day) values (today) on conflict do nothing;
  insert into private.acknowledged (day, address)
  select today, sha256(salt || convert_to(regexp_replace(lower(email), '\+[^@]*@', '@'), 'UTF8'))
  from private.client_salts where day = today and email <> ''
  on conflict do nothing;
  return found;
end $$;

-- Stores one request exactly once, together with its deliveries, in one transaction.
--
-- args: form, fields (as data/forms.ts checked them), email, key (uuid; null: derived from the content), page,
-- referrer, utm, quarantine ('honeypot', 'too fast' or null), client and network (of its address, or null),
-- limits {client_window, client_day, overall_hour}, targets (of the outbox), probe (true: everything but the rows).
-- returns: {outcome: created | replayed, id} | {outcome: key_reused} | {outcome: limited, retry_after} |
-- {outcome: probed}
create function public.submit_request(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  form constant text := args ->> 'form';
  fields constant jsonb := args -> 'fields';
  email constant text := coalesce(args ->> 'email', '');
  key constant uuid := args ->> 'key';
  limits constant jsonb := args -> 'limits';
  hash constant bytea := sha256(convert_to(form || fields::text, 'UTF8'));
  window_length constant interval := interval '10 minutes';
  today constant date := (now() at time zone 'UTC')::date;
  day_salt bytea;
  client_hash bytea;
  sent_today int;
  wait interval;
  quarantine text := args ->> 'quarantine';
  rank int := 2;
  stored record;
  new_id uuid;
begin
  -- One request per key at a time: a concurrent repeat waits here and then finds the stored row.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(key::text, encode(hash, 'hex')), 0));
  if key is null then
    select id, payload_hash into stored from private.requests
    where payload_hash = hash and key_derived and created_at > now() - window_length;
  else
    select id, payload_hash into stored from private.requests where idempotency_key = key;
  end if;
  if stored.id is not null then
    return case when stored.payload_hash = hash
      then jsonb_build_object('outcome', 'replayed', 'id', stored.id) else '{"outcome": "key_reused"}' end;
  end if;

  if args ->> 'client' is not null then
    insert into private.client_salts (day) values (today) on conflict do nothing;
    select salt into day_salt from private.client_salts where day = today;
    client_hash := sha256(day_salt || convert_to(args ->> 'client', 'UTF8'));
    -- Over the limits no row is updated or returned, so that refused requests do not count.
    insert into private.client_hits as hits (client, day, day_hits, window_start, window_hits)
    values (client_hash, today, 1, now(), 1)
    on conflict (client, day) do update set
      day_hits = hits.day_hits + 1,
      window_start = case when hits.window_start + window_length <= now() then now() else hits.window_start end,
      window_hits = case when hits.window_start + window_length <= now() then 1 else hits.window_hits + 1 end
    where hits.day_hits < (limits ->> 'client_day')::int
      and (hits.window_hits < (limits ->> 'client_window')::int or hits.window_start + window_length <= now())
    returning day_hits into sent_today;
    if not found then
      select case when day_hits >= (limits ->> 'client_day')::int
        then (today + 1)::timestamp at time zone 'UTC' - now() else window_start + window_length - now() end
      into wait from private.client_hits where client = client_hash and day = today;
      return jsonb_build_object('outcome', 'limited', 'retry_after', greatest(ceil(extract(epoch from wait)), 1));
    end if;
    -- Of a network only the first request of each address counts.
    if sent_today = 1 then
      insert into private.client_hits as hits (client, day, day_hits, window_start, window_hits)
      values (sha256(day_salt || convert_to(args ->> 'network', 'UTF8')), today, 1, now(), 1)
      on conflict (client, day) do update set day_hits = hits.day_hits + 1
      returning least(day_hits - 1, 1) into rank;
    end if;
  end if;

  -- Above the overall limit requests are quarantined, not refused, so that an attacker cannot lock visitors out.
  if quarantine is not null then
    rank := 3;
  elsif (
    select count(*) from (
      select from private.requests where quarantined_for is null and created_at > now() - interval '1 hour'
      limit (limits ->> 'overall_hour')::int
    ) counted
  ) >= (limits ->> 'overall_hour')::int then
    quarantine := 'over limit';
  end if;

  if (args ->> 'probe')::boolean then
    perform private.probe_storage();
    return '{"outcome": "probed"}';
  end if;
  insert into private.requests (
    form, fields, email, idempotency_key, key_derived, payload_hash, page, referrer, utm, quarantined_for, flood_rank
  ) values (
    form, fields, email, coalesce(key, gen_random_uuid()), key is null, hash,
    left(coalesce(args ->> 'page', ''), 300), left(coalesce(args ->> 'referrer', ''), 300),
    coalesce(args -> 'utm', '{}'), quarantine, rank
  ) returning id into new_id;
  insert into private.outbox (request_id, target, next_attempt_at)
  select new_id, target, case when quarantine is null then now() else 'infinity' end
  from jsonb_array_elements_text(args -> 'targets') target
  where case when target = 'acknowledgement'
    then quarantine is null and private.acknowledge_once(email, today) else true end;
  if quarantine is not null then
    perform private.thin_quarantine(rank);
  end if;
  return jsonb_build_object('outcome', 'created', 'id', new_id);
end $$;

-- A request as JSON.
create function private.request_json(request private.requests) returns jsonb
language sql stable set search_path = '' as $$
  select case when request.id is not null then jsonb_build_object(
    'id', request.id, 'form', request.form,
    'createdAt', to_char(request.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'email', request.email, 'fields', request.fields,
    'page', request.page, 'referrer', request.referrer, 'utm', request.utm,
    'quarantinedFor', case when request.released_at is null then request.quarantined_for end
  ) end
$$;

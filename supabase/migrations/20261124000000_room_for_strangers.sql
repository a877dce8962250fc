-- A digest keeps its content: a repeat under the same idempotency key must not differ from the first attempt.
alter table private.outbox add column digest jsonb;
update private.outbox set digest = private.waiting_for_a_person() where request_id is null;
alter table private.outbox add check ((request_id is null) = (digest is not null));

-- Claims due deliveries until the lease ends. Two workers never hold the same row.
-- args: count, lease_seconds, targets. returns: an array of deliveries, each with its request or its digest.
create or replace function public.claim_outbox(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  claimed jsonb;
begin
  with due as (
    select id from private.outbox
    where sent_at is null and dead_at is null and dismissed_at is null and next_attempt_at <= now()
      and (leased_until is null or leased_until <= now())
      and target::text in (select jsonb_array_elements_text(args -> 'targets'))
    order by next_attempt_at limit (args ->> 'count')::int
    for update skip locked
  ), taken as (
    update private.outbox set
      attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, now()), lease = gen_random_uuid(),
      leased_until = now() + make_interval(secs => (args ->> 'lease_seconds')::int)
    from due where outbox.id = due.id
    returning outbox.*
  )
  select jsonb_agg(jsonb_build_object(
    'id', taken.id, 'lease', taken.lease, 'target', taken.target, 'attempts', taken.attempts,
    'tried_seconds', floor(extract(epoch from now() - taken.first_attempt_at)),
    'request', private.request_json(requests), 'digest', taken.digest
  ) order by taken.next_attempt_at)
  into claimed
  from taken left join private.requests on requests.id = taken.request_id;
  return coalesce(claimed, '[]');
end $$;

-- Room for strangers: no request is refused because others have sent many. A flood is quarantined and thinned instead.
drop trigger check_quarantine on private.requests;
drop function private.check_quarantine();
drop index private.requests_quarantined;

-- Which quarantined requests are deleted first: 3 looks like a machine's, 2 repeats an address of today, 1 repeats a
-- network (/24, /56), 0 repeats neither.
alter table private.requests add column flood_rank smallint not null default 0 check (flood_rank between 0 and 3);
create index requests_thinned on private.requests (flood_rank desc, created_at)
  where quarantined_for is not null and released_at is null and dismissed_at is null;

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
    select from private.requests
    where quarantined_for is not null and released_at is null and dismissed_at is null and ranks @> flood_rank::int
    limit room + 100
  ) counted;
  if surplus > 0 then
    delete from private.requests where id in (
      select id from private.requests
      where quarantined_for is not null and released_at is null and dismissed_at is null and ranks @> flood_rank::int
      order by flood_rank desc, created_at limit surplus for update skip locked
    );
  end if;
end $$;

-- Whether unreviewed requests are so many that the flood is being thinned.
create or replace function private.quarantine_full() returns boolean
language sql stable set search_path = '' as $$
  select count(*) >= 5000 from (
    select from private.requests
    where quarantined_for is not null and released_at is null and dismissed_at is null limit 5000
  ) counted
$$;

-- Stores one request exactly once, together with its deliveries, in one transaction.
--
-- args: form, fields (as data/forms.ts checked them), email, key (uuid; null: derived from the content), page,
-- referrer, utm, quarantine ('honeypot', 'too fast' or null), client and network (of its address, or null),
-- limits {client_window, client_day, overall_hour}, targets (of the outbox), probe (true: everything but the rows).
-- returns: {outcome: created | replayed, id} | {outcome: key_reused} | {outcome: limited, retry_after} |
-- {outcome: probed}
create or replace function public.submit_request(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  form constant text := args ->> 'form';
  fields constant jsonb := args -> 'fields';
  given_key constant uuid := args ->> 'key';
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
  perform pg_advisory_xact_lock(hashtextextended(coalesce(given_key::text, encode(hash, 'hex')), 0));
  if given_key is null then
    select id, payload_hash into stored from private.requests
    where payload_hash = hash and key_derived and created_at > now() - window_length;
  else
    select id, payload_hash into stored from private.requests where idempotency_key = given_key;
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
    form, fields, coalesce(args ->> 'email', ''), coalesce(given_key, gen_random_uuid()), given_key is null, hash,
    left(coalesce(args ->> 'page', ''), 300), left(coalesce(args ->> 'referrer', ''), 300),
    coalesce(args -> 'utm', '{}'), quarantine, rank
  ) returning id into new_id;
  insert into private.outbox (request_id, target, next_attempt_at)
  select new_id, target::private.delivery_target, case when quarantine is null then now() else 'infinity' end
  from jsonb_array_elements_text(args -> 'targets') target;
  if quarantine is not null then
    perform private.thin_quarantine(rank);
  end if;
  return jsonb_build_object('outcome', 'created', 'id', new_id);
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

-- Releases or dismisses all unreviewed requests, or those of one reason, of before a time, or (first) those that do not
-- repeat an address and do not look like a machine's. args: verdict (release, dismiss), reason, before, first
create function public.review_quarantine(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  releasing constant boolean := args ->> 'verdict' = 'release';
  count int;
begin
  with reviewed as (
    update private.requests set
      released_at = case when releasing then now() end,
      dismissed_at = case when not releasing then now() end
    where quarantined_for is not null and released_at is null and dismissed_at is null
      and (args ->> 'reason' is null or quarantined_for = args ->> 'reason')
      and (args ->> 'before' is null or created_at < (args ->> 'before')::timestamptz)
      and (args ->> 'first' is null or flood_rank <= 1)
    returning id
  ), queued as (
    update private.outbox set next_attempt_at = now(), created_at = now()
    from reviewed where releasing and request_id = reviewed.id and outbox.dismissed_at is null
  )
  select count(*) into count from reviewed;
  return jsonb_build_object('reviewed', count);
end $$;

revoke all on function private.thin_quarantine(int), private.probe_storage()
  from public, anon, authenticated, service_role;
revoke all on function public.review_quarantine(jsonb) from public, anon, authenticated;
grant execute on function public.review_quarantine(jsonb) to service_role;

-- Forms that were refused because of their page's origin: the site has moved, or a setting is missing.
alter table private.daily_counts
  drop constraint daily_counts_outcome_check,
  add check (outcome in ('accepted', 'refused', 'foreign', 'quarantined', 'failed')),
  add column last_at timestamptz not null default now();

-- Counts requests that were not stored. args: {counts: [{day, form, outcome, count}]}
create or replace function public.count_outcomes(args jsonb) returns jsonb
language sql security definer set search_path = '' set lock_timeout = '1s' as $$
  insert into private.daily_counts as counts (day, form, outcome, count)
  select day, form, outcome, sum(count)
  from jsonb_to_recordset(args -> 'counts') as given (day date, form text, outcome text, count bigint)
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, form, outcome) do update set count = counts.count + excluded.count, last_at = now();
  select '{}'::jsonb
$$;

-- args: days. returns: per day and form the numbers of accepted, refused, quarantined and failed requests.
create or replace function public.request_stats(args jsonb) returns jsonb
language sql security definer stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'day', day, 'form', form, 'accepted', accepted, 'refused', refused, 'quarantined', quarantined, 'failed', failed
  ) order by day desc, form), '[]') from (
    select day, form,
      coalesce(sum(count) filter (where outcome = 'accepted'), 0) as accepted,
      coalesce(sum(count) filter (where outcome in ('refused', 'foreign')), 0) as refused,
      coalesce(sum(count) filter (where outcome = 'quarantined'), 0) as quarantined,
      coalesce(sum(count) filter (where outcome = 'failed'), 0) as failed
    from (
      select day, form, outcome, count from private.daily_counts
      union all
      select (created_at at time zone 'UTC')::date, form,
        case when quarantined_for is null then 'accepted' else 'quarantined' end, count(*)
      from private.requests group by 1, 2, 3
    ) every_count
    where day > (now() at time zone 'UTC')::date - (args ->> 'days')::int
    group by day, form
  ) by_day
$$;

-- How many forms the origin of their page has had refused in the last day, unless one was accepted since.
create function private.refused_origins() returns table (count bigint, last_at timestamptz)
language sql stable set search_path = '' as $$
  select sum(refused.count)::bigint, max(refused.last_at) from private.daily_counts refused
  where outcome = 'foreign' and refused.last_at > now() - interval '1 day' and not exists (
    select from private.requests where created_at > refused.last_at and quarantined_for is null
  )
$$;
revoke all on function private.refused_origins() from public, anon, authenticated, service_role;

-- How much waits for a person. A failed digest does not count, because a later one follows.
create or replace function private.waiting_for_a_person() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'dead', (
      select count(*) from private.outbox where dead_at is not null and dismissed_at is null and request_id is not null
    ),
    'quarantined', (
      select count(*) from private.requests
      where quarantined_for is not null and released_at is null and dismissed_at is null
    ),
    'refused_origins', (select coalesce(count, 0) from private.refused_origins())
  )
$$;

-- Queues a digest if something waits for a person: for something new at most every four hours, otherwise once a day.
create or replace function public.queue_digest(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  last_digest timestamptz;
  newest timestamptz;
begin
  -- One at a time, so that two workers do not queue two digests.
  perform pg_advisory_xact_lock(hashtextextended('queue_digest', 0));
  select max(created_at) into last_digest from private.outbox where request_id is null;
  select max(since) into newest from (
    select created_at as since from private.requests
    where quarantined_for is not null and released_at is null and dismissed_at is null
    union all
    select dead_at from private.outbox where dead_at is not null and dismissed_at is null and request_id is not null
    union all
    select last_at from private.refused_origins()
  ) waiting;
  if newest is not null and (last_digest is null or last_digest < now() - interval '1 day'
    or last_digest < now() - interval '4 hours' and newest > last_digest) then
    insert into private.outbox (target, digest) values ('mail', private.waiting_for_a_person());
  end if;
  return '{}';
end $$;

-- The state of deliveries: how many wait, for how long, the last error, what waits for a person, and whether the
-- quarantine is full. args: none. Raises an error if a request could not be stored now. Volatile, because PostgREST
-- runs only volatile functions in the same kind of transaction as `submit_request`.
create or replace function public.health(args jsonb) returns jsonb
language plpgsql security definer volatile set search_path = '' as $$
begin
  perform public.submit_request('{"probe": true, "form": "probe", "fields": {}, "limits": {"overall_hour": 1}}');
  return (
    select jsonb_build_object(
      'waiting', count(*),
      'oldest_seconds', coalesce(floor(extract(epoch from now() - min(created_at))), 0),
      'last_error', (
        select last_error from private.outbox
        where sent_at is null and dismissed_at is null and last_error is not null order by created_at desc limit 1
      ),
      'quarantine_full', private.quarantine_full()
    ) || private.waiting_for_a_person()
    from private.outbox
    where sent_at is null and dead_at is null and dismissed_at is null and next_attempt_at < 'infinity'
  );
end $$;

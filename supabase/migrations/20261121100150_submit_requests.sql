-- Stores requests exactly once each, with what is to be told about them, or says why not: all in one transaction. Several
-- at a time, because a transaction costs more than a row: a server hands over together what arrived together.
--
-- args: items, each with form, key (uuid, or null: derived from the content), fields (the form's own names), page, referrer,
-- utm, quarantine ('honeypot', 'too fast' or null), client (what a client is told apart by, or null);
-- limits {client_window, client_day, overall_hour} (null: none); targets (of the outbox).
-- answers, in the items' order: {outcome: created | replayed, id} | {outcome: key_reused} | {outcome: limited, retry_after}
create function public.submit_requests(args jsonb) returns jsonb
language plpgsql security definer
-- Few rows are looked up, by index however small a table was when the plan was made.
set search_path = '' set lock_timeout = '2s' set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  limits constant jsonb := args -> 'limits';
  client_window constant int := limits ->> 'client_window';
  client_day constant int := limits ->> 'client_day';
  overall_hour constant int := limits ->> 'overall_hour';
  window_length constant interval := interval '10 minutes';
  this_hour constant timestamptz := date_trunc('hour', now());
  today constant date := (now() at time zone 'UTC')::date;
  salt_today bytea;
  hits_this_hour bigint;
  answers jsonb;
begin
  -- One key at a time: whoever sends the same one meanwhile waits here and then finds the stored row. In order, so that two
  -- who hold several never wait for each other.
  perform pg_advisory_xact_lock(lock) from (
    select distinct hashtextextended(coalesce(lower(value ->> 'key'), value ->> 'fields'), 0) as lock
    from jsonb_array_elements(args -> 'items') order by 1
  ) locks;
  if overall_hour is not null then
    select coalesce(sum(hits), 0) into hits_this_hour from private.hourly_hits where hour = this_hour;
  end if;
  if client_window is not null then
    select salt into salt_today from private.client_salts where day = today;
    if salt_today is null then
      insert into private.client_salts (day) values (today) on conflict do nothing;
      select salt into salt_today from private.client_salts where day = today;
    end if;
  end if;

  -- What the locks waited for is seen from here on: each statement sees what was committed before it began.
  with given as materialized (
    select item.*, sha256(convert_to(form || fields::text, 'UTF8')) as hash
    from rows from (jsonb_to_recordset(args -> 'items') as (
      form text, key uuid, fields jsonb, page text, referrer text, utm jsonb, quarantine text, client text
    )) with ordinality as item (form, key, fields, page, referrer, utm, quarantine, client, n)
  ), compared as materialized (
    select given.*, earlier.id as earlier_id, earlier.payload_hash as earlier_hash,
      first_value(n) over (partition by key, case when key is null then hash end order by n) as first_n
    from given left join lateral (
      (select id, payload_hash from private.requests where idempotency_key = key limit 1)
      union all
      (select id, payload_hash from private.requests
      where key is null and payload_hash = hash and key_derived and created_at > now() - interval '10 minutes' limit 1)
    ) earlier on true
  ), seen as (
    -- Replays do not count, or an honest retry would be told that it came too often. In the clients' order, since each has a
    -- row that counts it.
    insert into private.client_hits as hits (client, day, day_hits, window_start, window_hits)
    select sha256(salt_today || convert_to(client, 'UTF8')), today, count(*), now(), count(*)
    from compared where earlier_id is null and n = first_n and client is not null and client_window is not null
    group by client order by client
    on conflict (client, day) do update set
      day_hits = hits.day_hits + excluded.day_hits,
      window_start = case when hits.window_start + window_length <= now() then now() else hits.window_start end,
      window_hits = case when hits.window_start + window_length <= now() then 0 else hits.window_hits end + excluded.window_hits
    returning hits.*
  ), counted as (
    select compared.*, seen.window_start,
      seen.day_hits - row_number() over later + 1 as day_hits, seen.window_hits - row_number() over later + 1 as window_hits
    from compared left join seen on seen.client = sha256(salt_today || convert_to(compared.client, 'UTF8'))
    where earlier_id is null and n = first_n
    -- All of the batch are counted; of one client's, each stands as many before the last as come after it.
    window later as (partition by compared.client order by n desc)
  ), limited_by_client as (
    select *, ceil(extract(epoch from case
      when day_hits > client_day then (today + 1)::timestamp at time zone 'UTC' - now()
      when window_hits > client_window then window_start + window_length - now()
    end)) as client_wait from counted
  ), judged as materialized (
    select *, gen_random_uuid() as id, coalesce(client_wait, case
      when hits_this_hour + count(*) filter (where client_wait is null) over (order by client, n) > overall_hour
      then ceil(extract(epoch from this_hour + interval '1 hour' - now()))
    end) as wait from limited_by_client
  ), stored as (
    insert into private.requests (
      id, form, idempotency_key, key_derived, payload_hash,
      first_name, last_name, company, email, phone, industry, business_type, message,
      page, referrer, utm, quarantined_for
    )
    select
      id, form, coalesce(key, gen_random_uuid()), key is null, hash,
      fields ->> 'firstName', fields ->> 'lastName',
      coalesce(fields ->> 'companyName', fields ->> 'company'),
      coalesce(fields ->> 'workEmail', fields ->> 'email'),
      coalesce(fields ->> 'phoneNumber', fields ->> 'phone', ''),
      coalesce(fields ->> 'industry', ''), coalesce(fields ->> 'businessType', ''),
      coalesce(fields ->> 'message', fields ->> 'requirements', ''),
      coalesce(page, ''), coalesce(referrer, ''), coalesce(utm, '{}'), quarantine
    from judged where wait is null
  ), queued as (
    insert into private.outbox (template, target, request_id)
    select 'request', target, id from judged, jsonb_array_elements_text(args -> 'targets') target
    where wait is null and quarantine is null
  ), counted_for_all as (
    insert into private.hourly_hits as hits (hour, shard, hits)
    select this_hour, floor(random() * 32), count(*) from judged where wait is null having count(*) > 0 and overall_hour is not null
    on conflict (hour, shard) do update set hits = hits.hits + excluded.hits
  )
  select jsonb_agg(case
    when coalesce(compared.earlier_hash, first.hash) <> compared.hash then '{"outcome": "key_reused"}'
    when compared.earlier_id is not null then jsonb_build_object('outcome', 'replayed', 'id', compared.earlier_id)
    when first.wait is not null then jsonb_build_object('outcome', 'limited', 'retry_after', greatest(first.wait, 1))
    else jsonb_build_object('outcome', case when compared.n = compared.first_n then 'created' else 'replayed' end, 'id', first.id)
  end order by compared.n) into answers
  from compared left join judged first on first.n = compared.first_n;
  return answers;
end $$;

revoke all on function public.submit_requests(jsonb) from public, anon, authenticated;
grant execute on function public.submit_requests(jsonb) to service_role;

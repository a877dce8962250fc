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
  items constant jsonb := args -> 'items';
  limits constant jsonb := args -> 'limits';
  client_window constant int := limits ->> 'client_window';
  client_day constant int := limits ->> 'client_day';
  overall_hour constant int := limits ->> 'overall_hour';
  window_length constant interval := interval '10 minutes';
  this_hour constant timestamptz := date_trunc('hour', now());
  today constant date := (now() at time zone 'UTC')::date;
  different_keys int;
  -- What seldom is so, and costs something to judge only then: a key that comes twice, an hour that is nearly full.
  repeats boolean;
  hour_is_short boolean := false;
  hits_this_hour bigint;
  salt_today bytea;
  answers jsonb;
begin
  -- One key at a time: whoever sends the same one meanwhile waits here and then finds the stored row. In order, so that two
  -- who hold several never wait for each other.
  perform pg_advisory_xact_lock(lock) from (
    select distinct hashtextextended(coalesce(lower(value ->> 'key'), value ->> 'fields'), 0) as lock
    from jsonb_array_elements(items) order by 1
  ) locks;
  get diagnostics different_keys = row_count;
  repeats := different_keys < jsonb_array_length(items);
  if overall_hour is not null then
    select sum(hits) into hits_this_hour from private.hourly_hits where hour = this_hour;
    hour_is_short := coalesce(hits_this_hour, 0) + jsonb_array_length(items) > overall_hour;
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
    select item.*, sha256(convert_to(item.form || item.fields::text, 'UTF8')) as hash,
      sha256(salt_today || convert_to(item.sender, 'UTF8')) as client, gen_random_uuid() as new_id
    from rows from (jsonb_to_recordset(items) as (
      form text, key uuid, fields jsonb, page text, referrer text, utm jsonb, quarantine text, client text
    )) with ordinality as item (form, key, fields, page, referrer, utm, quarantine, sender, n)
  ), compared as materialized (
    -- The first of those with one key stands for all of them.
    select given.*, case when repeats
      then (select min(same.n) from given same where same.key = given.key or (same.key is null and given.key is null and same.hash = given.hash))
      else given.n end as first_n,
      case when given.key is null
      then (select id from private.requests where payload_hash = given.hash and key_derived and created_at > now() - interval '10 minutes' limit 1)
      else stored.id end as earlier_id,
      stored.payload_hash as earlier_hash
    -- With a limit, so that they are looked up one by one, however the planner sees the table.
    from given left join lateral (select id, payload_hash from private.requests where idempotency_key = given.key limit 1) stored on true
  ), seen as (
    -- Replays do not count, or an honest retry would be told that it came too often. In the clients' order, since each has a
    -- row that counts it.
    insert into private.client_hits as hits (client, day, day_hits, window_start, window_hits)
    select client, today, count(*), now(), count(*)
    from compared where earlier_id is null and n = first_n and client is not null
    group by client order by client
    on conflict (client, day) do update set
      day_hits = hits.day_hits + excluded.day_hits,
      window_start = case when hits.window_start + window_length <= now() then now() else hits.window_start end,
      window_hits = case when hits.window_start + window_length <= now() then 0 else hits.window_hits end + excluded.window_hits
    returning hits.*
  ), limited_by_client as materialized (
    -- All of the batch are counted; of one client's, each stands as many before the last as come after it.
    select compared.*, earlier_id is null and n = first_n as is_new,
      case when seen.day_hits > client_day or seen.window_hits > client_window then (
        select ceil(extract(epoch from case
          when seen.day_hits - count(*) > client_day then (today + 1)::timestamp at time zone 'UTC' - now()
          when seen.window_hits - count(*) > client_window then seen.window_start + window_length - now()
        end)) from compared later
        where later.client = compared.client and later.n > compared.n and later.earlier_id is null and later.n = later.first_n
      ) end as client_wait
    from compared left join seen on seen.client = compared.client
  ), judged as materialized (
    select *, case
      when hour_is_short and client_wait is null and coalesce(hits_this_hour, 0) + (
        select count(*) from limited_by_client before where before.is_new and before.client_wait is null and before.n <= limited_by_client.n
      ) > overall_hour then ceil(extract(epoch from this_hour + interval '1 hour' - now()))
      else client_wait end as wait
    from limited_by_client
  ), stored as (
    insert into private.requests (
      id, form, idempotency_key, key_derived, payload_hash,
      first_name, last_name, company, email, phone, industry, business_type, message,
      page, referrer, utm, quarantined_for
    )
    select
      new_id, form, coalesce(key, gen_random_uuid()), key is null, hash,
      fields ->> 'firstName', fields ->> 'lastName',
      coalesce(fields ->> 'companyName', fields ->> 'company'),
      coalesce(fields ->> 'workEmail', fields ->> 'email'),
      coalesce(fields ->> 'phoneNumber', fields ->> 'phone', ''),
      coalesce(fields ->> 'industry', ''), coalesce(fields ->> 'businessType', ''),
      coalesce(fields ->> 'message', fields ->> 'requirements', ''),
      coalesce(page, ''), coalesce(referrer, ''), coalesce(utm, '{}'), quarantine
    from judged where is_new and wait is null
  ), queued as (
    insert into private.outbox (target, request_id)
    select target::private.delivery_target, new_id from judged, jsonb_array_elements_text(args -> 'targets') target
    where is_new and wait is null and quarantine is null
  ), counted_for_all as (
    -- A row for each connection, so that senders do not queue for one of them.
    insert into private.hourly_hits as hits (hour, shard, hits)
    select this_hour, pg_backend_pid() % 32, count(*) from judged where is_new and wait is null having count(*) > 0 and overall_hour is not null
    on conflict (hour, shard) do update set hits = hits.hits + excluded.hits
  )
  select jsonb_agg(case
    when hash <> case when first_n < n then coalesce(earlier_hash, (select hash from judged first where first.n = judged.first_n)) else earlier_hash end
    then '{"outcome": "key_reused"}'
    when earlier_id is not null then jsonb_build_object('outcome', 'replayed', 'id', earlier_id)
    when is_new and wait is null then jsonb_build_object('outcome', 'created', 'id', new_id)
    when is_new then jsonb_build_object('outcome', 'limited', 'retry_after', greatest(wait, 1))
    -- It is told what the first of its key was told.
    else (
      select case when first.wait is null then jsonb_build_object('outcome', 'replayed', 'id', first.new_id)
      else jsonb_build_object('outcome', 'limited', 'retry_after', greatest(first.wait, 1)) end
      from judged first where first.n = judged.first_n
    )
  end order by n) into answers
  from judged;
  return answers;
end $$;

revoke all on function public.submit_requests(jsonb) from public, anon, authenticated;
grant execute on function public.submit_requests(jsonb) to service_role;

-- Stores requests exactly once each, with what is to be told about them, or says why not: all in one transaction. Several
-- at a time, because a transaction costs more than a row: a server hands over together what arrived together.
--
-- args: items, each with form, key (uuid, or null: derived from the content), fields (the form's own names), page, referrer,
-- utm, quarantine ('honeypot', 'too fast' or null), client (what a client is told apart by, or null);
-- limits {client_window, client_day, overall_hour} (null: none); targets (of the outbox).
-- answers, in the items' order: {outcome: created | replayed, id} | {outcome: key_reused} | {outcome: limited, retry_after}
--
-- Nearly always nothing is repeated and nobody is near a limit, and all items are stored. What else there is to judge, the two
-- functions before it do, and only then: each gives the items back, those that are not to be stored with their answer.

-- Answers what repeats something: a key that is stored, or that an earlier item has.
create function private.answer_repeats(items jsonb) returns jsonb
language sql set search_path = '' as $$
  with given as materialized (
    select item, n, (item ->> 'key')::uuid as key, sha256(convert_to((item ->> 'form') || (item -> 'fields')::text, 'UTF8')) as hash, gen_random_uuid() as new_id
    from jsonb_array_elements(items) with ordinality listed (item, n)
  ), compared as (
    -- The first of those with one key stands for all of them. Those without one are told apart by their content.
    select given.*, first_value(n) over same as first_n, first_value(hash) over same as first_hash, first_value(new_id) over same as first_id
    from given window same as (partition by key, case when key is null then hash end order by n)
  )
  select jsonb_agg(item || jsonb_build_object('id', new_id, 'answer', case
    when hash <> coalesce(stored.payload_hash, first_hash) then '{"outcome": "key_reused"}'
    when stored.id is not null then jsonb_build_object('outcome', 'replayed', 'id', stored.id)
    when n > first_n then jsonb_build_object('outcome', 'replayed', 'id', first_id)
  end) order by n)
  from compared left join lateral (
    select id, payload_hash from private.requests where idempotency_key = compared.key
    union all
    select id, payload_hash from private.requests
    where compared.key is null and payload_hash = compared.hash and key_derived and created_at > now() - interval '10 minutes'
    limit 1
  ) stored on true
$$;

-- Answers what is over a limit, and no longer counts it. All items have been counted: of one client's, each stands as many before
-- the last as come after it.
create function private.answer_limited(items jsonb, limits jsonb, salt bytea, hits_this_hour bigint) returns jsonb
language sql set search_path = '' as $$
  with given as materialized (
    select item, n, item ->> 'id' as id, item -> 'answer' as answer from jsonb_array_elements(items) with ordinality listed (item, n)
  ), fresh as (
    select n, id, client, count(*) over (partition by client order by n desc) - 1 as later
    from given, sha256(salt || convert_to(item ->> 'client', 'UTF8')) client
    where coalesce(answer, 'null') = 'null'
  ), of_clients as (
    select n, id, fresh.client, case
      when day_hits - later > (limits ->> 'client_day')::int then (day + 1)::timestamp at time zone 'UTC' - now()
      when window_hits - later > (limits ->> 'client_window')::int then window_start + interval '10 minutes' - now()
    end as wait
    from fresh left join private.client_hits on client_hits.client = fresh.client and day = (now() at time zone 'UTC')::date
  ), limited as (
    -- Who is limited already takes no place of the others in the hour.
    select n, id, client, coalesce(wait, case
      when hits_this_hour + count(*) filter (where wait is null) over (order by n) > (limits ->> 'overall_hour')::int
      then date_trunc('hour', now()) + interval '1 hour' - now()
    end) as wait
    from of_clients
  ), uncounted as (
    update private.client_hits hits set day_hits = day_hits - refused, window_hits = window_hits - refused
    from (select client, count(*) as refused from limited where wait is not null group by client) of_client
    where hits.client = of_client.client and day = (now() at time zone 'UTC')::date
  )
  select jsonb_agg(item || case when wait is null then '{}' else jsonb_build_object('answer', jsonb_build_object(
    'outcome', 'limited', 'retry_after', greatest(ceil(extract(epoch from wait)), 1)
  )) end order by given.n)
  -- What repeats a limited item is told what that one was told.
  from given left join limited on wait is not null and (limited.n = given.n or limited.id = answer ->> 'id')
$$;

create function public.submit_requests(args jsonb) returns jsonb
language plpgsql security definer
-- Few rows are looked up, by index however small a table was when the plan was made.
set search_path = '' set lock_timeout = '2s' set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  items jsonb := args -> 'items';
  limits constant jsonb := args -> 'limits';
  overall_hour constant int := limits ->> 'overall_hour';
  client_window constant int := limits ->> 'client_window';
  client_day constant int := limits ->> 'client_day';
  window_length constant interval := interval '10 minutes';
  this_hour constant timestamptz := date_trunc('hour', now());
  today constant date := (now() at time zone 'UTC')::date;
  keys uuid[];
  key_is_known boolean;
  hits_this_hour bigint;
  salt_today bytea;
  client_is_over boolean := false;
  answers jsonb;
begin
  -- One key at a time: whoever sends the same one meanwhile waits here and then finds the stored row. In order, so that two
  -- who hold several never wait for each other.
  select array_agg(key) filter (where key is not null) into keys from (
    select key, pg_advisory_xact_lock(lock) from (
      select distinct on (lock) hashtextextended(coalesce(lower(item ->> 'key'), item ->> 'fields'), 0) as lock, (item ->> 'key')::uuid as key
      from jsonb_array_elements(items) item order by lock
    ) in_order
  ) locked;

  -- What the locks waited for is seen from here on: each statement sees what was committed before it began.
  select
    exists (select from private.requests where idempotency_key = any (keys)),
    coalesce(pg_sequence_last_value('private.requests_number_seq') + 1 - (
      select number from private.requests where created_at >= this_hour order by created_at, number limit 1
    ), 0),
    (select salt from private.client_salts where day = today)
  into key_is_known, hits_this_hour, salt_today;
  if key_is_known or keys is null or cardinality(keys) < jsonb_array_length(items) then
    items := private.answer_repeats(items);
  end if;

  if client_window is not null then
    if salt_today is null then
      insert into private.client_salts (day) values (today) on conflict do nothing;
      select salt into salt_today from private.client_salts where day = today;
    end if;
    -- Repeats do not count, or an honest retry would be told that it came too often. In the clients' order, since each has a
    -- row that counts it.
    with counted as (
      insert into private.client_hits as hits (client, day, day_hits, window_start, window_hits)
      select sha256(salt_today || convert_to(item.client, 'UTF8')) as hash, today, count(*), now(), count(*)
      from jsonb_to_recordset(items) as item (client text, answer jsonb) where client is not null and answer is null
      group by hash order by hash
      on conflict (client, day) do update set
        day_hits = hits.day_hits + excluded.day_hits,
        window_start = case when hits.window_start + window_length <= now() then now() else hits.window_start end,
        window_hits = case when hits.window_start + window_length <= now() then 0 else hits.window_hits end + excluded.window_hits
      returning day_hits > client_day or window_hits > client_window as over
    )
    select bool_or(over) into client_is_over from counted;
  end if;
  if hits_this_hour + jsonb_array_length(items) > overall_hour then
    -- Numbers were also given to what was then not stored.
    select count(*) into hits_this_hour from private.requests where created_at >= this_hour;
  end if;
  if client_is_over or hits_this_hour + jsonb_array_length(items) > overall_hour then
    items := private.answer_limited(items, limits, salt_today, hits_this_hour);
  end if;

  with given as materialized (
    select item.*, coalesce(id, gen_random_uuid()) as new_id
    from rows from (jsonb_to_recordset(items) as (
      form text, key uuid, fields jsonb, page text, referrer text, utm jsonb, quarantine text, id uuid, answer jsonb
    )) with ordinality as item (form, key, fields, page, referrer, utm, quarantine, id, answer, n)
  ), stored as (
    insert into private.requests (
      id, form, idempotency_key, key_derived, payload_hash,
      first_name, last_name, company, email, phone, industry, business_type, message,
      page, referrer, utm, quarantined_for
    )
    select
      new_id, form, coalesce(key, gen_random_uuid()), key is null, sha256(convert_to(form || fields::text, 'UTF8')),
      fields ->> 'firstName', fields ->> 'lastName',
      coalesce(fields ->> 'companyName', fields ->> 'company'),
      coalesce(fields ->> 'workEmail', fields ->> 'email'),
      coalesce(fields ->> 'phoneNumber', fields ->> 'phone', ''),
      coalesce(fields ->> 'industry', ''), coalesce(fields ->> 'businessType', ''),
      coalesce(fields ->> 'message', fields ->> 'requirements', ''),
      coalesce(page, ''), coalesce(referrer, ''), coalesce(utm, '{}'), quarantine
    from given where answer is null
  ), queued as (
    insert into private.outbox (id, target, next_attempt_at)
    select new_id, target::private.delivery_target, case when quarantine is null then now() else 'infinity' end
    from given, jsonb_array_elements_text(args -> 'targets') target
    where answer is null
  )
  select jsonb_agg(coalesce(answer, jsonb_build_object('outcome', 'created', 'id', new_id)) order by n) into answers from given;
  return answers;
end $$;

revoke all on function private.answer_repeats(jsonb), private.answer_limited(jsonb, jsonb, bytea, bigint) from public, anon, authenticated, service_role;
revoke all on function public.submit_requests(jsonb) from public, anon, authenticated;
grant execute on function public.submit_requests(jsonb) to service_role;

-- Stores requests exactly once each, with what is to be told about them, or says why not: all in one transaction. Several
-- at a time, because a transaction costs more than a row: a server hands over together what arrived together.
--
-- args: items, each with form, key (uuid, or null: derived from the content), fields (the form's own names), page, referrer,
-- utm, quarantine ('honeypot', 'too fast' or null), client (what a client is told apart by, or null);
-- limits {client_window, client_day, overall_hour} (null: none); targets (of the outbox).
-- answers, in the items' order: {outcome: created | replayed, id} | {outcome: key_reused} | {outcome: limited, retry_after}
create function public.submit_requests(args jsonb) returns jsonb
language plpgsql security definer
set search_path = '' set lock_timeout = '2s'
as $$
declare
  limits constant jsonb := args -> 'limits';
  this_hour constant timestamptz := date_trunc('hour', now());
  overall_hour constant int := limits ->> 'overall_hour';
  hits_this_hour bigint := 0;
  accepted int := 0;
  answers jsonb[];
  item jsonb;
  n bigint;
  fields jsonb;
  given_key uuid;
  hash bytea;
  earlier_id uuid;
  earlier_hash bytea;
  new_id uuid;
  wait int;
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

  -- In the clients' order, for the same reason: each has a row that counts it.
  for item, n in
    select value, ordinality from jsonb_array_elements(args -> 'items') with ordinality order by value ->> 'client', ordinality
  loop
    fields := item -> 'fields';
    given_key := item ->> 'key';
    hash := sha256(convert_to((item ->> 'form') || fields::text, 'UTF8'));
    earlier_id := null;
    if given_key is not null then
      select id, payload_hash into earlier_id, earlier_hash from private.requests where idempotency_key = given_key;
    else
      select id, payload_hash into earlier_id, earlier_hash from private.requests
      where payload_hash = hash and key_derived and created_at > now() - interval '10 minutes'
      order by created_at desc limit 1;
    end if;
    if earlier_id is not null then
      answers[n] := case when earlier_hash = hash then jsonb_build_object('outcome', 'replayed', 'id', earlier_id) else '{"outcome": "key_reused"}' end;
      continue;
    end if;

    -- After the replays, or an honest retry would be told that it came too often.
    wait := private.client_must_wait(item ->> 'client', limits);
    if wait is null and hits_this_hour + accepted >= overall_hour then
      wait := ceil(extract(epoch from this_hour + interval '1 hour' - now()));
    end if;
    if wait is not null then
      answers[n] := jsonb_build_object('outcome', 'limited', 'retry_after', greatest(wait, 1));
      continue;
    end if;

    insert into private.requests (
      form, idempotency_key, key_derived, payload_hash,
      first_name, last_name, company, email, phone, industry, business_type, message,
      page, referrer, utm, quarantined_for
    ) values (
      item ->> 'form', coalesce(given_key, gen_random_uuid()), given_key is null, hash,
      fields ->> 'firstName', fields ->> 'lastName',
      coalesce(fields ->> 'companyName', fields ->> 'company'),
      coalesce(fields ->> 'workEmail', fields ->> 'email'),
      coalesce(fields ->> 'phoneNumber', fields ->> 'phone', ''),
      coalesce(fields ->> 'industry', ''), coalesce(fields ->> 'businessType', ''),
      coalesce(fields ->> 'message', fields ->> 'requirements', ''),
      coalesce(item ->> 'page', ''), coalesce(item ->> 'referrer', ''), coalesce(item -> 'utm', '{}'), item ->> 'quarantine'
    ) returning id into new_id;
    if item ->> 'quarantine' is null then
      insert into private.outbox (template, target, request_id)
      select 'request', target, new_id from jsonb_array_elements_text(args -> 'targets') target;
    end if;
    accepted := accepted + 1;
    answers[n] := jsonb_build_object('outcome', 'created', 'id', new_id);
  end loop;

  if overall_hour is not null and accepted > 0 then
    insert into private.hourly_hits as seen (hour, shard, hits) values (this_hour, floor(random() * 32), accepted)
    on conflict (hour, shard) do update set hits = seen.hits + excluded.hits;
  end if;
  return to_jsonb(answers);
end $$;

-- Counts one more from a client; the seconds that it must wait when that is too many, else null.
create function private.client_must_wait(client_name text, limits jsonb) returns int
language plpgsql set search_path = '' as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  window_length constant interval := interval '10 minutes';
  salt_today bytea;
  hits record;
begin
  if client_name is null or limits -> 'client_window' is null then return null; end if;
  select salt into salt_today from private.client_salts where day = today;
  if salt_today is null then
    insert into private.client_salts (day) values (today) on conflict do nothing;
    select salt into salt_today from private.client_salts where day = today;
  end if;
  insert into private.client_hits as seen (client, day, day_hits, window_start, window_hits)
  values (sha256(salt_today || convert_to(client_name, 'UTF8')), today, 1, now(), 1)
  on conflict (client, day) do update set
    day_hits = seen.day_hits + 1,
    window_start = case when seen.window_start + window_length <= now() then now() else seen.window_start end,
    window_hits = case when seen.window_start + window_length <= now() then 1 else seen.window_hits + 1 end
  returning day_hits, window_hits, window_start into hits;
  if hits.day_hits > (limits ->> 'client_day')::int then
    return ceil(extract(epoch from (today + 1)::timestamp at time zone 'UTC' - now()));
  end if;
  if hits.window_hits > (limits ->> 'client_window')::int then
    return ceil(extract(epoch from hits.window_start + window_length - now()));
  end if;
  return null;
end $$;

revoke all on function public.submit_requests(jsonb) from public, anon, authenticated;
grant execute on function public.submit_requests(jsonb) to service_role;
revoke all on function private.client_must_wait(text, jsonb) from public, anon, authenticated, service_role;

-- Stores a request exactly once, with what is to be told about it, or says why not: all in one transaction.
--
-- args: form, key (uuid, or null: derived from the content), hash (hex of 32 bytes over form and fields), fields (the form's
-- own names), page, referrer, utm, quarantine ('honeypot', 'too fast' or null), client (what a client is told apart by, or
-- null), limits {client_window, client_day, overall_hour} (null: none), targets (of the outbox).
-- answers: {outcome: created | replayed, id} | {outcome: key_reused} | {outcome: limited, retry_after: seconds}
create function public.submit_request(args jsonb) returns jsonb
language plpgsql security definer
set search_path = '' set lock_timeout = '2s'
as $$
declare
  fields constant jsonb := args -> 'fields';
  given_key constant uuid := args ->> 'key';
  hash constant bytea := decode(args ->> 'hash', 'hex');
  quarantine constant text := args ->> 'quarantine';
  limits constant jsonb := args -> 'limits';
  earlier record;
  wait int;
  new_id uuid;
begin
  -- One key at a time: whoever sends the same one meanwhile waits here and then finds the stored row.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(given_key::text, args ->> 'hash'), 0));

  if given_key is not null then
    select id, payload_hash into earlier from private.requests where idempotency_key = given_key;
  else
    select id, payload_hash into earlier from private.requests
    where payload_hash = hash and key_derived and created_at > now() - interval '10 minutes'
    order by created_at desc limit 1;
  end if;
  if earlier.id is not null then
    if earlier.payload_hash = hash then return jsonb_build_object('outcome', 'replayed', 'id', earlier.id); end if;
    return jsonb_build_object('outcome', 'key_reused');
  end if;

  -- After the replays, or an honest retry would be told that it came too often.
  wait := private.seconds_to_wait(args ->> 'client', limits);
  if wait is not null then return jsonb_build_object('outcome', 'limited', 'retry_after', wait); end if;

  insert into private.requests (
    form, idempotency_key, key_derived, payload_hash,
    first_name, last_name, company, email, phone, industry, business_type, message,
    page, referrer, utm, quarantined_for
  ) values (
    args ->> 'form', coalesce(given_key, gen_random_uuid()), given_key is null, hash,
    fields ->> 'firstName', fields ->> 'lastName',
    coalesce(fields ->> 'companyName', fields ->> 'company'),
    coalesce(fields ->> 'workEmail', fields ->> 'email'),
    coalesce(fields ->> 'phoneNumber', fields ->> 'phone', ''),
    coalesce(fields ->> 'industry', ''), coalesce(fields ->> 'businessType', ''),
    coalesce(fields ->> 'message', fields ->> 'requirements', ''),
    coalesce(args ->> 'page', ''), coalesce(args ->> 'referrer', ''), coalesce(args -> 'utm', '{}'), quarantine
  ) returning id into new_id;

  if quarantine is null then
    insert into private.outbox (template, target, request_id)
    select 'request', target, new_id from jsonb_array_elements_text(args -> 'targets') target;
  end if;
  return jsonb_build_object('outcome', 'created', 'id', new_id);
end $$;

-- Counts one more from this client and in all; the seconds to wait when that is too many, else null.
create function private.seconds_to_wait(client_name text, limits jsonb) returns int
language plpgsql set search_path = '' as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  this_hour constant timestamptz := date_trunc('hour', now());
  window_length constant interval := interval '10 minutes';
  salt_today bytea;
  hits record;
  total bigint;
begin
  if client_name is not null and limits -> 'client_window' is not null then
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
      return greatest(1, ceil(extract(epoch from (today + 1)::timestamp at time zone 'UTC' - now())));
    end if;
    if hits.window_hits > (limits ->> 'client_window')::int then
      return greatest(1, ceil(extract(epoch from hits.window_start + window_length - now())));
    end if;
  end if;

  if limits -> 'overall_hour' is not null then
    insert into private.hourly_hits as seen (hour, shard, hits) values (this_hour, floor(random() * 32), 1)
    on conflict (hour, shard) do update set hits = seen.hits + 1;
    select sum(seen.hits) into total from private.hourly_hits seen where seen.hour = this_hour;
    if total > (limits ->> 'overall_hour')::int then
      return greatest(1, ceil(extract(epoch from this_hour + interval '1 hour' - now())));
    end if;
  end if;
  return null;
end $$;

revoke all on function public.submit_request(jsonb) from public, anon, authenticated;
grant execute on function public.submit_request(jsonb) to service_role;
revoke all on function private.seconds_to_wait(text, jsonb) from public, anon, authenticated, service_role;

-- Stores one request exactly once, together with its deliveries, in one transaction.
--
-- args: form, fields (as data/forms.ts checked them), email, key (uuid; null: derived from the content), page,
-- referrer, utm, quarantine ('honeypot', 'too fast' or null), client (its bucket, or null),
-- limits {client_window, client_day, overall_hour}, targets (of the outbox).
-- returns: {outcome: created | replayed, id} | {outcome: key_reused} | {outcome: limited, retry_after}
create function public.submit_request(args jsonb) returns jsonb
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
  client_hash bytea;
  wait interval;
  quarantine text := args ->> 'quarantine';
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
    select sha256(salt || convert_to(args ->> 'client', 'UTF8')) into client_hash
    from private.client_salts where day = today;
    -- Over the limits no row is updated or returned, so that refused requests do not count.
    insert into private.client_hits as hits (client, day, day_hits, window_start, window_hits)
    values (client_hash, today, 1, now(), 1)
    on conflict (client, day) do update set
      day_hits = hits.day_hits + 1,
      window_start = case when hits.window_start + window_length <= now() then now() else hits.window_start end,
      window_hits = case when hits.window_start + window_length <= now() then 1 else hits.window_hits + 1 end
    where hits.day_hits < (limits ->> 'client_day')::int
      and (hits.window_hits < (limits ->> 'client_window')::int or hits.window_start + window_length <= now());
    if not found then
      select case when day_hits >= (limits ->> 'client_day')::int
        then (today + 1)::timestamp at time zone 'UTC' - now() else window_start + window_length - now() end
      into wait from private.client_hits where client = client_hash and day = today;
      return jsonb_build_object('outcome', 'limited', 'retry_after', greatest(ceil(extract(epoch from wait)), 1));
    end if;
  end if;

  -- Above the overall limit requests are quarantined, not refused, so that an attacker cannot lock visitors out.
  if quarantine is null and (
    select count(*) from (
      select from private.requests where quarantined_for is null and created_at > now() - interval '1 hour'
      limit (limits ->> 'overall_hour')::int
    ) counted
  ) >= (limits ->> 'overall_hour')::int then
    quarantine := 'over limit';
  end if;

  insert into private.requests
    (form, fields, email, idempotency_key, key_derived, payload_hash, page, referrer, utm, quarantined_for)
  values (
    form, fields, coalesce(args ->> 'email', ''), coalesce(given_key, gen_random_uuid()), given_key is null, hash,
    left(coalesce(args ->> 'page', ''), 300), left(coalesce(args ->> 'referrer', ''), 300),
    coalesce(args -> 'utm', '{}'), quarantine
  ) returning id into new_id;
  insert into private.outbox (request_id, target, next_attempt_at)
  select new_id, target::private.delivery_target, case when quarantine is null then now() else 'infinity' end
  from jsonb_array_elements_text(args -> 'targets') target;
  return jsonb_build_object('outcome', 'created', 'id', new_id);
end $$;

revoke all on function public.submit_request(jsonb) from public, anon, authenticated;
grant execute on function public.submit_request(jsonb) to service_role;

-- Claims due deliveries until the lease ends. Two workers never hold the same row.
-- args: count, lease_seconds, targets. returns: an array of deliveries, each with its request or its digest.
create function public.claim_outbox(args jsonb) returns jsonb
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
    'request', private.request_json(requests),
    'digest', case when taken.request_id is null then private.waiting_for_a_person() end
  ) order by taken.next_attempt_at)
  into claimed
  from taken left join private.requests on requests.id = taken.request_id;
  return coalesce(claimed, '[]');
end $$;

-- Stores the result of a delivery. A sent mail is recorded as sent even if the lease has ended.
-- args: id, lease, result (sent, retry, dead), delay_seconds, provider_id, error
create function public.settle_outbox(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  result constant text := args ->> 'result';
begin
  update private.outbox set
    sent_at = case when result = 'sent' then now() end,
    dead_at = case when result = 'dead' then now() end,
    next_attempt_at = now() + make_interval(secs => coalesce((args ->> 'delay_seconds')::float8, 0)),
    provider_id = left(args ->> 'provider_id', 200),
    last_error = left(args ->> 'error', 200),
    lease = null, leased_until = null
  where id = (args ->> 'id')::uuid and sent_at is null and (result = 'sent' or lease = (args ->> 'lease')::uuid);
  return jsonb_build_object('settled', found);
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

-- How much waits for a person. A failed digest does not count, because a later one follows.
create function private.waiting_for_a_person() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'dead', (
      select count(*) from private.outbox where dead_at is not null and dismissed_at is null and request_id is not null
    ),
    'quarantined', (
      select count(*) from private.requests
      where quarantined_for is not null and released_at is null and dismissed_at is null
    )
  )
$$;

revoke all on function public.claim_outbox(jsonb), public.settle_outbox(jsonb) from public, anon, authenticated;
grant execute on function public.claim_outbox(jsonb), public.settle_outbox(jsonb) to service_role;
revoke all on function private.request_json(private.requests), private.waiting_for_a_person()
  from public, anon, authenticated, service_role;

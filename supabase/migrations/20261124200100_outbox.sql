-- Deliveries. A row is inserted in the same transaction as its request, and sent afterwards.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  -- Null for a digest, which reports what waits for a person.
  request_id uuid references private.requests on delete cascade,
  -- The team, another system, or the visitor.
  target text not null check (target in ('mail', 'webhook', 'acknowledgement')),
  -- Stored, because a repeat under the same idempotency key must not differ from the first attempt.
  digest jsonb,
  attempts int not null default 0,
  first_attempt_at timestamptz,
  -- 'infinity' while the request is quarantined.
  next_attempt_at timestamptz not null default now(),
  -- The claim of the worker that is sending it, and when the claim ends.
  lease uuid,
  leased_until timestamptz,
  sent_at timestamptz,
  -- When the worker stopped retrying.
  dead_at timestamptz,
  -- When it was closed without sending.
  dismissed_at timestamptz,
  provider_id text check (char_length(provider_id) <= 200),
  last_error text check (char_length(last_error) <= 200),
  created_at timestamptz not null default now(),
  unique (request_id, target),
  check ((request_id is null) = (digest is not null))
);
create index outbox_due on private.outbox (next_attempt_at)
  where sent_at is null and dead_at is null and dismissed_at is null;
create index outbox_dead on private.outbox (dead_at) where dead_at is not null and dismissed_at is null;

-- Claims due deliveries until the lease ends. Two workers never hold the same row.
-- args: count, lease_seconds, targets. returns: an array of deliveries, each with its request or its digest.
create function public.claim_outbox(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  answer jsonb;
begin
  with due as (
    select id from private.outbox
    where sent_at is null and dead_at is null and dismissed_at is null and next_attempt_at <= now()
      and (leased_until is null or leased_until <= now())
      and target in (select jsonb_array_elements_text(args -> 'targets'))
    order by next_attempt_at limit (args ->> 'count')::int
    for update skip locked
  ), claimed as (
    update private.outbox set
      attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, now()), lease = gen_random_uuid(),
      leased_until = now() + make_interval(secs => (args ->> 'lease_seconds')::int)
    from due where outbox.id = due.id
    returning outbox.*
  )
  select jsonb_agg(jsonb_build_object(
    'id', claimed.id, 'lease', claimed.lease, 'target', claimed.target, 'attempts', claimed.attempts,
    'tried_seconds', floor(extract(epoch from now() - claimed.first_attempt_at)),
    'request', private.request_json(requests), 'digest', claimed.digest
  ) order by claimed.next_attempt_at)
  into answer
  from claimed left join private.requests on requests.id = claimed.request_id;
  return coalesce(answer, '[]');
end $$;

-- Stores the result of a delivery. A sent mail is recorded as sent even if the lease has ended. Nobody has to act if an
-- acknowledgement fails: its address may be wrong.
-- args: id, lease, result (sent, retry, dead), delay_seconds, provider_id, error
create function public.settle_outbox(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  result constant text := args ->> 'result';
begin
  update private.outbox set
    sent_at = case when result = 'sent' then now() end,
    dead_at = case when result = 'dead' and target <> 'acknowledgement' then now() end,
    dismissed_at = case when result = 'dead' and target = 'acknowledgement' then now() else dismissed_at end,
    next_attempt_at = now() + make_interval(secs => coalesce((args ->> 'delay_seconds')::float8, 0)),
    provider_id = left(args ->> 'provider_id', 200),
    last_error = left(args ->> 'error', 200),
    lease = null, leased_until = null
  where id = (args ->> 'id')::uuid and sent_at is null and (result = 'sent' or lease = (args ->> 'lease')::uuid);
  return jsonb_build_object('settled', found);
end $$;

-- Queues failed deliveries again, with a full day of retries. Failed digests are skipped, because newer ones follow.
create function public.requeue_dead(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  requeued int;
begin
  update private.outbox set
    dead_at = null, attempts = 0, first_attempt_at = null, next_attempt_at = now(), created_at = now()
  where dead_at is not null and dismissed_at is null and request_id is not null;
  get diagnostics requeued = row_count;
  return jsonb_build_object('requeued', requeued);
end $$;

-- How many forms the origin of their page has had refused in the last day, unless one was accepted since.
create function private.refused_origins() returns table (count bigint, last_at timestamptz)
language sql stable set search_path = '' as $$
  select sum(refused.count)::bigint, max(refused.last_at) from private.origin_refusals refused
  where refused.last_at > now() - interval '1 day' and not exists (
    select from private.requests where created_at > refused.last_at and quarantined_for is null
  )
$$;

-- How much waits for a person. A failed digest does not count, because a later one follows.
create function private.review_counts() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'dead', (
      select count(*) from private.outbox where dead_at is not null and dismissed_at is null and request_id is not null
    ),
    'quarantined', (select count(*) from private.requests where unreviewed),
    'refused_origins', (select coalesce(count, 0) from private.refused_origins())
  )
$$;

-- Queues a digest if something waits for a person: for something new at most every four hours, otherwise once a day.
create function public.queue_digest(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  last_digest timestamptz;
  newest timestamptz;
begin
  -- One at a time, so that two workers do not queue two digests.
  perform pg_advisory_xact_lock(hashtextextended('queue_digest', 0));
  select max(created_at) into last_digest from private.outbox where request_id is null;
  select max(since) into newest from (
    select created_at as since from private.requests where unreviewed
    union all
    select dead_at from private.outbox where dead_at is not null and dismissed_at is null and request_id is not null
    union all
    select last_at from private.refused_origins()
  ) waiting;
  if newest is not null and (last_digest is null or last_digest < now() - interval '1 day'
    or last_digest < now() - interval '4 hours' and newest > last_digest) then
    insert into private.outbox (target, digest) values ('mail', private.review_counts());
  end if;
  return '{}';
end $$;

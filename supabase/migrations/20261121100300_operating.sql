-- Functions for the people who run the site. Each takes its arguments as one object.

-- args: limit (null: all), id, quarantined (true: only unreviewed quarantined requests).
-- returns: the requests, newest first, with the state of their deliveries.
create function public.list_requests(args jsonb) returns jsonb
language sql security definer stable set search_path = '' as $$
  select coalesce(jsonb_agg(entry order by created_at desc, id), '[]') from (
    select requests.created_at, requests.id, private.request_json(requests) || jsonb_build_object(
      'dismissed', requests.dismissed_at is not null,
      'deliveries', coalesce((
        select jsonb_agg(jsonb_build_object(
          'target', target, 'attempts', attempts, 'error', last_error,
          'state', case
            when sent_at is not null and provider_id = 'printed' then 'printed'
            when sent_at is not null then 'sent' when dismissed_at is not null then 'dismissed'
            when dead_at is not null then 'dead' when next_attempt_at = 'infinity' then 'held' else 'waiting'
          end
        ) order by target) from private.outbox where request_id = requests.id
      ), '[]')
    ) as entry
    from private.requests
    where (args ->> 'id' is null or requests.id = (args ->> 'id')::uuid)
      and (args ->> 'quarantined' is null
        or quarantined_for is not null and released_at is null and dismissed_at is null)
    order by requests.created_at desc, requests.id
    limit (args ->> 'limit')::int
  ) newest
$$;

-- args: days. returns: per day and form the numbers of accepted, refused, quarantined and failed requests.
create function public.request_stats(args jsonb) returns jsonb
language sql security definer stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'day', day, 'form', form, 'accepted', accepted, 'refused', refused, 'quarantined', quarantined, 'failed', failed
  ) order by day desc, form), '[]') from (
    select day, form,
      coalesce(sum(count) filter (where outcome = 'accepted'), 0) as accepted,
      coalesce(sum(count) filter (where outcome = 'refused'), 0) as refused,
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

-- Counts requests that were not stored. args: {counts: [{day, form, outcome, count}]}
create function public.count_outcomes(args jsonb) returns jsonb
language sql security definer set search_path = '' set lock_timeout = '1s' as $$
  insert into private.daily_counts as counts (day, form, outcome, count)
  select day, form, outcome, sum(count)
  from jsonb_to_recordset(args -> 'counts') as given (day date, form text, outcome text, count bigint)
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, form, outcome) do update set count = counts.count + excluded.count;
  select '{}'::jsonb
$$;

-- The state of deliveries: how many wait, for how long, the last error, and what waits for a person. args: none.
create function public.health(args jsonb) returns jsonb
language sql security definer stable set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*),
    'oldest_seconds', coalesce(floor(extract(epoch from now() - min(created_at))), 0),
    'last_error', (
      select last_error from private.outbox
      where sent_at is null and dismissed_at is null and last_error is not null order by created_at desc limit 1
    )
  ) || private.waiting_for_a_person()
  from private.outbox
  where sent_at is null and dead_at is null and dismissed_at is null and next_attempt_at < 'infinity'
$$;

-- Everything that is stored about an email address. args: email
create function public.export_subject(args jsonb) returns jsonb
language sql security definer stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.request_json(requests) || jsonb_build_object(
    'deliveries', coalesce((
      select jsonb_agg(
        jsonb_build_object('target', target, 'sentAt', sent_at, 'providerId', provider_id) order by target
      ) from private.outbox where request_id = requests.id
    ), '[]')
  ) order by created_at, id), '[]')
  from private.requests where lower(email) = lower(trim(args ->> 'email'))
$$;

-- Deletes everything that is stored about an email address. args: email
create function public.erase_subject(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  erased int;
begin
  delete from private.requests where lower(email) = lower(trim(args ->> 'email'));
  get diagnostics erased = row_count;
  return jsonb_build_object('erased', erased);
end $$;

-- Releases a quarantined request as if it were new, or dismisses it. Dismissing also closes failed deliveries.
-- args: id, verdict (release, dismiss)
create function public.review_request(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  reviewed_id constant uuid := args ->> 'id';
  releasing constant boolean := args ->> 'verdict' = 'release';
  reviewed boolean;
begin
  update private.requests set
    released_at = case when releasing then now() end,
    dismissed_at = case when not releasing then now() end
  where id = reviewed_id and quarantined_for is not null and released_at is null;
  reviewed := found;
  if releasing and reviewed then
    update private.outbox set next_attempt_at = now(), created_at = now()
    where request_id = reviewed_id and dismissed_at is null;
  elsif not releasing then
    update private.outbox set dismissed_at = now()
    where request_id = reviewed_id and dead_at is not null and dismissed_at is null;
    reviewed := reviewed or found;
  end if;
  return jsonb_build_object('reviewed', reviewed);
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
    select created_at as since from private.requests
    where quarantined_for is not null and released_at is null and dismissed_at is null
    union all
    select dead_at from private.outbox where dead_at is not null and dismissed_at is null and request_id is not null
  ) waiting;
  if newest is not null and (last_digest is null or last_digest < now() - interval '1 day'
    or last_digest < now() - interval '4 hours' and newest > last_digest) then
    insert into private.outbox (target) values ('mail');
  end if;
  return '{}';
end $$;

-- Deletes data past its retention. args: retention_months, webhook_off (true: closes what waits for a webhook)
create function public.run_maintenance(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  purged int;
begin
  if (args ->> 'webhook_off')::boolean then
    update private.outbox set dismissed_at = now()
    where target = 'webhook' and sent_at is null and dead_at is null and dismissed_at is null;
  end if;
  delete from private.outbox where request_id is null and created_at < now() - interval '30 days';
  delete from private.client_salts where day < today - 1;
  delete from private.client_hits where day < today - 1;
  delete from private.requests where created_at < now() - make_interval(months => (args ->> 'retention_months')::int);
  get diagnostics purged = row_count;
  return jsonb_build_object('purged', purged);
end $$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'list_requests', 'request_stats', 'count_outcomes', 'health', 'export_subject', 'erase_subject', 'review_request',
    'requeue_dead', 'queue_digest', 'run_maintenance'
  ] loop
    execute format('revoke all on function public.%I(jsonb) from public, anon, authenticated', name);
    execute format('grant execute on function public.%I(jsonb) to service_role', name);
  end loop;
end $$;

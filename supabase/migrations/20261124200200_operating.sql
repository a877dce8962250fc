-- Functions for the people who run the site, and the rights of all functions and tables. Each function takes its
-- arguments as one object.

-- args: limit (null: all), id, email (in any case), quarantined (true: only unreviewed quarantined requests), before
-- (storedAt and id of the last request of the page before). returns: the requests, newest first, with the state of their
-- deliveries.
create function public.list_requests(args jsonb) returns jsonb
language sql security definer stable set search_path = '' as $$
  select coalesce(jsonb_agg(entry order by created_at desc, id desc), '[]') from (
    select requests.created_at, requests.id, private.request_json(requests) || jsonb_build_object(
      'storedAt', to_char(requests.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'dismissed', requests.dismissed_at is not null,
      'deliveries', coalesce((
        select jsonb_agg(jsonb_build_object(
          'target', target, 'attempts', attempts, 'error', last_error, 'sentAt', sent_at, 'providerId', provider_id,
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
      and (args ->> 'email' is null or lower(requests.email) = lower(trim(args ->> 'email')))
      and (args ->> 'quarantined' is null or unreviewed)
      and (requests.created_at, requests.id)
        < (coalesce((args #>> '{before,storedAt}')::timestamptz, 'infinity'), (args #>> '{before,id}')::uuid)
    order by requests.created_at desc, requests.id desc
    limit (args ->> 'limit')::int
  ) newest
$$;

-- Releases quarantined requests as if they were new, or dismisses them: one by its id (also one that was dismissed
-- before), or all unreviewed ones, of one reason, of before a time, or (first) those that do not repeat an address and
-- do not look like a machine's. Dismissing one also closes its failed deliveries.
-- args: verdict (release, dismiss), id, reason, before, first. returns: how many were reviewed
create function public.review_requests(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  releasing constant boolean := args ->> 'verdict' = 'release';
  one constant uuid := args ->> 'id';
  reviewed int;
  closed int := 0;
begin
  with changed as (
    update private.requests set
      released_at = case when releasing then now() end,
      dismissed_at = case when not releasing then now() end
    where quarantined_for is not null and released_at is null
      and case when one is null then dismissed_at is null else id = one end
      and (args ->> 'reason' is null or quarantined_for = args ->> 'reason')
      and (args ->> 'before' is null or created_at < (args ->> 'before')::timestamptz)
      and (args ->> 'first' is null or flood_rank <= 1)
    returning id
  ), queued as (
    update private.outbox set next_attempt_at = now(), created_at = now()
    from changed where releasing and request_id = changed.id and outbox.dismissed_at is null
  )
  select count(*) into reviewed from changed;
  if not releasing and one is not null then
    update private.outbox set dismissed_at = now()
    where request_id = one and dead_at is not null and dismissed_at is null;
    get diagnostics closed = row_count;
  end if;
  return jsonb_build_object('reviewed', greatest(reviewed, closed));
end $$;

-- Counts forms that were refused because of their page's origin. args: count
create function public.count_refused_origins(args jsonb) returns jsonb
language sql security definer set search_path = '' set lock_timeout = '1s' as $$
  insert into private.origin_refusals as refusals (day, count)
  values ((now() at time zone 'UTC')::date, (args ->> 'count')::bigint)
  on conflict (day) do update set count = refusals.count + excluded.count, last_at = now();
  select '{}'::jsonb
$$;

-- The state of deliveries: how many wait, for how long, the last error, what waits for a person, whether the quarantine
-- is full, and when maintenance last ran. args: none. Raises an error if a request could not be stored now. Volatile, because PostgREST
-- runs only volatile functions in the same kind of transaction as `submit_request`.
create function public.health(args jsonb) returns jsonb
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
      'quarantine_full', private.quarantine_full(),
      'unmaintained_seconds', (select extract(epoch from now() - last_run)::bigint from private.maintenance)
    ) || private.review_counts()
    from private.outbox
    where sent_at is null and dead_at is null and dismissed_at is null and next_attempt_at < 'infinity'
  );
end $$;

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

-- When maintenance last ran, and from when on its clock is trusted: a clock that is far ahead must not delete requests.
create table private.maintenance (
  one_row boolean primary key default true check (one_row),
  last_run timestamptz not null default now(),
  trusted_from timestamptz not null default now()
);
insert into private.maintenance default values;

-- Notes the time of a run. After a jump (over 30 days since the last run, or a day back) the clock is trusted again
-- after it has been steady for a week, which leaves a person time to correct it.
create function private.clock_is_trusted() returns boolean
language sql set search_path = '' as $$
  update private.maintenance set
    trusted_from = case
      when now() between last_run - interval '1 day' and last_run + interval '30 days' then trusted_from
      else now() + interval '7 days'
    end,
    last_run = now()
  returning trusted_from <= now()
$$;

-- Deletes data past its retention. args: retention_months, webhook_off (true: closes what waits for a webhook)
create function public.run_maintenance(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  retention constant interval := make_interval(months => (args ->> 'retention_months')::int);
  purged int := 0;
begin
  if (args ->> 'webhook_off')::boolean then
    update private.outbox set dismissed_at = now()
    where target = 'webhook' and sent_at is null and dead_at is null and dismissed_at is null;
  end if;
  -- No retry and no claim lasts two hours, so a clock that was ahead set these times.
  update private.outbox set next_attempt_at = now()
  where next_attempt_at > now() + interval '2 hours' and next_attempt_at < 'infinity'
    and sent_at is null and dead_at is null and dismissed_at is null;
  update private.outbox set lease = null, leased_until = null where leased_until > now() + interval '2 hours';
  update private.outbox set created_at = now() where created_at > now() + interval '2 hours';
  delete from private.outbox where request_id is null and created_at < now() - interval '30 days';
  delete from private.client_salts where day < today - 1;
  delete from private.client_hits where day < today - 1;
  delete from private.origin_refusals where day < today - 1;
  if private.clock_is_trusted() then
    delete from private.requests where created_at < now() - retention;
    get diagnostics purged = row_count;
  end if;
  return jsonb_build_object('purged', purged);
end $$;

-- Nobody may read or write a table. Only service_role may call functions, and only those of `public`.
do $$
declare
  entry record;
begin
  for entry in select tablename as name from pg_tables where schemaname = 'private' loop
    execute format('alter table private.%I enable row level security', entry.name);
  end loop;
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke all on all functions in schema private from public, anon, authenticated, service_role;
  foreach entry.name in array array[
    'submit_request', 'claim_outbox', 'settle_outbox', 'requeue_dead', 'queue_digest', 'list_requests',
    'review_requests', 'count_refused_origins', 'health', 'erase_subject', 'run_maintenance'
  ] loop
    execute format('revoke all on function public.%I(jsonb) from public, anon, authenticated', entry.name);
    execute format('grant execute on function public.%I(jsonb) to service_role', entry.name);
  end loop;
end $$;

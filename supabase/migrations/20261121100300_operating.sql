-- What the people who run the site ask for. Each takes its arguments as one object, as the others do.

-- args: limit (null: all), id. answers: the requests, newest first, with how their delivery stands.
create function public.list_requests(args jsonb) returns jsonb
language sql security definer stable set search_path = '' as $$
  select coalesce(jsonb_agg(entry order by created_at desc, number desc), '[]') from (
    select requests.created_at, requests.number, private.request_json(requests) || jsonb_build_object(
      'dismissed', requests.dismissed_at is not null,
      'deliveries', coalesce((
        select jsonb_agg(jsonb_build_object(
          'target', target, 'attempts', attempts, 'error', last_error,
          'state', case
            when sent_at is not null then 'sent' when dismissed_at is not null then 'dismissed' when dead_at is not null then 'dead'
            when next_attempt_at = 'infinity' then 'held' else 'waiting'
          end
        ) order by target) from private.outbox where outbox.id = requests.id
      ), '[]')
    ) as entry
    from private.requests
    where args ->> 'id' is null or requests.id = (args ->> 'id')::uuid
    order by requests.created_at desc, requests.number desc
    limit (args ->> 'limit')::int
  ) newest
$$;

-- args: days. answers: for each day and form how many were accepted, refused, quarantined, failed.
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
      select (created_at at time zone 'UTC')::date, form, case when quarantined_for is null then 'accepted' else 'quarantined' end, count(*)
      from private.requests group by 1, 2, 3
    ) every_count
    where day > (now() at time zone 'UTC')::date - (args ->> 'days')::int
    group by day, form
  ) by_day
$$;

-- Adds to the counts of what was never stored. args: {counts: [{day, form, outcome, count}]}
create function public.count_outcomes(args jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  insert into private.daily_counts as counts (day, form, outcome, count)
  select day, form, outcome, sum(count) from jsonb_to_recordset(args -> 'counts') as given (day date, form text, outcome text, count bigint)
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, form, outcome) do update set count = counts.count + excluded.count;
  select '{}'::jsonb
$$;

-- Up, if it answers at all. args: {details: true} adds the queue's length and age, and what waits for a person.
create function public.health(args jsonb) returns jsonb
language sql security definer stable set search_path = '' as $$
  select case when (args ->> 'details')::boolean then (
    select jsonb_build_object('waiting', count(*), 'oldest_seconds', coalesce(floor(extract(epoch from now() - min(created_at))), 0))
    from private.outbox where sent_at is null and dead_at is null and next_attempt_at < 'infinity'
  ) || private.waiting_for_a_person() else '{}' end
$$;

-- Everything that is kept about an e-mail address. args: email
create function public.export_subject(args jsonb) returns jsonb
language sql security definer stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.request_json(requests) || jsonb_build_object(
    'deliveries', coalesce((
      select jsonb_agg(jsonb_build_object('target', target, 'sentAt', sent_at, 'providerId', provider_id) order by target)
      from private.outbox where outbox.id = requests.id
    ), '[]')
  ) order by created_at, id), '[]')
  from private.requests where lower(email) = lower(trim(args ->> 'email'))
$$;

-- Deletes everything that is kept about an e-mail address. args: email
create function public.erase_subject(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  erased int;
begin
  delete from private.requests where lower(email) = lower(trim(args ->> 'email'));
  get diagnostics erased = row_count;
  return jsonb_build_object('erased', erased);
end $$;

-- Lets a quarantined request through, as if it had just come, or settles that it was a machine's; settles also what was given
-- up of a request. args: id, verdict (release, dismiss)
create function public.review_request(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  request_id constant uuid := args ->> 'id';
  releasing constant boolean := args ->> 'verdict' = 'release';
  reviewed boolean;
begin
  update private.requests set
    released_at = case when releasing then now() end,
    dismissed_at = case when not releasing then now() end
  where id = request_id and quarantined_for is not null and released_at is null;
  reviewed := found;
  if releasing and reviewed then
    update private.outbox set next_attempt_at = now(), created_at = now() where id = request_id;
  elsif not releasing then
    update private.outbox set dismissed_at = now() where id = request_id and dead_at is not null and dismissed_at is null;
    reviewed := reviewed or found;
  end if;
  return jsonb_build_object('reviewed', reviewed);
end $$;

-- Puts given-up deliveries back into the queue, with a full day ahead of them.
create function public.requeue_dead(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  requeued int;
begin
  update private.outbox set dead_at = null, attempts = 0, first_attempt_at = null, next_attempt_at = now()
  where dead_at is not null and dismissed_at is null;
  get diagnostics requeued = row_count;
  return jsonb_build_object('requeued', requeued);
end $$;

-- The housekeeping, as often as one likes: deletes what is past its time, and once a day queues a mail if something waits for a person.
-- args: retention_months, digest (whether there is anyone to mail)
create function public.keep_house(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  purged int;
  waiting jsonb;
begin
  delete from private.requests where created_at < now() - make_interval(months => (args ->> 'retention_months')::int);
  get diagnostics purged = row_count;
  delete from private.outbox where day < today - 30;
  delete from private.client_salts where day < today - 1;
  delete from private.client_hits where day < today - 1;
  if (args ->> 'digest')::boolean then
    waiting := private.waiting_for_a_person();
    if (waiting ->> 'dead')::int + (waiting ->> 'quarantined')::int > 0 then
      insert into private.outbox (id, target, day) values (md5(today::text)::uuid, 'mail', today) on conflict do nothing;
    end if;
  end if;
  return jsonb_build_object('purged', purged);
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['list_requests', 'request_stats', 'count_outcomes', 'health', 'export_subject', 'erase_subject', 'review_request', 'requeue_dead', 'keep_house'] loop
    execute format('revoke all on function public.%I(jsonb) from public, anon, authenticated', name);
    execute format('grant execute on function public.%I(jsonb) to service_role', name);
  end loop;
end $$;

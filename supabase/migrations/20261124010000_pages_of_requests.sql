-- args: limit (null: all), id, quarantined (true: only unreviewed quarantined requests), before (storedAt and id of the
-- last request of the page before). returns: the requests, newest first, with the state of their deliveries.
create or replace function public.list_requests(args jsonb) returns jsonb
language sql security definer stable set search_path = '' as $$
  select coalesce(jsonb_agg(entry order by created_at desc, id desc), '[]') from (
    select requests.created_at, requests.id, private.request_json(requests) || jsonb_build_object(
      'storedAt', to_char(requests.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
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
      and (requests.created_at, requests.id)
        < (coalesce((args #>> '{before,storedAt}')::timestamptz, 'infinity'), (args #>> '{before,id}')::uuid)
    order by requests.created_at desc, requests.id desc
    limit (args ->> 'limit')::int
  ) newest
$$;

-- An attacker can add at most 5,000 quarantined requests (about 80 MB) in 24 hours, so that a person has weeks to react
-- to the alarm in `health`; a request above that is refused (503) instead of being acknowledged and lost later.
create index requests_quarantined on private.requests (created_at) where quarantined_for is not null;

create function private.quarantine_full() returns boolean
language sql stable set search_path = '' as $$
  select count(*) >= 5000 from (
    select from private.requests
    where quarantined_for is not null and created_at > now() - interval '1 day'
    limit 5000
  ) counted
$$;

-- Raises 53400 (configuration limit exceeded), which the functions answer with 503.
create function private.check_quarantine() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.quarantine_full() then
    raise exception 'the quarantine is full' using errcode = '53400';
  end if;
  return new;
end $$;
create trigger check_quarantine before insert on private.requests
  for each row when (new.quarantined_for is not null) execute function private.check_quarantine();
revoke all on function private.quarantine_full(), private.check_quarantine()
  from public, anon, authenticated, service_role;

-- The state of deliveries: how many wait, for how long, the last error, what waits for a person, and whether the
-- quarantine is full. args: none.
create or replace function public.health(args jsonb) returns jsonb
language sql security definer stable set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*),
    'oldest_seconds', coalesce(floor(extract(epoch from now() - min(created_at))), 0),
    'last_error', (
      select last_error from private.outbox
      where sent_at is null and dismissed_at is null and last_error is not null order by created_at desc limit 1
    ),
    'quarantine_full', private.quarantine_full()
  ) || private.waiting_for_a_person()
  from private.outbox
  where sent_at is null and dead_at is null and dismissed_at is null and next_attempt_at < 'infinity'
$$;

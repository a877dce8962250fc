-- The clock of a machine may jump. One that is far ahead must not delete requests, and times that it left in the
-- future must not keep deliveries waiting.

-- When maintenance last ran, and from when on its clock is trusted.
create table private.maintenance (
  one_row boolean primary key default true check (one_row),
  last_run timestamptz not null default now(),
  trusted_from timestamptz not null default now()
);
insert into private.maintenance default values;
alter table private.maintenance enable row level security;
revoke all on private.maintenance from public, anon, authenticated, service_role;

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
revoke all on function private.clock_is_trusted() from public, anon, authenticated, service_role;

-- Deletes data past its retention. args: retention_months, webhook_off (true: closes what waits for a webhook)
create or replace function public.run_maintenance(args jsonb) returns jsonb
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
  if private.clock_is_trusted() then
    delete from private.requests where created_at < now() - retention;
    get diagnostics purged = row_count;
  end if;
  return jsonb_build_object('purged', purged);
end $$;

-- A mail to the visitor that says what happens next.
alter type private.delivery_target add value 'acknowledgement';

-- Who got one today, as a salted hash that nobody can read once the day's salt is deleted.
create table private.acknowledged (
  day date not null,
  address bytea not null,
  primary key (day, address)
);
alter table private.acknowledged enable row level security;
revoke all on private.acknowledged from public, anon, authenticated, service_role;

-- Skips the acknowledgement of a quarantined request, and a second one to an address on the same day. What follows a
-- plus does not make another address.
create function private.check_acknowledgement() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
begin
  delete from private.acknowledged where day < today;
  insert into private.client_salts (day) values (today) on conflict do nothing;
  insert into private.acknowledged (day, address)
  select today, sha256(salt || convert_to(regexp_replace(lower(email), '\+[^@]*@', '@'), 'UTF8'))
  from private.requests, private.client_salts
  where requests.id = new.request_id and quarantined_for is null and email <> '' and client_salts.day = today
  on conflict do nothing;
  return case when found then new end;
end $$;
create trigger check_acknowledgement before insert on private.outbox
  for each row when (new.target::text = 'acknowledgement') execute function private.check_acknowledgement();
revoke all on function private.check_acknowledgement() from public, anon, authenticated, service_role;

-- Stores the result of a delivery. A sent mail is recorded as sent even if the lease has ended. Nobody has to act if an
-- acknowledgement fails: its address may be wrong.
-- args: id, lease, result (sent, retry, dead), delay_seconds, provider_id, error
create or replace function public.settle_outbox(args jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  result constant text := args ->> 'result';
begin
  update private.outbox set
    sent_at = case when result = 'sent' then now() end,
    dead_at = case when result = 'dead' and target::text <> 'acknowledgement' then now() end,
    dismissed_at = case when result = 'dead' and target::text = 'acknowledgement' then now() else dismissed_at end,
    next_attempt_at = now() + make_interval(secs => coalesce((args ->> 'delay_seconds')::float8, 0)),
    provider_id = left(args ->> 'provider_id', 200),
    last_error = left(args ->> 'error', 200),
    lease = null, leased_until = null
  where id = (args ->> 'id')::uuid and sent_at is null and (result = 'sent' or lease = (args ->> 'lease')::uuid);
  return jsonb_build_object('settled', found);
end $$;

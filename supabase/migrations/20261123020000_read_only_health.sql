-- A database that is read-only (a standby, or `default_transaction_read_only`) answers, but stores no request.

-- The state of deliveries: how many wait, for how long, the last error, what waits for a person, and whether the
-- quarantine is full. args: none. Raises 25006 if requests cannot be stored. Volatile, because PostgREST runs only
-- volatile functions in the same kind of transaction as `submit_request`.
create or replace function public.health(args jsonb) returns jsonb
language plpgsql security definer volatile set search_path = '' as $$
begin
  if current_setting('transaction_read_only')::boolean then
    raise read_only_sql_transaction using message = 'the database is read-only';
  end if;
  return (
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
  );
end $$;

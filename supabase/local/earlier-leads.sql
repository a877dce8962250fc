-- Moves leads from the tables of earlier migrations, which are no longer here, into today's. `migrations.ts` runs it in
-- two halves, with the migrations between them, all in one transaction. `tests/earlier-stores.ts` has the tables.
alter schema private rename to earlier;
do $$
declare
  name regprocedure;
begin
  for name in
    select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and proargnames = '{args}'
  loop
    execute format('drop function %s', name);
  end loop;
end $$;
-- The first tables had a column for each field, and the key of a delivery was its request's.
do $$
begin
  if not exists (
    select from pg_attribute where attrelid = 'earlier.requests'::regclass and attname = 'fields'
  ) then
    alter table earlier.requests add fields jsonb;
    update earlier.requests set fields = jsonb_build_object('firstName', first_name, 'lastName', last_name) || case
      when form in ('demo', 'contact') then jsonb_build_object(
        'companyName', company, 'workEmail', email, 'phoneNumber', phone, 'message', message
      )
      else jsonb_build_object('company', company, 'email', email, 'industry', industry, 'requirements', message)
        || case form when 'hire' then jsonb_build_object('phone', phone)
          else jsonb_build_object('businessType', business_type) end
    end;
  end if;
  if not exists (
    select from pg_attribute where attrelid = 'earlier.outbox'::regclass and attname = 'request_id'
  ) then
    delete from earlier.outbox where day is not null;
    alter table earlier.outbox rename id to request_id;
  end if;
end $$;
-- The migrations.
do $$
declare
  name text;
  names text;
  contents text;
begin
  foreach name in array array['requests', 'outbox'] loop
    select string_agg(quote_ident(attname), ', '),
      string_agg(format('%I::text::%s', attname, format_type(atttypid, atttypmod)), ', ')
    into names, contents
    from pg_attribute
    where attrelid = format('private.%I', name)::regclass and attnum > 0 and not attisdropped and exists (
      select from pg_attribute before
      where before.attrelid = format('earlier.%I', name)::regclass and before.attname = pg_attribute.attname
    );
    -- A digest has no request; a new one is queued if it is still due.
    execute format('insert into private.%1$I (%2$s) select %3$s from earlier.%1$I %4$s', name, names, contents,
      case when name = 'outbox' then 'where request_id is not null' end);
  end loop;
end $$;
-- At first a quarantined request got its delivery with its release.
insert into private.outbox (request_id, target, next_attempt_at)
select id, 'mail', 'infinity' from private.requests where quarantined_for is not null and released_at is null
on conflict do nothing;
drop schema earlier cascade;
delete from supabase_migrations.schema_migrations where version between '20261121100000' and '20261124160200';

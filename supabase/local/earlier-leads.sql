-- Moves leads from the tables of earlier migrations, which are no longer here, into today's. `migrations.ts` runs it in
-- two halves, with the migrations between them, all in one transaction.
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
drop schema earlier cascade;
delete from supabase_migrations.schema_migrations where version between '20261121100000' and '20261124100200';

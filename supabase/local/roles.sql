-- The roles of a hosted Supabase project's API.
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
      -- The server sets this role.
      if name = 'service_role' then execute format('grant %I to %I', name, current_user); end if;
    end if;
  end loop;
end $$;
grant usage on schema public to anon, authenticated, service_role;

-- The rules of the database's grants: returns a row for each violation. Run as the superuser, who sees everything.
with
roles (role) as (values ('anon'), ('authenticated')),
every_role (role) as (select role from roles union values ('service_role')),
ours as (select oid, nspname from pg_namespace where nspname in ('public', 'private')),
functions as (
  select pg_proc.oid, nspname, proname, prosecdef, coalesce(proconfig, '{}') as config, proowner
  from pg_proc join ours on ours.oid = pronamespace
),
relations as (
  select pg_class.oid, nspname, relname, relkind, relrowsecurity from pg_class join ours on ours.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
),
called_by_the_functions (proname) as (values
  ('submit_request'), ('claim_outbox'), ('settle_outbox'), ('count_refused_origins'), ('health'), ('queue_digest'),
  ('run_maintenance'), ('list_requests'), ('erase_subject'), ('review_requests'), ('requeue_dead')
)
select 'may use the private schema' as rule, role as what from every_role
  where has_schema_privilege(role, 'private', 'usage') or has_schema_privilege(role, 'private', 'create')
union all select 'may make things in the public schema', role from every_role
  where has_schema_privilege(role, 'public', 'create')
union all select 'may execute a function', role || ' ' || nspname || '.' || proname from roles, functions
  where has_function_privilege(role, functions.oid, 'execute')
union all select 'may touch a table', role || ' ' || nspname || '.' || relname || ' ' || privilege
  from every_role, relations,
    unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) privilege
  where relkind <> 'S' and has_table_privilege(role, relations.oid, privilege)
union all select 'may use a sequence', role || ' ' || nspname || '.' || relname
  from every_role, relations
  where relkind = 'S' and has_sequence_privilege(role, relations.oid, 'usage, select, update')
union all select 'service_role must be able to call', proname from called_by_the_functions
  where not exists (
    select from functions
    where functions.proname = called_by_the_functions.proname and nspname = 'public'
      and has_function_privilege('service_role', oid, 'execute')
  )
union all select 'service_role may call what nobody calls', nspname || '.' || proname from functions
  where has_function_privilege('service_role', oid, 'execute')
    and proname not in (select proname from called_by_the_functions)
union all select 'works for its owner without a fixed search_path', nspname || '.' || proname from functions
  where prosecdef and not config @> array['search_path=""']
union all select 'has a search_path of its caller', nspname || '.' || proname
  from functions where not config @> array['search_path=""']
union all select 'is shown by the API', nspname || '.' || relname from relations where nspname = 'public'
union all select 'has no row-level security', nspname || '.' || relname
  from relations where relkind in ('r', 'p') and not relrowsecurity
union all select 'lets rows through by a policy', polname from pg_policy join relations on relations.oid = polrelid
union all select 'is owned by a superuser', nspname || '.' || proname
  from functions join pg_roles on pg_roles.oid = proowner
  where prosecdef and rolsuper
order by 1, 2;

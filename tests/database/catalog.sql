-- Everything that the site's SQL can create, a row each: what it is, its name, its definition.
with
	schema as (select * from pg_namespace where nspname in ('public', 'private')),
	relation as (select c.*, nspname || '.' || relname as name from pg_class c join schema on schema.oid = relnamespace),
	field as (select a.*, name || '.' || attname as name from pg_attribute a join relation r on r.oid = attrelid
		where relkind in ('r', 'v', 'm', 'p') and attnum > 0 and not attisdropped),
	routine as (select p.*, p.oid::regprocedure::text as name from pg_proc p join schema on schema.oid = pronamespace),
	grants as (
		select nspname as name, coalesce(nspacl, acldefault('n', nspowner)) as acl from schema
		union all select name, relacl from relation
		union all select name, attacl from field
		union all select name, coalesce(proacl, acldefault('f', proowner)) from routine
	)
select 'grant' as kind, name, (select string_agg(entry, ' ' order by entry) from unnest(acl::text[]) entry) as definition
	from grants where acl is not null
union all select 'relation', name, concat(relkind, relrowsecurity, relforcerowsecurity) from relation
union all select 'column', name, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
	(select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum)) from field
union all select 'constraint', name || '.' || conname, pg_get_constraintdef(c.oid)
	from pg_constraint c join relation r on r.oid = conrelid
union all select 'index', name, pg_get_indexdef(oid) from relation where relkind = 'i'
union all select 'view', name, pg_get_viewdef(oid) from relation where relkind in ('v', 'm')
union all select 'policy', tablename || '.' || policyname, pg_policies::text from pg_policies
union all select 'trigger', tgrelid::regclass || '.' || tgname, concat(tgenabled, pg_get_triggerdef(t.oid))
	from pg_trigger t join routine r on r.oid = tgfoid
-- Without the comments in it, which do nothing.
union all select 'function', name, regexp_replace(pg_get_functiondef(oid), '\s*--[^\n]*', '', 'g') from routine
union all select 'comment', coalesce(r.name, f.name, p.name), description from pg_description d
	left join relation r on r.oid = objoid and classoid = 'pg_class'::regclass and objsubid = 0
	left join field f on attrelid = objoid and classoid = 'pg_class'::regclass and attnum = objsubid
	left join routine p on p.oid = objoid and classoid = 'pg_proc'::regclass
	where coalesce(r.name, f.name, p.name) is not null
order by kind, name, definition

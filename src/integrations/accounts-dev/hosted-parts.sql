-- The parts of a hosted Supabase database that the migrations use: the roles, the Vault with the mail settings, and pg_net, whose
-- requests stay in its queue here.
do $$ begin
	if not exists (select from pg_roles where rolname = 'anon') then
		create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
	end if;
end; $$;
grant usage on schema public to anon, authenticated, service_role;

create schema if not exists vault;
create table if not exists vault.decrypted_secrets (name text primary key, decrypted_secret text not null);
insert into vault.decrypted_secrets values
	('contact_mail_url', 'http://localhost'), ('contact_mail_key', 'none'), ('contact_mail_to', 'gym@example.com')
	on conflict do nothing;

create schema if not exists net;
create table if not exists net.http_request_queue (id bigint generated always as identity, body jsonb not null);
create or replace function net.http_post(
	url text, body jsonb, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
) returns bigint language sql
as $$ insert into net.http_request_queue (body) values (http_post.body) returning id $$;

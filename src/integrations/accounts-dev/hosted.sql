-- What a hosted Supabase database has and the migrations use: the roles, the Vault with the mail settings, and pg_net, whose
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

-- A new email address is confirmed at both addresses. @supabase/lite 0.10 sends a link only to the old one, and changes the address
-- once that is opened; no issue known. So its mail goes to the new address, too, with that one's token, and the link that is opened
-- first only leaves the other one, as that of the old address.
create schema if not exists hosted;
create or replace function hosted.copy_mail(mail_html text) returns table ("to" text, html text) language sql
as $$
	select email_change, replace(mail_html, email_change_token_current, email_change_token_new)
	from auth.users where email_change_token_new <> '' and strpos(mail_html, email_change_token_current) > 0;
$$;
create or replace function hosted.take_first_link(request_body text) returns table (code text, msg text) language sql
as $$
	update auth.users set email_change_token_new = null, email_change_token_current =
			case when strpos(request_body, email_change_token_new) > 0 then email_change_token_current else email_change_token_new end
		where email_change_token_new <> '' and request_body ~ (email_change_token_new || '|' || email_change_token_current)
		returning '200', 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
$$;

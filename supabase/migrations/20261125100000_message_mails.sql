-- A message's mail goes out again until the mail service has taken it, for a day.
alter table public.contact_messages
	add column mail text check (mail in ('waiting', 'sent', 'failed')), -- empty without a mail service
	add column mail_tried_at timestamptz,
	add column mail_request bigint; -- pg_net's id

-- Now runs before the row is stored, so that it can note the request on it.
create or replace function private.mail_contact_message() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	settings jsonb;
begin
	if to_regclass('vault.decrypted_secrets') is null
		or to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is null
	then
		return new;
	end if;
	execute $query$ select jsonb_object_agg(name, decrypted_secret) from vault.decrypted_secrets where name like 'contact\_mail\_%' $query$
		into settings;
	if settings ? 'contact_mail_url' and settings ? 'contact_mail_key' then
		new.mail := 'waiting';
		new.mail_tried_at := now();
		execute 'select net.http_post(url => $1, body => $2, headers => $3)' into new.mail_request using
			settings ->> 'contact_mail_url',
			private.contact_mail(new, settings ->> 'contact_mail_from', settings ->> 'contact_mail_to'),
			jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || (settings ->> 'contact_mail_key'),
				'Idempotency-Key', 'contact-message-' || new.id); -- so that the service sends it once
	end if;
	return new;
exception when others then
	raise warning 'Message % is stored but not emailed: % (%)', new.id, sqlerrm, sqlstate;
	return new;
end;
$$;

drop trigger mail_contact_message on public.contact_messages;
create trigger mail_contact_message before insert on public.contact_messages
	for each row when (current_user in ('anon', 'authenticated')) execute function private.mail_contact_message();
create trigger mail_contact_message_again before update of mail_tried_at on public.contact_messages
	for each row execute function private.mail_contact_message();

create function private.retry_contact_mails() returns void
	language plpgsql set search_path = ''
as $$
begin
	update public.contact_messages set mail = 'sent' from net._http_response as response
		where mail = 'waiting' and response.id = mail_request and response.status_code between 200 and 299;
	update public.contact_messages set mail = 'failed' where mail = 'waiting' and created_at < now() - interval '1 day';
	-- A response arrives within seconds.
	update public.contact_messages set mail_tried_at = now() where mail = 'waiting' and mail_tried_at < now() - interval '5 minutes';
end;
$$;
revoke all on function private.retry_contact_mails() from public;

do $$
begin
	create extension if not exists pg_cron;
	perform cron.schedule('retry contact mails', '*/10 * * * *', 'select private.retry_contact_mails()');
exception when others then
	raise notice 'pg_cron is missing: a mail that the service has not taken is not sent again.';
end;
$$;

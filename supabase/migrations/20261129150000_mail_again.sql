-- A mail that somebody sends again after its day is over waits for its response, and isn't failed before.
-- Reads the mail service's responses, and sends again what it has not taken.
create or replace function private.retry_contact_mails() returns void
	language plpgsql set search_path = ''
as $$
begin
	-- In this order: the responses, then the time, then what is sent again.
	update public.contact_messages set mail = 'sent' from net._http_response as response
		where mail = 'waiting' and response.id = mail_request and response.status_code between 200 and 299;
	-- Not what somebody has just sent again: a response arrives within seconds.
	update public.contact_messages set mail = 'failed'
		where mail = 'waiting' and created_at < now() - interval '1 day' and mail_tried_at < now() - interval '5 minutes';
	-- The service refuses this mail for good. Other errors may pass: a wrong key, too many mails, a service that is down.
	update public.contact_messages set mail = 'failed' from net._http_response as response
		where mail = 'waiting' and mail_without_reply and response.id = mail_request and response.status_code in (400, 422);
	update public.contact_messages set mail_without_reply = true, mail_tried_at = now() from net._http_response as response
		where mail = 'waiting' and response.id = mail_request and response.status_code in (400, 422);
	update public.contact_messages set mail_tried_at = now() where mail = 'waiting' and mail_tried_at < now() - interval '5 minutes';
end;
$$;

-- The same as before, with a comment.
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
	-- As text: without the extensions, their names would stop the function.
	execute $query$ select jsonb_object_agg(name, decrypted_secret) from vault.decrypted_secrets where name like 'contact\_mail\_%' $query$
		into settings;
	if settings ? 'contact_mail_url' and settings ? 'contact_mail_key' then
		new.mail := 'waiting';
		new.mail_tried_at := now();
		execute 'select net.http_post(url => $1, body => $2, headers => $3)' into new.mail_request using
			settings ->> 'contact_mail_url',
			private.contact_mail(new, settings ->> 'contact_mail_from', settings ->> 'contact_mail_to'),
			jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || (settings ->> 'contact_mail_key'),
				-- So that the service sends it once. The salt keeps two projects with one mail account apart, and a service
				-- refuses a key that it knows with another text.
				'Idempotency-Key', (
					select 'contact-message-' || encode(sha256(convert_to(concat(salt, new.id, new.mail_without_reply), 'UTF8')), 'hex')
					from private.message_salt
				));
	end if;
	return new;
exception when others then
	raise warning 'Message % is stored but not emailed: % (%)', new.id, sqlerrm, sqlstate;
	return new;
end;
$$;

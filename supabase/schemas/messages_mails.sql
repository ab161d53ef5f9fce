-- Mails: each message goes to the gym through the mail service that is named in the Vault. It goes out again until the service has
-- taken it, for a day. A hosted project has the extensions that this needs; without them, messages are stored all the same.

do $$
begin
	create extension if not exists pg_net;
exception when others then
	raise notice 'pg_net is missing: messages are stored but not emailed.';
end;
$$;

-- A line of a mail. Nothing may turn its letters around or hide some.
create function private.mail_line(typed text) returns text
	language sql immutable set search_path = ''
as $$
	select regexp_replace(private.one_line(typed), '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g');
$$;

-- Everything that was filled in, a line each.
create function private.contact_mail_text(message public.contact_messages) returns text
	language sql immutable set search_path = ''
as $$
	select string_agg(
		case
			when field = 'comment' then E'\n' || typed
			when field in ('source', 'form') then E'\n(' || private.mail_line(typed) || ')'
			else private.mail_line(typed)
		end,
		E'\n' order by place)
	from private.message_fields() with ordinality as fields (field, longest, place),
		nullif(to_jsonb(message) ->> field, '') as typed
	-- `about` names the class. A form without it sends only the id.
	where typed is not null and field <> 'subject' and not (field = 'class' and message.about is not null);
$$;

-- The body of the request in Resend's format (https://resend.com/docs/api-reference/emails/send-email). For another service, replace
-- this function in a migration of your own.
create function private.contact_mail(message public.contact_messages, sent_from text, sent_to text) returns jsonb
	language sql immutable set search_path = ''
as $$
	select jsonb_strip_nulls(jsonb_build_object(
		'from', sent_from,
		'to', sent_to,
		-- Only one plain address. A list or a name in front would let the visitor choose who else gets the gym's reply.
		'reply_to', case when not message.mail_without_reply and message.email ~ '^[^][@,;:<>()"\\]+@[^][@,;:<>()"\\]+$' then message.email end,
		-- The page brings a subject only if the site's texts have another one than this, contact.mailSubject of src/texts/english.json.
		'subject', private.mail_line(replace(coalesce(message.subject, 'New message from {name}'), '{name}', coalesce(message.name, message.email))),
		'text', private.contact_mail_text(message)
	));
$$;

-- Posts the message to the mail service, and notes the request on the row. The message is stored even if that fails.
create function private.mail_contact_message() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	settings jsonb;
	body jsonb;
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
		body := private.contact_mail(new, settings ->> 'contact_mail_from', settings ->> 'contact_mail_to');
		execute 'select net.http_post(url => $1, body => $2, headers => $3)' into new.mail_request using
			settings ->> 'contact_mail_url',
			body,
			jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || (settings ->> 'contact_mail_key'),
				-- So that the service sends it once. The salt keeps two projects with one mail account apart. The body is in it
				-- because a service refuses a key that it knows with another body, as after a correction of a setting.
				'Idempotency-Key', (
					select 'contact-message-' || encode(sha256(convert_to(concat(salt, new.id, body), 'UTF8')), 'hex')
					from private.message_salt
				));
	end if;
	return new;
exception when others then
	raise warning 'Message % is stored but not emailed: % (%)', new.id, sqlerrm, sqlstate;
	return new;
end;
$$;

-- Not for messages that the gym imports.
create trigger mail_contact_message before insert on public.contact_messages
	for each row when (current_user in ('anon', 'authenticated')) execute function private.mail_contact_message();
create trigger mail_contact_message_again before update of mail_tried_at on public.contact_messages
	for each row execute function private.mail_contact_message();

-- Reads the mail service's responses, and sends again what it has not taken.
create function private.retry_contact_mails() returns void
	language plpgsql set search_path = ''
as $$
begin
	-- In this order: the responses, then the time, then what is sent again.
	update public.contact_messages set mail = 'sent' from net._http_response as response
		where mail = 'waiting' and response.id = mail_request and response.status_code between 200 and 299;
	-- The service refuses this mail for good. Other errors may pass: a wrong key, too many mails, a service that is down.
	update public.contact_messages set mail = 'failed' from net._http_response as response
		where mail = 'waiting' and mail_without_reply and response.id = mail_request and response.status_code in (400, 422);
	update public.contact_messages set mail_without_reply = true, mail_tried_at = now() from net._http_response as response
		where mail = 'waiting' and response.id = mail_request and response.status_code in (400, 422);
	-- Not what somebody has just sent again: a response arrives within seconds.
	update public.contact_messages set mail = 'failed'
		where mail = 'waiting' and created_at < now() - interval '1 day' and mail_tried_at < now() - interval '5 minutes';
	update public.contact_messages set mail_tried_at = now() where mail = 'waiting' and mail_tried_at < now() - interval '5 minutes';
end;
$$;

do $$
begin
	create extension if not exists pg_cron;
	perform cron.schedule('retry contact mails', '*/10 * * * *', 'select private.retry_contact_mails()');
exception when others then
	raise notice 'pg_cron is missing: a mail that the service has not taken is not sent again.';
end;
$$;

revoke all on function private.mail_line(text), private.contact_mail_text(public.contact_messages) from public;
revoke all on function private.contact_mail(public.contact_messages, text, text), private.mail_contact_message() from public;
revoke all on function private.retry_contact_mails() from public;

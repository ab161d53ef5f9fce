-- An address that no mail system takes is refused: the mail to the gym, which replies to it, would never arrive. The form has
-- the same rule (src/lib/email.ts). "Not valid": earlier messages keep theirs.
do $$
declare
	-- Spaces and characters that nobody sees, as in 20261123090100_messages.sql.
	unseen constant text := '\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0';
	name constant text := '[^' || unseen || '.@,;:<>()"\\[\]]+';
	-- A letter of any script, or a digit.
	letter constant text := '[^' || unseen || '!-/:-@[-`{-~]';
	label constant text := format('%1$s(?:(?:%1$s|-){0,61}%1$s)?', letter);
begin
	execute format(
		'alter table public.contact_messages add constraint contact_messages_address check (email ~ %L) not valid',
		format('^(?=.{1,64}@)%1$s(?:\.%1$s)*@(?:%2$s\.)+(?!\d+$)%3$s(?:%3$s|-)*%3$s$', name, label, letter)
	);
end;
$$;

-- A mail service may refuse the visitor's address for good all the same. Then the mail goes out once more without it.
alter table public.contact_messages add column mail_without_reply boolean not null default false;
comment on column public.contact_messages.mail_without_reply is 'Whether the mail service refused the visitor''s address as the one to reply to.';

create or replace function private.contact_mail(message public.contact_messages, sent_from text, sent_to text) returns jsonb
	language sql immutable set search_path = ''
as $$
	select jsonb_strip_nulls(jsonb_build_object(
		'from', sent_from,
		'to', sent_to,
		-- Only one plain address. A list or a name in front would let the visitor choose who else gets the gym's reply.
		'reply_to', case when not message.mail_without_reply and message.email ~ '^[^][@,;:<>()"\\]+@[^][@,;:<>()"\\]+$' then message.email end,
		'subject', 'New message from ' || name,
		'text', concat_ws(E'\n', name, message.email, message.about, message.class, E'\n' || nullif(message.comment, ''))
	))
	-- A line break in a name must not begin a new line of the mail's header, and nothing may turn its letters around or hide some.
	from regexp_replace(message.name, '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g') as visible,
		regexp_replace(visible, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g') as name;
$$;

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

create or replace function private.retry_contact_mails() returns void
	language plpgsql set search_path = ''
as $$
begin
	update public.contact_messages set mail = 'sent' from net._http_response as response
		where mail = 'waiting' and response.id = mail_request and response.status_code between 200 and 299;
	update public.contact_messages set mail = 'failed' where mail = 'waiting' and created_at < now() - interval '1 day';
	-- The service refuses this mail for good. Other errors may pass: a wrong key, too many mails, a service that is down.
	update public.contact_messages set mail = 'failed' from net._http_response as response
		where mail = 'waiting' and mail_without_reply and response.id = mail_request and response.status_code in (400, 422);
	update public.contact_messages set mail_without_reply = true, mail_tried_at = now() from net._http_response as response
		where mail = 'waiting' and response.id = mail_request and response.status_code in (400, 422);
	-- A response arrives within seconds.
	update public.contact_messages set mail_tried_at = now() where mail = 'waiting' and mail_tried_at < now() - interval '5 minutes';
end;
$$;

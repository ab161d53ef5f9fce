-- A mail with another body has another key, so that a corrected setting (contact_mail_to) reaches the mail service, which refuses a key
-- that it knows with another body.
create or replace function private.mail_contact_message() returns trigger
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

-- In other words: any mail that is refused for good goes out without it.
comment on column public.contact_messages.mail_without_reply is 'Whether the mail goes out without the visitor''s address as the one to reply to.';

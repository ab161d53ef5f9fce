-- The subject of mails is a text of the site (contact.mailSubject), and no longer a limit of messages as well. A message that brings
-- none gets the default of that text.
create or replace function private.contact_mail(message public.contact_messages, sent_from text, sent_to text) returns jsonb
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

alter table public.message_limits drop column mail_subject;

-- As before, without a lock of its own: check_contact_message, which runs first, holds it until the transaction ends.
create or replace function private.limit_contact_messages() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	limits public.message_limits;
begin
	if coalesce(current_setting('gym.message_stored', true), '') = 'yes' then
		raise exception 'One request stores one message.' using errcode = 'PT400';
	end if;
	perform set_config('gym.message_stored', 'yes', true); -- until this transaction ends

	perform private.delete_old_messages();
	select * into limits from public.message_limits;

	if (select count(*) from public.contact_messages where created_at > now() - interval '1 minute') >= limits.per_minute
		or (select count(*) from public.contact_messages where created_at > now() - interval '1 day') >= limits.per_day
		or exists (
			select from private.message_networks() cross join lateral (
				select count(*) as day, count(*) filter (where sent_at > now() - interval '1 hour') as hour
				from private.message_senders where sender = network
			) as sent
			where hour >= senders * limits.sender_per_hour or day >= senders * limits.sender_per_day
		)
	then
		raise exception 'Too many messages at the moment.' using errcode = 'PT429';
	end if;
	insert into private.message_senders (sender) select network from private.message_networks();
	return new;
end;
$$;

-- Where the sender of a message came from, and the subject of its mail in the gym's words.
alter table public.contact_messages
	add column source text,
	add constraint contact_messages_source check (char_length(source) between 1 and 200 and source !~ '[\u0001-\u001f\u007f-\u009f]');
comment on column public.contact_messages.source is 'The site and campaign that led to the gym''s site, if settings/gym.json turns this on.';
grant insert (source) on table public.contact_messages to anon, authenticated;

alter table public.message_limits
	add column mail_subject text not null default 'New message from {name}' check (mail_subject !~ '[\u0001-\u001f\u007f-\u009f]');
comment on column public.message_limits.mail_subject is 'The subject of the mail for a message. {name} becomes the sender''s name.';

-- As before, with the subject and the source.
create or replace function private.contact_mail(message public.contact_messages, sent_from text, sent_to text) returns jsonb
	language sql stable set search_path = ''
as $$
	select jsonb_strip_nulls(jsonb_build_object(
		'from', sent_from,
		'to', sent_to,
		'reply_to', case when not message.mail_without_reply and message.email ~ '^[^][@,;:<>()"\\]+@[^][@,;:<>()"\\]+$' then message.email end,
		'subject', replace(mail_subject, '{name}', name),
		'text', concat_ws(E'\n', name, message.email, message.about, message.class, E'\n' || nullif(message.comment, ''),
			E'\n(' || message.source || ')')
	))
	from public.message_limits,
		regexp_replace(message.name, '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g') as visible,
		regexp_replace(visible, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g') as name;
$$;

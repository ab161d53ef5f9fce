-- A message says what the visitor chose in up to 200 characters ("Free trial · Boxing · Tue, Dec 1, 9:00am · with Mara
-- Lindqvist"), and may have a phone number. The class is its id.
alter table public.contact_messages
	drop constraint if exists contact_messages_about,
	add column phone text;
comment on column public.contact_messages.phone is 'If settings/gym.json turns this on.';
grant insert (phone) on table public.contact_messages to anon, authenticated;

create or replace function private.contact_limits() returns jsonb language sql immutable set search_path = ''
as $$ select '{"name": 100, "email": 254, "phone": 40, "class": 60, "about": 200, "comment": 5000, "source": 200}'::jsonb; $$;

-- What was chosen names the class. A message sent without JavaScript has only its id.
create or replace function private.contact_mail_text(message public.contact_messages, name text) returns text
	language sql immutable set search_path = ''
as $$
	select concat_ws(E'\n', name, message.email, message.phone, coalesce(message.about, message.class),
		E'\n' || nullif(message.comment, ''), E'\n(' || message.source || ')');
$$;

revoke all on function private.contact_limits(), private.contact_mail_text(public.contact_messages, text) from public;

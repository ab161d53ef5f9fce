-- Messages from the site's forms. Visitors may add them; only the gym (dashboard, service_role) may read them. Their limits in
-- number are in messages_limits.sql, their mails in messages_mails.sql.

create table public.contact_messages (
	id bigint generated always as identity primary key,
	created_at timestamptz not null default now(),
	message_id uuid unique,

	-- What a visitor fills in: the fields of message_fields().
	name text,
	email text not null,
	phone text,
	about text,
	class text,
	consent text,
	comment text not null default '',
	source text,
	form text,
	subject text,

	mail text check (mail in ('waiting', 'sent', 'failed')), -- empty without a mail service
	mail_tried_at timestamptz,
	mail_request bigint, -- pg_net's id
	mail_without_reply boolean not null default false
);

comment on table public.contact_messages is 'Messages from the site''s forms, newest last.';
comment on column public.contact_messages.message_id is 'Made by the page. Sending the same message again fails with 409.';
comment on column public.contact_messages.phone is 'If settings/gym.json turns this on.';
comment on column public.contact_messages.consent is 'The words that the sender agreed to.';
comment on column public.contact_messages.source is 'The site and campaign that led to the gym''s site, if settings/gym.json turns this on.';
comment on column public.contact_messages.form is 'The id of the form. Empty for the contact form.';
comment on column public.contact_messages.subject is 'The subject of the mail, from the site''s texts. {name} becomes the sender''s name.';
comment on column public.contact_messages.mail_without_reply is 'Whether the mail goes out without the visitor''s address as the one to reply to.';

create index contact_messages_created_at on public.contact_messages (created_at);

-- Only these columns, so that visitors can't set the id or the time.
alter table public.contact_messages enable row level security;
revoke all on table public.contact_messages from public, anon, authenticated;
revoke all on sequence public.contact_messages_id_seq from public, anon, authenticated;
grant insert (message_id, name, email, phone, about, class, consent, comment, source, form, subject)
	on table public.contact_messages to anon, authenticated;
grant all on table public.contact_messages to service_role;

-- Supabase's advisors warn about a policy that is always true. This is intended: the form needs no account, and the trigger below and
-- the limits decide what is stored.
create policy "Anyone may send a message" on public.contact_messages
	for insert to anon, authenticated with check (true);

-- What visitors may send is checked when they send it. A stored message is never checked again: a rule that came later would stop its
-- mails, and a restored backup. So these rules aren't constraints of the table.

-- The fields that a visitor may fill in, in the order of the mail, each with its longest length. src/contact/fields.ts has the same.
create function private.message_fields() returns table (field text, longest integer)
	language sql immutable set search_path = ''
as $$
	values ('name', 100), ('email', 254), ('phone', 40), ('about', 500), ('class', 60), ('consent', 500), ('comment', 5000),
		('source', 200), ('form', 40), ('subject', 100);
$$;

-- A text as one line: white space and control characters become one space, as the page does it before it sends a message.
create function private.one_line(typed text) returns text
	language sql immutable set search_path = ''
as $$
	select trim(regexp_replace(typed,
		'[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'));
$$;

-- Refuses only what nobody can type into a form. The rest is stored as one line.
create function private.check_contact_message() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	-- Spaces and characters that nobody sees: most of those in src/lib/invisible.ts. \s misses some and depends on the database's locale.
	unseen constant text := '\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0';
	visible constant text := '[^' || unseen || ']';
	-- An address that every mail system takes (src/lib/email.ts). A letter is one of any script, or a digit.
	part constant text := '[^' || unseen || '.@,;:<>()"\\[\]]+';
	letter constant text := '[^' || unseen || '!-/:-@[-`{-~]';
	label constant text := format('%1$s(?:(?:%1$s|-){0,61}%1$s)?', letter);
	address constant text := format('^(?=.{1,64}@)%1$s(?:\.%1$s)*@(?:%2$s\.)+(?!\d+$)%3$s(?:%3$s|-)*%3$s$', part, label, letter);
	field text;
	longest integer;
	typed text;
	pattern text;
begin
	for field, longest in select * from private.message_fields() loop
		typed := to_jsonb(new) ->> field;
		continue when typed is null; -- no form has all fields
		if field <> 'comment' then
			typed := private.one_line(typed);
			new := jsonb_populate_record(new, jsonb_build_object(field, typed));
		end if;
		-- The length first: a pattern takes seconds for a long text.
		if char_length(typed) > longest then
			raise check_violation using message = format('The %s is too long.', field);
		end if;
		pattern := case field
			when 'email' then address
			when 'form' then '^[a-z0-9-]+$'
			when 'comment' then '' -- anything, or nothing
			else visible
		end;
		if typed !~ pattern then
			raise check_violation using message = format('The %s is not accepted.', field);
		end if;
	end loop;

	-- After a message that is being stored at the same moment, which may be the same one.
	perform pg_advisory_xact_lock(hashtext('public.contact_messages'));
	-- Before the limits: the page sends a message again if it never got the response.
	if exists (select from public.contact_messages where message_id = new.message_id) then
		raise unique_violation using message = 'This message is stored.';
	end if;
	return new;
end;
$$;

-- Its name comes before those of the other triggers, so it runs first, and its lock holds for them.
create trigger check_contact_message before insert on public.contact_messages
	for each row when (current_user in ('anon', 'authenticated')) execute function private.check_contact_message();

-- Everyone may call a new function unless that is revoked.
revoke all on function private.message_fields(), private.one_line(text), private.check_contact_message() from public;

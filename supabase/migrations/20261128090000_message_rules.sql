-- What visitors may send is checked when they send it. A stored message is never checked again: a rule that came later would stop
-- its mails, and a restored backup.
alter table public.contact_messages
	drop constraint contact_messages_name,
	drop constraint contact_messages_email,
	drop constraint contact_messages_address,
	drop constraint contact_messages_class,
	drop constraint contact_messages_comment,
	drop constraint contact_messages_about,
	drop constraint contact_messages_source;

-- The fields that a visitor may fill in, each with its longest length.
create function private.contact_limits() returns jsonb language sql immutable set search_path = ''
as $$ select '{"name": 100, "email": 254, "class": 60, "about": 80, "comment": 5000, "source": 200}'::jsonb; $$;

create function private.check_contact_message() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	-- Spaces and characters that nobody sees, as in src/lib/invisible.ts. \s misses some and depends on the database's locale.
	unseen constant text := '\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0';
	visible constant text := '[^' || unseen || ']';
	one_line constant text := '^[^\u0001-\u001f\u007f-\u009f]+$';
	-- An address that every mail system takes (src/lib/email.ts). A letter is one of any script, or a digit.
	part constant text := '[^' || unseen || '.@,;:<>()"\\[\]]+';
	letter constant text := '[^' || unseen || '!-/:-@[-`{-~]';
	label constant text := format('%1$s(?:(?:%1$s|-){0,61}%1$s)?', letter);
	address constant text := format('^(?=.{1,64}@)%1$s(?:\.%1$s)*@(?:%2$s\.)+(?!\d+$)%3$s(?:%3$s|-)*%3$s$', part, label, letter);
	field text;
	longest integer;
	typed text;
begin
	for field, longest in select key, value from jsonb_each_text(private.contact_limits()) loop
		typed := to_jsonb(new) ->> field;
		-- The length first: a pattern takes seconds for a long text.
		if char_length(typed) > longest then
			raise check_violation using message = format('The %s is too long.', field);
		end if;
		if typed !~ (case
			when field = 'email' then address
			when field in ('name', 'class') then visible
			when field = 'comment' then ''
			else one_line
		end) then
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

-- Its name comes before those of the other triggers, so it runs first.
create trigger check_contact_message before insert on public.contact_messages
	for each row when (current_user in ('anon', 'authenticated')) execute function private.check_contact_message();

-- The text of the mail to the gym.
create function private.contact_mail_text(message public.contact_messages, name text) returns text
	language sql immutable set search_path = ''
as $$
	select concat_ws(E'\n', name, message.email, message.about, message.class, E'\n' || nullif(message.comment, ''),
		E'\n(' || message.source || ')');
$$;

-- As before, with the text from above.
create or replace function private.contact_mail(message public.contact_messages, sent_from text, sent_to text) returns jsonb
	language sql stable set search_path = ''
as $$
	select jsonb_strip_nulls(jsonb_build_object(
		'from', sent_from,
		'to', sent_to,
		-- Only one plain address. A list or a name in front would let the visitor choose who else gets the gym's reply.
		'reply_to', case when not message.mail_without_reply and message.email ~ '^[^][@,;:<>()"\\]+@[^][@,;:<>()"\\]+$' then message.email end,
		'subject', replace(mail_subject, '{name}', name),
		'text', private.contact_mail_text(message, name)
	))
	-- A line break in a name must not begin a new line of the mail's header, and nothing may turn its letters around or hide some.
	from public.message_limits,
		regexp_replace(message.name, '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g') as visible,
		regexp_replace(visible, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g') as name;
$$;

revoke all on function private.contact_limits(), private.check_contact_message() from public;
revoke all on function private.contact_mail_text(public.contact_messages, text) from public;

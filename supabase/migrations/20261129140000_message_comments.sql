-- The rules for messages, in other words: what they refuse and store hasn't changed.
comment on table public.message_limits is 'How many messages the site''s forms store: per minute and per day from all visitors together, per hour and per day from one sender. And how many months each is stored.';

create or replace function private.check_contact_message() returns trigger
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

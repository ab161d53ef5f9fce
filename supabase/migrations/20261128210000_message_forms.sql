-- More forms than the contact form: a message may come without a name, from a form with an id, and with what its sender agreed to.
-- It brings the subject of its mail in the site's language.
alter table public.contact_messages
	add column form text,
	add column subject text,
	add column consent text,
	alter column name drop not null;
comment on column public.contact_messages.form is 'The id of the form. Empty for the contact form.';
comment on column public.contact_messages.subject is 'The subject of the mail, from the site''s texts. {name} becomes the sender''s name.';
comment on column public.contact_messages.consent is 'The words that the sender agreed to.';
grant insert (form, subject, consent) on table public.contact_messages to anon, authenticated;
comment on table public.contact_messages is 'Messages from the site''s forms, newest last.';
comment on column public.message_limits.mail_subject is 'The subject of the mail for a message that brings none. {name} becomes the sender''s name.';

-- The fields that a visitor may fill in, in the order of the mail, each with its longest length.
create function private.message_fields() returns table (field text, longest integer)
	language sql immutable set search_path = ''
as $$
	values ('name', 100), ('email', 254), ('phone', 40), ('about', 200), ('class', 60), ('consent', 500), ('comment', 5000),
		('source', 200), ('form', 40), ('subject', 100);
$$;

-- A text as one line: white space and control characters become one space, as src/lib/text.ts does it before the page sends it.
create function private.one_line(typed text) returns text
	language sql immutable set search_path = ''
as $$
	select trim(regexp_replace(typed,
		'[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'));
$$;

-- Refuses only what nobody can type into a form. The rest is stored as one line.
create or replace function private.check_contact_message() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	-- Spaces and characters that nobody sees, as in src/lib/invisible.ts. \s misses some and depends on the database's locale.
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
begin
	for field, longest in select * from private.message_fields() loop
		typed := to_jsonb(new) ->> field;
		if field <> 'comment' then
			typed := private.one_line(typed);
			new := jsonb_populate_record(new, jsonb_build_object(field, typed));
		end if;
		-- The length first: a pattern takes seconds for a long text.
		if char_length(typed) > longest then
			raise check_violation using message = format('The %s is too long.', field);
		end if;
		if typed !~ (case field when 'email' then address when 'form' then '^[a-z0-9-]+$' when 'comment' then '' else visible end) then
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

-- The mail to the gym: its subject in the words of the form, and everything that was filled in, a line each. Nothing may turn the
-- letters of a line around or hide some.
create function private.mail_line(typed text) returns text
	language sql immutable set search_path = ''
as $$
	select regexp_replace(private.one_line(typed), '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g');
$$;

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
	-- What was chosen names the class. A message sent without JavaScript has only its id.
	where typed is not null and field <> 'subject' and not (field = 'class' and message.about is not null);
$$;

create or replace function private.contact_mail(message public.contact_messages, sent_from text, sent_to text) returns jsonb
	language sql stable set search_path = ''
as $$
	select jsonb_strip_nulls(jsonb_build_object(
		'from', sent_from,
		'to', sent_to,
		-- Only one plain address. A list or a name in front would let the visitor choose who else gets the gym's reply.
		'reply_to', case when not message.mail_without_reply and message.email ~ '^[^][@,;:<>()"\\]+@[^][@,;:<>()"\\]+$' then message.email end,
		'subject', private.mail_line(replace(coalesce(message.subject, mail_subject), '{name}', coalesce(message.name, message.email))),
		'text', private.contact_mail_text(message)
	))
	from public.message_limits;
$$;

drop function private.contact_mail_text(public.contact_messages, text);
drop function private.contact_limits();

-- Personal data is deleted on time, not only when another message arrives.
create function private.delete_old_messages() returns void
	language sql set search_path = ''
as $$
	-- now(), never clock_timestamp(): the planner uses no index for a time that changes within a query.
	delete from private.message_senders where sent_at <= now() - interval '1 day';
	delete from public.contact_messages where created_at <= now() - make_interval(months => (select months_stored from public.message_limits));
$$;

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

	-- One at a time, or requests at the same moment would not see each other's message.
	perform pg_advisory_xact_lock(hashtext('public.contact_messages'));
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

do $$
begin
	create extension if not exists pg_cron;
	perform cron.schedule('delete old messages', '7 * * * *', 'select private.delete_old_messages()');
exception when others then
	raise notice 'pg_cron is missing: old messages are deleted when a new one arrives.';
end;
$$;

revoke all on function private.message_fields(), private.one_line(text), private.mail_line(text) from public;
revoke all on function private.contact_mail_text(public.contact_messages), private.delete_old_messages() from public;

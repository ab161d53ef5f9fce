-- Sends messages to the gym's inbox with the class that the visitor asked about, and limits each sender.

-- The class that the link to the form named, e.g. "Boxing, Tuesday 9:00am".
alter table public.contact_messages
	add column about text,
	add constraint contact_messages_about check (char_length(about) between 1 and 80 and about !~ '[\u0001-\u001f\u007f-\u009f]');
grant insert (about) on table public.contact_messages to anon, authenticated;

-- The limit per sender ------------------------------------------------------------------------------------------------

alter table public.message_limits
	add column sender_per_hour integer not null default 5 check (sender_per_hour > 0),
	add column sender_per_day integer not null default 20 check (sender_per_day > 0);

comment on table public.message_limits is 'How many messages the contact page stores: per minute and per day from all visitors together, per hour and per day from one sender.';

-- The API does not expose this schema, and visitors have no privileges in it.
create schema if not exists private;

create table private.message_salt (
	only_row boolean primary key default true check (only_row),
	-- 244 random bits. Without them nobody can find an address by hashing all addresses.
	salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.message_salt default values;

-- Who sent a message within the last day: a hash of the address, without a link to the message. The next message deletes older ones.
create table private.message_senders (
	sender bytea not null,
	sent_at timestamptz not null default clock_timestamp()
);
revoke all on table private.message_salt, private.message_senders from public, anon, authenticated, service_role;
create index message_senders_sender on private.message_senders (sender, sent_at);

-- The hash of the address that the message comes from; null if the hosting service does not report one.
create function private.message_sender() returns bytea
	language plpgsql set search_path = ''
as $$
declare
	address inet;
begin
	-- A hosted project is behind Cloudflare, which overwrites cf-connecting-ip with the address that connected to it. It only
	-- appends to x-forwarded-for, so a client can choose that header's first entry, and with it a new sender each time.
	address := current_setting('request.headers', true)::json ->> 'cf-connecting-ip';
	-- A household or a server has a whole /64 of IPv6 addresses to send from.
	if family(address) = 6 then
		address := network(set_masklen(address, 64));
	end if;
	return (select sha256(convert_to(salt || address, 'UTF8')) from private.message_salt);
exception when invalid_text_representation then
	return null; -- no address, or no JSON
end;
$$;

create or replace function public.limit_contact_messages() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	limits public.message_limits;
	this_sender bytea;
begin
	if coalesce(current_setting('ember_gym.message_stored', true), '') = 'yes' then
		raise exception 'One request stores one message.' using errcode = 'PT400';
	end if;
	perform set_config('ember_gym.message_stored', 'yes', true); -- until this transaction ends

	-- One at a time, or requests at the same moment would not see each other's message.
	perform pg_advisory_xact_lock(hashtext('public.contact_messages'));
	select * into limits from public.message_limits;

	delete from private.message_senders where sent_at < clock_timestamp() - interval '1 day';
	this_sender := private.message_sender();
	if (select count(*) from private.message_senders where sender = this_sender and sent_at > clock_timestamp() - interval '1 hour') >= limits.sender_per_hour
		or (select count(*) from private.message_senders where sender = this_sender) >= limits.sender_per_day
		or (select count(*) from public.contact_messages where created_at > clock_timestamp() - interval '1 minute') >= limits.per_minute
		or (select count(*) from public.contact_messages where created_at > clock_timestamp() - interval '1 day') >= limits.per_day
	then
		raise exception 'Too many messages at the moment.' using errcode = 'PT429';
	end if;
	if this_sender is not null then
		insert into private.message_senders (sender) values (this_sender);
	end if;
	return new;
end;
$$;

-- The mail ------------------------------------------------------------------------------------------------------------

-- A hosted project has pg_net. Without it, everything but the mail works.
do $$
begin
	create extension if not exists pg_net;
exception when others then
	raise notice 'pg_net is not there: messages are stored and not mailed.';
end;
$$;

-- The request body in Resend's format (https://resend.com/docs/api-reference/emails/send-email). Replace this function for
-- another service.
create function private.contact_mail(message public.contact_messages, sent_from text, sent_to text) returns jsonb
	language sql immutable set search_path = ''
as $$
	select jsonb_strip_nulls(jsonb_build_object(
		'from', sent_from,
		'to', sent_to,
		-- Only one plain address. A list or a name in front would let the visitor choose who else gets the gym's reply.
		'reply_to', case when message.email ~ '^[^][@,;:<>()"\\]+@[^][@,;:<>()"\\]+$' then message.email end,
		'subject', 'New message from ' || name,
		'text', concat_ws(E'\n', name, message.email, message.about, message.class, E'\n' || nullif(message.comment, ''))
	))
	-- A line break in a name must not begin a new line of the mail's header.
	from regexp_replace(message.name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g') as name;
$$;

-- Posts the message to the service named in the Vault. The message is stored even if that fails.
create function private.mail_contact_message() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	settings jsonb;
begin
	-- Not every database has these two, so that their names may only be looked up when they are used.
	if to_regclass('vault.decrypted_secrets') is null
		or to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is null
	then
		return null;
	end if;
	execute $query$ select jsonb_object_agg(name, decrypted_secret) from vault.decrypted_secrets where name like 'contact\_mail\_%' $query$
		into settings;
	if settings ? 'contact_mail_url' and settings ? 'contact_mail_key' then
		execute 'select net.http_post(url => $1, body => $2, headers => $3)' using
			settings ->> 'contact_mail_url',
			private.contact_mail(new, settings ->> 'contact_mail_from', settings ->> 'contact_mail_to'),
			jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || (settings ->> 'contact_mail_key'));
	end if;
	return null;
exception when others then
	-- To the project's log (dashboard: Logs, Postgres).
	raise warning 'Message % is stored but not mailed: % (%)', new.id, sqlerrm, sqlstate;
	return null;
end;
$$;

-- Everyone may call a new function unless that is revoked.
revoke all on function private.message_sender(), private.mail_contact_message() from public;
revoke all on function private.contact_mail(public.contact_messages, text, text) from public;

-- Not for messages that the gym imports.
create trigger mail_contact_message after insert on public.contact_messages
	for each row when (current_user in ('anon', 'authenticated'))
	execute function private.mail_contact_message();

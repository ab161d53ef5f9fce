-- Messages from the contact page: stored, limited, emailed to the gym, and deleted after a year. Visitors may add them; only
-- the gym (dashboard, service_role) may read them.

create table public.contact_messages (
	id bigint generated always as identity primary key,
	created_at timestamptz not null default now(),
	name text not null,
	email text not null,
	class text,
	comment text not null default '',
	-- What the visitor chose before: a class, a plan or the free trial, e.g. "Boxing, Tuesday 9:00am".
	about text,
	-- The page checks the same limits first (its messages are in content/pages/contact.md).
	constraint contact_messages_comment check (char_length(comment) <= 5000),
	constraint contact_messages_about check (char_length(about) between 1 and 80 and about !~ '[\u0001-\u001f\u007f-\u009f]')
);

comment on table public.contact_messages is 'Messages from the contact page, newest last.';

create index contact_messages_created_at on public.contact_messages (created_at);

-- A name, a class and an address must contain a visible character. \s alone misses no-break spaces and invisible
-- characters, and depends on the database's locale.
do $$
declare
	-- Control characters and spaces, soft hyphen, zero-width characters, direction marks and letters without a glyph.
	blank constant text := '\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0';
begin
	execute format(
		'alter table public.contact_messages
			add constraint contact_messages_name check (char_length(name) <= 100 and name ~ %1$L),
			add constraint contact_messages_class check (char_length(class) <= 60 and class ~ %1$L),
			add constraint contact_messages_email check (char_length(email) between 3 and 254 and email ~ %2$L)',
		'[^' || blank || ']',
		'^[^' || blank || ']+@[^' || blank || ']+$'
	);
end;
$$;

-- Only these columns, so that visitors can't set the id or the time.
alter table public.contact_messages enable row level security;
revoke all on table public.contact_messages from public, anon, authenticated;
revoke all on sequence public.contact_messages_id_seq from public, anon, authenticated;
grant insert (name, email, class, comment, about) on table public.contact_messages to anon, authenticated;
grant all on table public.contact_messages to service_role;

-- Supabase's advisors warn about a policy that is always true. This is intended: the form needs no account, and the checks above and
-- the limits below decide what is stored.
create policy "Anyone may send a message" on public.contact_messages
	for insert to anon, authenticated with check (true);

-- Limits --------------------------------------------------------------------------------------------------------------

-- To change them: dashboard, Table editor, message_limits.
create table public.message_limits (
	only_row boolean primary key default true check (only_row),
	per_minute integer not null default 10 check (per_minute > 0),
	per_day integer not null default 300 check (per_day > 0),
	sender_per_hour integer not null default 5 check (sender_per_hour > 0),
	sender_per_day integer not null default 20 check (sender_per_day > 0),
	months_stored integer not null default 12 check (months_stored between 1 and 120)
);

comment on table public.message_limits is 'How many messages the contact page stores: per minute and per day from all visitors together, per hour and per day from one sender. And how many months each is stored.';

insert into public.message_limits default values;

-- No policy, which the advisors mention: only the dashboard and service_role may read or change the limits.
alter table public.message_limits enable row level security;
revoke all on table public.message_limits from public, anon, authenticated;
grant all on table public.message_limits to service_role;

create table private.message_salt (
	only_row boolean primary key default true check (only_row),
	-- 244 random bits. Nobody who lacks them can find an IP address by hashing every possible one.
	salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.message_salt default values;

-- Who sent a message within the last day: a hash of the IP address, not linked to the message. No primary key, which the
-- advisors mention: rows are only counted and deleted. (They also call the indexes unused until the first message.)
create table private.message_senders (
	sender bytea not null,
	sent_at timestamptz not null default now()
);
revoke all on table private.message_salt, private.message_senders from public, anon, authenticated, service_role;
create index message_senders_sender on private.message_senders (sender, sent_at);

-- The networks that the message comes from, hashed, each with the number of senders that it counts as.
create function private.message_networks() returns table (network bytea, senders integer)
	language plpgsql set search_path = ''
as $$
declare
	address inet;
begin
	begin
		-- A hosted project is behind Cloudflare, which overwrites cf-connecting-ip with the address that connected to it. It
		-- only appends to x-forwarded-for, so a client could fake its first entry and be a new sender each time.
		address := current_setting('request.headers', true)::json ->> 'cf-connecting-ip';
	exception when invalid_text_representation then
		null; -- no address, or no JSON
	end;
	return query
		select sha256(convert_to(concat(salt, network(set_masklen(address, bits))), 'UTF8')), weight
		from private.message_salt, (values
			(4, 32, 1),
			-- A household or server has a whole /64 of IPv6 addresses. One sender can rent a /48, but several may share it: it counts as three.
			(6, 64, 1), (6, 48, 3),
			-- All senders without an address count as one.
			(null, null, 1)
		) as masks (version, bits, weight)
		where version is not distinct from family(address);
end;
$$;

-- Runs before each row, so that one request can't insert ten thousand.
create function private.limit_contact_messages() returns trigger
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
	select * into limits from public.message_limits;

	-- now(), never clock_timestamp(): the planner uses no index for a time that changes within a query.
	delete from private.message_senders where sent_at <= now() - interval '1 day';
	delete from public.contact_messages where created_at <= now() - make_interval(months => limits.months_stored);

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

-- The gym itself (dashboard, service_role) may import as many as it likes.
create trigger limit_contact_messages before insert on public.contact_messages
	for each row when (current_user in ('anon', 'authenticated'))
	execute function private.limit_contact_messages();

-- Mail ----------------------------------------------------------------------------------------------------------------

-- A hosted project has pg_net. Without it, everything but the mail works.
do $$
begin
	create extension if not exists pg_net;
exception when others then
	raise notice 'pg_net is missing: messages are stored but not emailed.';
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
	-- Not every database has these two, so look their names up only when they are used.
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
	raise warning 'Message % is stored but not emailed: % (%)', new.id, sqlerrm, sqlstate;
	return null;
end;
$$;

-- Everyone may call a new function unless that is revoked.
revoke all on function private.message_networks(), private.limit_contact_messages(), private.mail_contact_message() from public;
revoke all on function private.contact_mail(public.contact_messages, text, text) from public;

-- Not for messages that the gym imports.
create trigger mail_contact_message after insert on public.contact_messages
	for each row when (current_user in ('anon', 'authenticated'))
	execute function private.mail_contact_message();

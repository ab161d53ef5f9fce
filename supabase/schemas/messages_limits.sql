-- How many messages are stored, from everybody and from one sender, and for how long.

-- To change them: dashboard, Table editor, message_limits.
create table public.message_limits (
	only_row boolean primary key default true check (only_row),
	per_minute integer not null default 10 check (per_minute > 0),
	per_day integer not null default 300 check (per_day > 0),
	sender_per_hour integer not null default 5 check (sender_per_hour > 0),
	sender_per_day integer not null default 20 check (sender_per_day > 0),
	months_stored integer not null default 12 check (months_stored between 1 and 120)
);

comment on table public.message_limits is 'How many messages the site''s forms store: per minute and per day from all visitors together, per hour and per day from one sender. And how many months each is stored.';

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

-- The privacy page promises this. Called with each message, and every hour.
create function private.delete_old_messages() returns void
	language sql set search_path = ''
as $$
	-- now(), never clock_timestamp(): the planner uses no index for a time that changes within a query.
	delete from private.message_senders where sent_at <= now() - interval '1 day';
	delete from public.contact_messages where created_at <= now() - make_interval(months => (select months_stored from public.message_limits));
$$;

-- Runs before each row, so that one request can't insert ten thousand, and after check_contact_message, which lets in one message at
-- a time.
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

-- The gym itself (dashboard, service_role) may import as many as it likes. They count as the day's messages, too, unless they have
-- the `created_at` of their own day.
create trigger limit_contact_messages before insert on public.contact_messages
	for each row when (current_user in ('anon', 'authenticated')) execute function private.limit_contact_messages();

do $$
begin
	create extension if not exists pg_cron;
	perform cron.schedule('delete old messages', '7 * * * *', 'select private.delete_old_messages()');
exception when others then
	raise notice 'pg_cron is missing: old messages are deleted when a new one arrives.';
end;
$$;

revoke all on function private.message_networks(), private.delete_old_messages(), private.limit_contact_messages() from public;

-- Limits how many messages the contact page may store, so that a flood can't fill the project's storage.
-- To change the limits: dashboard, Table editor, message_limits.
create table public.message_limits (
	only_row boolean primary key default true check (only_row),
	per_minute integer not null default 10 check (per_minute > 0),
	per_day integer not null default 300 check (per_day > 0)
);

comment on table public.message_limits is 'How many messages the contact page stores per minute and per day, from all visitors together.';

insert into public.message_limits default values;

alter table public.message_limits enable row level security;
revoke all on table public.message_limits from public, anon, authenticated;
grant all on table public.message_limits to service_role;

create index contact_messages_created_at on public.contact_messages (created_at);

-- Runs before each row, so that one request can't insert ten thousand.
create function public.limit_contact_messages() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	limits public.message_limits;
begin
	if coalesce(current_setting('ember_gym.message_stored', true), '') = 'yes' then
		raise exception 'One request stores one message.' using errcode = 'PT400';
	end if;
	perform set_config('ember_gym.message_stored', 'yes', true); -- until this transaction ends

	-- One at a time, or requests at the same moment would not see each other's message.
	perform pg_advisory_xact_lock(hashtext('public.contact_messages'));
	select * into limits from public.message_limits;
	if (select count(*) from public.contact_messages where created_at > clock_timestamp() - interval '1 minute') >= limits.per_minute
		or (select count(*) from public.contact_messages where created_at > clock_timestamp() - interval '1 day') >= limits.per_day
	then
		raise exception 'Too many messages at the moment.' using errcode = 'PT429';
	end if;
	return new;
end;
$$;

revoke all on function public.limit_contact_messages() from public, anon, authenticated;

-- The gym itself (dashboard, service_role) may import as many as it likes.
create trigger limit_contact_messages before insert on public.contact_messages
	for each row when (current_user in ('anon', 'authenticated'))
	execute function public.limit_contact_messages();

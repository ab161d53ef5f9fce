-- One record per account, keyed by the account's id.
create table public.users (
	id uuid primary key references auth.users (id) on delete cascade,
	"savedShows" jsonb not null default '[]'::jsonb,
	constraint users_saved_shows_is_list check (jsonb_typeof("savedShows") = 'array'),
	-- Limits how much an account can store.
	constraint users_saved_shows_size check (octet_length("savedShows"::text) <= 20000)
);

comment on table public.users is 'One record per account, written at sign-up.';

-- Both are needed: privileges say what a role may do, policies with which rows.
-- A hosted project may grant everything on a new table by default, hence the revoke.
alter table public.users enable row level security;
revoke all on table public.users from public, anon, authenticated;
grant select, insert, update on table public.users to authenticated;
grant all on table public.users to service_role;

create policy "An account reads its own record" on public.users
	for select to authenticated using (id = (select auth.uid()));

create policy "An account creates its own record" on public.users
	for insert to authenticated with check (id = (select auth.uid()));

create policy "An account changes its own record" on public.users
	for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- The page writes the record after sign-up. The trigger guarantees it if the browser closes in between.
create function public.create_user_record() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into public.users (id) values (new.id) on conflict (id) do nothing;
	return new;
end;
$$;

revoke all on function public.create_user_record() from public, anon, authenticated;

create trigger create_user_record after insert on auth.users
	for each row execute function public.create_user_record();

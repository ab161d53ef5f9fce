-- Accounts: one record each, readable only by its owner, with the saved classes ("My week"), and a function to delete your own account.

-- For functions and tables that visitors must not reach. The API doesn't expose this schema.
create schema if not exists private;

-- Keyed by the account's id.
create table public.users (
	id uuid primary key references auth.users (id) on delete cascade,
	-- At most 60 event keys of the schedule, e.g. boxing-tuesday-0900.
	"savedShows" jsonb not null default '[]'::jsonb constraint users_saved_shows_are_keys check (
		case when jsonb_typeof("savedShows") = 'array' then
			jsonb_array_length("savedShows") <= 60
			and not jsonb_path_exists("savedShows", 'strict $[*] ? (@.type() != "string" || !(@ like_regex "^[a-z0-9-]{1,60}$"))')
		else false end
	)
);

comment on table public.users is 'One record per account, written at sign-up.';

-- Both are needed: privileges say what a role may do, policies say to which rows.
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

-- The page writes the record after sign-up. The triggers guarantee it if the browser closes in between.
-- A record that cannot be written must never stop a sign-up or a sign-in: the failure goes to the project's log
-- (dashboard: Logs, Postgres), and the next sign-in tries again.
create function private.create_user_record() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into public.users (id) values (new.id) on conflict (id) do nothing;
	return new;
exception when others then
	raise warning 'No record for account %: % (%)', new.id, sqlerrm, sqlstate;
	return new;
end;
$$;

revoke all on function private.create_user_record() from public;

create trigger create_user_record after insert on auth.users
	for each row execute function private.create_user_record();

create trigger heal_user_record after update of last_sign_in_at on auth.users
	for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at)
	execute function private.create_user_record();

-- Adds a class to the caller's list or removes it, and returns the list. No argument can name another account. A single
-- statement reads and writes the list, so a simultaneous change from another device is not lost.
create function public.save_class(event_key text, saved boolean) returns jsonb
	language plpgsql strict security definer set search_path = ''
as $$
declare
	list jsonb;
begin
	insert into public.users (id) values (auth.uid()) on conflict (id) do nothing; -- see create_user_record()
	update public.users
		set "savedShows" = ("savedShows" - event_key) || case when saved then jsonb_build_array(event_key) else '[]' end
		where id = auth.uid()
		returning "savedShows" into list;
	return list;
end;
$$;

comment on function public.save_class(text, boolean) is 'Adds a class to its caller''s saved classes, or removes it.';

revoke all on function public.save_class(text, boolean) from public, anon;
grant execute on function public.save_class(text, boolean) to authenticated;

-- Takes no argument, so it can only delete its caller's account. The record, sessions and identities of the account are
-- deleted with it.
create function public.delete_account() returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	-- The page asks for the password and signs in again. A session left open on a shared computer, or a
	-- stolen token, is usually older than ten minutes. A session that was signed out no longer exists.
	if not exists (
		select from auth.sessions
		where id::text = auth.jwt() ->> 'session_id' and user_id = auth.uid() and created_at > now() - interval '10 minutes'
	) then
		raise exception 'Sign in again before you delete the account.' using errcode = 'PT403';
	end if;
	delete from auth.users where id = auth.uid();
end;
$$;

comment on function public.delete_account() is 'Deletes the account of its caller, who has signed in within the last ten minutes.';

revoke all on function public.delete_account() from public, anon;
grant execute on function public.delete_account() to authenticated;

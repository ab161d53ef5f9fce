-- A record that cannot be written must never stop a sign-up or a sign-in: the failure goes to the project's log
-- (dashboard: Logs, Postgres), and the next sign-in tries again.
create or replace function public.create_user_record() returns trigger
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

revoke all on function public.create_user_record() from public, anon, authenticated;

create trigger heal_user_record after update of last_sign_in_at on auth.users
	for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at)
	execute function public.create_user_record();

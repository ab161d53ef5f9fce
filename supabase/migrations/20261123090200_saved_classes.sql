-- Saved classes ("My week"): "savedShows" holds at most 60 event keys of the calendar files, e.g. boxing-tuesday-0900.
alter table public.users add constraint users_saved_shows_are_keys check (
	case when jsonb_typeof("savedShows") = 'array' then
		jsonb_array_length("savedShows") <= 60
		and not jsonb_path_exists("savedShows", 'strict $[*] ? (@.type() != "string" || !(@ like_regex "^[a-z0-9-]{1,60}$"))')
	else false end
);

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

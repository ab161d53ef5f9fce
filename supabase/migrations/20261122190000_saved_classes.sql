-- "savedShows" holds a member's classes by the event keys of the calendar files: boxing-tuesday-0900.
-- "not valid": an existing list is not checked until it changes.
alter table public.users add constraint users_saved_shows_are_keys check (
	case when jsonb_typeof("savedShows") = 'array' then
		jsonb_array_length("savedShows") <= 60
		and not jsonb_path_exists("savedShows", 'strict $[*] ? (@.type() != "string" || !(@ like_regex "^[a-z0-9-]{1,60}$"))')
	end
) not valid;

-- Adds a class to the caller's list or removes it, and returns the list. No argument can name another account. A single
-- statement reads and writes the list, so a simultaneous change from another device is not lost.
create function public.save_class(event_key text, saved boolean) returns jsonb
	language plpgsql strict security definer set search_path = ''
as $$
declare
	list jsonb;
begin
	insert into public.users (id) values (auth.uid()) on conflict (id) do nothing; -- see create_user_record()
	update public.users set "savedShows" = (
		-- Entries of an older list that are no keys go, or the check would refuse every change.
		select coalesce(jsonb_agg(entry), '[]') from jsonb_array_elements("savedShows") as entries (entry)
		where entry <> to_jsonb(event_key) and entry #>> '{}' ~ '^[a-z0-9-]{1,60}$'
	) || case when saved then jsonb_build_array(event_key) else '[]' end
	where id = auth.uid()
	returning "savedShows" into list;
	return list;
end;
$$;

comment on function public.save_class(text, boolean) is 'Adds a class to its caller''s saved classes, or removes it.';

revoke all on function public.save_class(text, boolean) from public, anon;
grant execute on function public.save_class(text, boolean) to authenticated;

-- Lets members delete their own account. It takes no argument, so it can only delete its caller's. The record, sessions
-- and identities of the account are deleted with it.
create function public.delete_account() returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	-- The page asks for the password and signs in anew. A session that was found on a shared computer, or whose token
	-- was stolen, is older than that, and one that was ended is not there any more.
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

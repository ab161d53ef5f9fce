-- The test account that the sign-in page shows (content/settings/gym.json, "testAccount"): test@example.com / ember-test.
-- Safe to run twice. The hash is bcrypt, as the account service stores it: select extensions.crypt('ember-test', extensions.gen_salt('bf', 10));
insert into auth.users (
	id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
	-- Empty, never null: a hosted project's account service cannot read null tokens and would answer every sign-in with an error
	-- (https://github.com/supabase/auth/issues/1940).
	confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current, reauthentication_token
) values (
	'00000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'test@example.com',
	'$2a$10$yG23wWwTylm3wRS2gq.J4OKabxd2FDbL5rUtk5gVdOW9vn2PnxsDq', now(),
	'{"provider": "email", "providers": ["email"]}', '{"email_verified": true}', now(), now(),
	'', '', '', '', '', ''
) on conflict do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
select
	'00000000-0000-4000-8000-000000000002', 'email', id::text, id,
	jsonb_build_object('sub', id::text, 'email', email, 'email_verified', true, 'phone_verified', false), now(), now(), now()
from auth.users where id = '00000000-0000-4000-8000-000000000001'
on conflict do nothing;

-- A hosted project looks accounts up by this column; the embedded service does not have it.
do $$
begin
	if exists (
		select from information_schema.columns
		where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
	) then
		update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
		where id = '00000000-0000-4000-8000-000000000001' and instance_id is null;
	end if;
end;
$$;

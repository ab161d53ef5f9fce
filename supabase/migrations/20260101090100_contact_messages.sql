-- Messages from the contact page. Visitors may add them; only the gym (dashboard, service_role) may read them.
create table public.contact_messages (
	id bigint generated always as identity primary key,
	created_at timestamptz not null default now(),
	name text not null,
	email text not null,
	class text,
	comment text not null default '',
	-- The page checks the same limits first (its messages are in content/pages/contact.md).
	constraint contact_messages_name check (char_length(name) <= 100 and name ~ '\S'),
	constraint contact_messages_email check (char_length(email) between 3 and 254 and email ~ '^\S+@\S+$'),
	constraint contact_messages_class check (char_length(class) <= 60),
	constraint contact_messages_comment check (char_length(comment) <= 5000)
);

comment on table public.contact_messages is 'Messages from the contact page, newest last.';

-- Only these columns, so that visitors can't set the id or the time.
alter table public.contact_messages enable row level security;
revoke all on table public.contact_messages from public, anon, authenticated;
revoke all on sequence public.contact_messages_id_seq from public, anon, authenticated;
grant insert (name, email, class, comment) on table public.contact_messages to anon, authenticated;
grant all on table public.contact_messages to service_role;

create policy "Anyone may send a message" on public.contact_messages
	for insert to anon, authenticated with check (true);

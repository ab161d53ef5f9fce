-- A message is stored once, even if the page sends it again because it never got the response.
alter table public.contact_messages add column message_id uuid unique;
comment on column public.contact_messages.message_id is 'Made by the page. Sending the same message again fails with 409.';
grant insert (message_id) on table public.contact_messages to anon, authenticated;

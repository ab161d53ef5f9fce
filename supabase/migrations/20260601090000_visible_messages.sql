-- A name, a class and an address must contain a visible character. \s alone misses no-break spaces and invisible
-- characters, and depends on the database's locale. A comment may be empty, so it may also be blank.
do $$
declare
	-- Controls and spaces, soft hyphen, zero-width characters, direction marks and letters without a glyph.
	blank constant text := '\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0';
begin
	-- "not valid": existing messages are not checked.
	execute format(
		'alter table public.contact_messages
			drop constraint contact_messages_name,
			add constraint contact_messages_name check (char_length(name) <= 100 and name ~ %1$L) not valid,
			drop constraint contact_messages_class,
			add constraint contact_messages_class check (char_length(class) <= 60 and class ~ %1$L) not valid,
			drop constraint contact_messages_email,
			add constraint contact_messages_email check (char_length(email) between 3 and 254 and email ~ %2$L) not valid',
		'[^' || blank || ']',
		'^[^' || blank || ']+@[^' || blank || ']+$'
	);
end;
$$;

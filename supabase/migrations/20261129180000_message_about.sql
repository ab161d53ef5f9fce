-- What a visitor asks for has room for the longest titles, so the page doesn't move a part of it into the comment.
create or replace function private.message_fields() returns table (field text, longest integer)
	language sql immutable set search_path = ''
as $$
	values ('name', 100), ('email', 254), ('phone', 40), ('about', 500), ('class', 60), ('consent', 500), ('comment', 5000),
		('source', 200), ('form', 40), ('subject', 100);
$$;

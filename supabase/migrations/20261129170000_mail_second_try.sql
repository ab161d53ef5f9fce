-- A mail that is sent again after its day is over, and refused, is also made once more without the reply address.
create or replace function private.retry_contact_mails() returns void
	language plpgsql set search_path = ''
as $$
begin
	-- In this order: the responses, then the time, then what is sent again.
	update public.contact_messages set mail = 'sent' from net._http_response as response
		where mail = 'waiting' and response.id = mail_request and response.status_code between 200 and 299;
	-- The service refuses this mail for good. Other errors may pass: a wrong key, too many mails, a service that is down.
	update public.contact_messages set mail = 'failed' from net._http_response as response
		where mail = 'waiting' and mail_without_reply and response.id = mail_request and response.status_code in (400, 422);
	update public.contact_messages set mail_without_reply = true, mail_tried_at = now() from net._http_response as response
		where mail = 'waiting' and response.id = mail_request and response.status_code in (400, 422);
	-- Not what somebody has just sent again: a response arrives within seconds.
	update public.contact_messages set mail = 'failed'
		where mail = 'waiting' and created_at < now() - interval '1 day' and mail_tried_at < now() - interval '5 minutes';
	update public.contact_messages set mail_tried_at = now() where mail = 'waiting' and mail_tried_at < now() - interval '5 minutes';
end;
$$;

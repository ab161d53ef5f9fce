import type { PgliteConnection } from '@supabase/lite/pglite';
import { z } from 'astro/zod';

const contactMail = z.object({
	to: z.string(),
	subject: z.string(),
	text: z.string(),
	reply_to: z.string().optional(),
});

/** A contact message in the form that the database posts to a mail service (supabase/migrations). */
export type ContactMail = z.infer<typeof contactMail>;

/**
 * Adds the parts of a hosted Supabase database that the migrations use: the roles, the Vault with the mail settings, and
 * pg_net, whose requests stay in its queue here.
 */
export async function addHostedParts(connection: PgliteConnection): Promise<void> {
	await connection.exec(`
		do $$ begin
			if not exists (select from pg_roles where rolname = 'anon') then
				create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
			end if;
		end; $$;
		grant usage on schema public to anon, authenticated, service_role;

		create schema if not exists vault;
		create table if not exists vault.decrypted_secrets (name text primary key, decrypted_secret text not null);
		insert into vault.decrypted_secrets values
			('contact_mail_url', 'http://localhost'), ('contact_mail_key', 'none'), ('contact_mail_to', 'gym@example.com')
			on conflict do nothing;

		create schema if not exists net;
		create table if not exists net.http_request_queue (id bigint generated always as identity, body jsonb not null);
		create or replace function net.http_post(
			url text, body jsonb, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
		) returns bigint language sql
		as $$ insert into net.http_request_queue (body) values (http_post.body) returning id $$;
	`);
}

/** Takes the emails that were queued since the last call. */
export async function takeMails(connection: PgliteConnection): Promise<ContactMail[]> {
	const { rows } = await connection.driver.query('delete from net.http_request_queue returning body');
	return z
		.array(z.object({ body: contactMail }))
		.parse(rows)
		.map(({ body }) => body);
}

import { explainUnsafeKey } from '../../integrations/account-settings.ts';
import type { Found } from './checks.ts';
import { type Reply, send } from './request.ts';

const pushTables = 'Send the database our tables and rules: npx supabase@3 db push --remote';

/** The account service that a page uses, found in its contact form. */
export function findService({ text }: Reply): { url: string; key: string } | undefined {
	const [, url, key] = /data-url="([^"]+)" data-key="([^"]+)"/.exec(text) ?? [];
	return url && key ? { url, key } : undefined;
}

/** Checks from outside that the account service responds, that its tables are closed and that addresses are confirmed. */
export async function checkAccounts(service: string, key: string, found: Found): Promise<void> {
	const wrong = explainUnsafeKey(key);
	if (wrong) {
		found(service, `PUBLIC_SUPABASE_PUBLISHABLE_KEY ${wrong} It is in the published pages: replace it now.`);
		return;
	}
	const settings = await send(`${service}/auth/v1/settings`, { apikey: key });
	if (isRefused(settings)) {
		found(service, 'it refuses the key. Set PUBLIC_SUPABASE_PUBLISHABLE_KEY to the one of this project; build again.');
		return;
	}
	if (settings.status !== 200) {
		found(service, `${settings.outcome}. Is the project running? A free one sleeps after a week without use.`);
		return;
	}
	if (/"disable_signup": *true/.test(settings.text)) {
		found(service, 'nobody can sign up. Allow new users in the dashboard, Authentication.');
	}
	if (/"mailer_autoconfirm": *true/.test(settings.text)) {
		found(service, 'nobody confirms their address. Switch on "Confirm email" in the dashboard, Authentication.');
	}
	for (const table of ['users', 'contact_messages']) {
		const reply = await send(`${service}/rest/v1/${table}?select=id&limit=1`, { apikey: key });
		if (reply.status === 200) found(service, `ANYBODY CAN READ THE TABLE ${table}. ${pushTables}`);
		else if (!isRefused(reply)) found(service, `the table ${table} is missing: ${reply.outcome}. ${pushTables}`);
	}
}

function isRefused({ status, text }: Reply): boolean {
	return status === 401 || status === 403 || text.includes('"42501"');
}

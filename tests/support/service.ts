import { randomUUID } from 'node:crypto';
import { embeddedKey } from '../../src/integrations/hosting/account-settings.ts';

const { PUBLIC_SUPABASE_URL: project = '', PUBLIC_SUPABASE_PUBLISHABLE_KEY: key = embeddedKey } = process.env;

/** Whether the browser tests use a Supabase project instead of the embedded service (supabase/README.md). */
export const onProject = project !== '';

/** The address of an account service's endpoint, and the headers for a request. */
export const endpoint = (path: string) => `${project}${path}`;
export const headers = { apikey: key };

/** What a visitor types into the sign-in and sign-up forms. */
export interface Account {
	email: string;
	password: string;
}

/** Credentials without an account. */
export function createCredentials(): Account {
	return { email: `${randomUUID()}@example.com`, password: 'a long secret' };
}

import { SHOW_TEST_ACCOUNT } from 'astro:env/server';
import { service } from './settings.ts';

/** Whether this build has an account service. */
export const accountsAvailable = Boolean(service.url && service.key);

/** Whether to offer the test account. The embedded service always has it; a Supabase project only if somebody added it. */
export const testAccountShown = accountsAvailable && (service.url === '/' || SHOW_TEST_ACCOUNT);

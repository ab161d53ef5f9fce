import { PUBLIC_SUPABASE_PUBLISHABLE_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { SHOW_TEST_ACCOUNT } from 'astro:env/server';

/** Whether this build has an account service. */
export const accountsAvailable = Boolean(PUBLIC_SUPABASE_URL && PUBLIC_SUPABASE_PUBLISHABLE_KEY);

/** Whether to offer the test account. The embedded service always has it; a Supabase project only if somebody added it. */
export const testAccountShown = accountsAvailable && (PUBLIC_SUPABASE_URL === '/' || SHOW_TEST_ACCOUNT);

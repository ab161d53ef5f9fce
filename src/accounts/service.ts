/** The service that holds accounts and messages. */
export const service = import.meta.env.ACCOUNT_SERVICE;

/** Whether this build has an account service. */
export const accountsAvailable = service.url !== '';

/** Whether to offer the test account. The embedded service always has it; a Supabase project only if somebody added it. */
export const testAccountShown = service.url === '/' || (accountsAvailable && import.meta.env.SHOW_TEST_ACCOUNT);

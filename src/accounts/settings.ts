import { PUBLIC_SUPABASE_PUBLISHABLE_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';

/**
 * The service that holds accounts and messages. The URL "/" means the site's own server; both are empty without a service.
 * The build validates them (integrations/hosting/account-settings.ts).
 */
export const service = {
	url: PUBLIC_SUPABASE_URL?.trim() ?? '',
	key: PUBLIC_SUPABASE_PUBLISHABLE_KEY?.trim() ?? '',
};

import { embeddedKey } from '../../src/integrations/hosting/account-settings.ts';
import { startSupabase, type SupabaseOptions } from '../../src/integrations/accounts-dev/supabase.ts';

/** A signed-in member. */
export interface Member {
	id: string;
	token: string;
}

export interface Call {
	as?: Member | undefined;
	body?: object;
	key?: string;
	prefer?: string;
	headers?: Record<string, string>;
}

/** A new database in memory. `call` has the rights of anybody with the site's public key; `query` has full access. */
export async function startDatabase(options?: SupabaseOptions) {
	const supabase = await startSupabase(options);

	async function call(method: string, path: string, { as, body, key, prefer, headers }: Call = {}) {
		const apikey = key ?? embeddedKey;
		const request = new Request(`http://localhost${path}`, {
			method,
			headers: {
				'content-type': 'application/json',
				...(apikey && { apikey }),
				...(as && { authorization: `Bearer ${as.token}` }),
				...(prefer && { prefer }),
				...headers,
			},
			...(body && { body: JSON.stringify(body) }),
		});
		const response = await supabase.fetch(request);
		const text = await response.text();
		const isJson = text !== '' && response.headers.get('content-type')?.includes('json');
		return { status: response.status, body: isJson ? JSON.parse(text) : undefined };
	}

	return {
		query: supabase.query,
		fetch: supabase.fetch,
		close: supabase.close,
		call,
		/** Only the status. */
		statusOf: async (method: string, path: string, options?: Call) => (await call(method, path, options)).status,
		async signUp(email: string): Promise<Member> {
			const { body } = await call('POST', '/auth/v1/signup', { body: { email, password: 'secret-1' } });
			return { id: body.user.id, token: body.access_token };
		},
		signIn: (email: string) =>
			call('POST', '/auth/v1/token?grant_type=password', { body: { email, password: 'secret-1' } }),
	};
}

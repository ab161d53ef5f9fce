import { embeddedKey } from '../../src/integrations/hosting/account-settings.ts';
import { startSupabase } from '../../src/integrations/accounts-dev/supabase.ts';

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

/**
 * One database in memory for all test files, because it takes seconds to start. `query` has full access, `call` the rights of
 * anybody with the site's public key.
 */
export const { query, fetch } = await startSupabase();

export async function call(method: string, path: string, { as, body, key, prefer, headers }: Call = {}) {
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
	const response = await fetch(request);
	const text = await response.text();
	const isJson = text !== '' && response.headers.get('content-type')?.includes('json');
	return { status: response.status, body: isJson ? JSON.parse(text) : undefined };
}

/** Only the status. */
export const statusOf = async (method: string, path: string, options?: Call) =>
	(await call(method, path, options)).status;

export async function signUp(email: string): Promise<Member> {
	const { body } = await call('POST', '/auth/v1/signup', { body: { email, password: 'secret-1' } });
	return { id: body.user.id, token: body.access_token };
}

export const signIn = (email: string) =>
	call('POST', '/auth/v1/token?grant_type=password', { body: { email, password: 'secret-1' } });

/** Two members, whose records a file may change. */
export const [ann, bob] = [await signUp('ann@example.com'), await signUp('bob@example.com')];

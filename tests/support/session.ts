// A member's session for tests in jsdom, in the form that the service returns at sign-in.
const expires = Math.floor(Date.now() / 1000) + 3600;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const user = { id: '00000000-0000-4000-8000-00000000000a', aud: 'authenticated', email: 'ada@example.com' };
export const session = {
	access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: user.id, email: user.email, exp: expires })}.${part({})}`,
	refresh_token: 'r',
	token_type: 'bearer',
	expires_in: 3600,
	expires_at: expires,
	user,
};

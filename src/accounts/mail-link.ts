/** Whether a query or fragment comes from an email of the account service: it has all of the service's parameters. */
export function isMailLink(part: string): boolean {
	const given = new URLSearchParams(part.slice(1));
	const value = (name: string) => given.get(name) ?? '';
	return (
		['access_token refresh_token type', 'token_hash type', 'error error_code'].some((set) =>
			set.split(' ').every(value),
		) ||
		// The first of two addresses is confirmed (https://github.com/supabase/auth/blob/master/internal/api/verify.go).
		/^Confirmation link accepted/.test(value('message'))
	);
}

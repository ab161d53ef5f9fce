// Replaces the parts of Supabase's packages that this site never uses: realtime, storage, edge functions, passkeys, wallets.
// They are half of its script, and supabase-js 2.119 always includes them
// (https://github.com/supabase/supabase-js/issues/151). astro.config.mjs aliases them to this file; to use one, remove it
// from the list there. The build fails if the packages import a name that is missing here.
/* eslint-disable @typescript-eslint/no-extraneous-class -- only the names matter */

/** The client creates one when it starts and passes it the session. */
export class RealtimeClient {
	setAuth(): Promise<void> {
		return Promise.resolve();
	}
}
/** The client creates these when it starts too. */
export class StorageClient {}
export class WebAuthnApi {}

/** The rest is only imported. Passkeys count as unsupported. */
export const browserSupportsWebAuthn = () => false;
export const webAuthnAbortService = undefined;
export class FunctionsClient {}
export class FunctionsError extends Error {}
export class FunctionsFetchError extends Error {}
export class FunctionsHttpError extends Error {}
export class FunctionsRelayError extends Error {}
export class StorageApiError extends Error {}
export const FunctionRegion = {};

function unused(): never {
	throw new Error('This part of Supabase is left out of the site: see src/accounts/supabase-stubs.ts.');
}
export {
	unused as createCredential,
	unused as createSiweMessage,
	unused as deserializeCredentialCreationOptions,
	unused as deserializeCredentialRequestOptions,
	unused as fromHex,
	unused as getAddress,
	unused as getCredential,
	unused as serializeCredentialCreationResponse,
	unused as serializeCredentialRequestResponse,
	unused as toHex,
};

// Stands in for what this site never uses of Supabase's packages: realtime, files, edge functions, passkeys, wallets.
// They are half of its script. The build answers their names with this file (astro.config.mjs); whoever needs one takes
// its name off the list there. A name that the packages newly import from them and that is missing here fails the build.
/* eslint-disable @typescript-eslint/no-extraneous-class -- the names are all that is asked for */

/** Made by the client at its start, and told who is signed in. */
export class RealtimeClient {
	setAuth(): Promise<void> {
		return Promise.resolve();
	}
}
/** Made at the client's start too. */
export class StorageClient {}
export class WebAuthnApi {}

/** The rest is only named. Passkeys are told to be impossible in this browser. */
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
	throw new Error('This part of Supabase is left out of the site: see src/accounts/unused-parts.ts.');
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

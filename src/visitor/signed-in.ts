// Who is signed in, as everything but the account service's client may know it: from the stored session, without a request.
import { getProperty } from '~/lib/get-property.ts';
import { notifyStoreChange, readItem, readJson, removeAll, writeItem } from './storage.ts';

/** Reads the signed-in member from the session. Unlike the email address, the id never changes. */
export function readMember() {
	const user = getProperty(readJson('session'), 'user');
	const [id, email] = [getProperty(user, 'id'), getProperty(user, 'email')];
	return typeof id === 'string' && typeof email === 'string' ? { id, email } : undefined;
}

/** What signs the member in; empty without a session. */
export function readTokens(): { access_token: string; refresh_token: string } {
	const session = readJson('session');
	const read = (name: string) => {
		const token = getProperty(session, name);
		return typeof token === 'string' ? token : '';
	};
	return { access_token: read('access_token'), refresh_token: read('refresh_token') };
}

/** The id of the member, also after a session that ended by itself; undefined after "Sign out". */
export function readOwner(): string | undefined {
	return readMember()?.id ?? readItem('signed-in');
}

/** Removes what belongs to a member from this browser: at once, without calling the service. Other tabs follow (keepTab). */
export function forgetMember(): void {
	removeAll('everywhere');
	notifyStoreChange();
	removeAll('in this tab');
}

/**
 * Removes what another member has left in this tab. A session that ends by itself leaves everything: only "Sign out" and
 * another member's sign-in clear what was typed. For pages with a form, since a first look into session storage costs others a
 * thirtieth of their work.
 * @returns whether there was another.
 */
export function keepTab(): boolean {
	const [last, owner] = [readItem('member'), readOwner()];
	const isOther = last !== undefined && last !== owner;
	if (isOther) removeAll('in this tab');
	if (owner !== undefined && last !== owner) writeItem('member', owner);
	if (owner !== undefined && readItem('signed-in') !== owner) writeItem('signed-in', owner);
	return isOther;
}

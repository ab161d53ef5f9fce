// Who is signed in, as everything but the account service's client may know it: from the stored session, without a request.
import { getProperty } from '~/lib/get-property.ts';
import { notifyStoreChange, readItem, readJson, removeItem } from './storage.ts';

/** Reads the signed-in member from the session. Unlike the email address, the id never changes. */
export const readMember = () => findMember(readJson('session'));

/** The member of a session, if it is one: what is stored or arrives may be anything. */
export function findMember(session: unknown) {
	const user = getProperty(session, 'user');
	const [id, email] = [getProperty(user, 'id'), getProperty(user, 'email')];
	return typeof id === 'string' && typeof email === 'string' ? { id, email } : undefined;
}

/** The id of the member, also after a session that ended by itself; undefined after "Sign out". */
export const readOwner = () => readMember()?.id ?? readItem('signed-in');

/** Whether something that a visitor left is another member's. What was typed before somebody signed in has no owner. */
export const isAnothers = (owner: unknown, member = readOwner()) => Boolean(owner) && owner !== member;

/** Removes what belongs to the member from this browser: at once, without calling the service. */
export function forgetMember(): void {
	for (const name of ['session', 'signed-in', 'week'] as const) removeItem(name);
	notifyStoreChange();
	removeItem('message'); // last: a form that hears of the change writes its empty draft
}

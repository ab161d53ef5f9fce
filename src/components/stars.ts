// The stars of a page: shows which classes this browser has saved, and saves the class whose star is pressed. This stands in
// the page, so it imports types only. What is stored, and under which names, is explained in lib/saved-classes.ts.
import type { SavedClasses } from '~/lib/saved-classes';

const savedClassesKey = 'ember-gym-week';
const mostClasses = 60; // the database has the same limit

const status = document.querySelector<HTMLElement>('.star-status');

/** What may be stored: the list, or the session. */
interface Stored {
	account?: string;
	states?: SavedClasses['states'];
	user?: { id?: string } | null;
}

function parse(name: string): Stored {
	try {
		// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- this site has written it
		return JSON.parse(localStorage.getItem(name) ?? '{}') ?? {};
	} catch {
		return {}; // storage is blocked, or holds something else
	}
}

/** The list of the member, or of the visitor. One that another member's session left behind is not theirs. */
function read() {
	const { account, states } = parse(savedClassesKey);
	const member = parse('ember-gym-session').user?.id;
	return { account, member, states: account && member && account !== member ? {} : { ...states } };
}

function isSaved(state: string | undefined): boolean {
	return state === 'saved' || state === 'added';
}

function mark(): void {
	const { states } = read();
	for (const star of document.querySelectorAll<HTMLElement>('.star')) {
		star.ariaPressed = String(isSaved(states[star.dataset['event'] ?? '']));
	}
}

/** Says what went wrong; nothing takes the sentence away. */
function say(problem?: string): void {
	if (status) status.textContent = problem ? (status.dataset[problem] ?? status.dataset['later'] ?? '') : '';
}

function press({ target }: Event): void {
	const key = target instanceof Element && target.closest<HTMLElement>('.star')?.dataset['event'];
	if (!key) return;
	const { account, member, states } = read();
	const list: { [key: string]: string | undefined } = states;
	const owner = member ?? account;
	// Without an account nobody needs to be told of a removal.
	if (isSaved(list[key])) list[key] = owner && 'removed';
	else if (Object.values(list).filter(isSaved).length < mostClasses) list[key] = 'added';
	else return say('full');
	try {
		localStorage.setItem(savedClassesKey, JSON.stringify({ account: owner, states: list }));
	} catch {
		return say('noStorage');
	}
	say();
	mark();
	void sync();
}

/** Tells the account, if there is something to tell, once the page has loaded: until then the page comes first. */
async function sync(): Promise<void> {
	const { account, member, states } = read();
	const isUnsent = Object.values(states).some((state) => state !== 'saved');
	// My week shows what other devices have saved.
	if (document.readyState !== 'complete' || !(isUnsent || location.hash === '#mine')) return;
	if (!member) return account ? say('signInAgain') : undefined;
	if (!navigator.onLine) return isUnsent ? say('later') : undefined;
	try {
		const accounts = await import('~/accounts/saved-classes');
		say(await accounts.syncSavedClasses());
	} catch {
		say('later');
	}
}

for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, mark);
for (const type of ['load', 'online', 'hashchange']) addEventListener(type, sync);
addEventListener('click', press);
mark();

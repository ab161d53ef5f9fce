// The stars on a page: they show which classes are saved, and save or remove a class on click. Runs while the page is parsed,
// so that stars are painted as they are. SaveClassStatus.astro includes it.
import address from '~/accounts/sync-saved-classes.ts?address';
import { createLoader } from '~/lib/create-loader.ts';
import {
	findUnsentChanges,
	mostClasses,
	readSavedClasses,
	listSavedKeys,
	removeClass,
	writeSavedClasses,
} from '~/visitor/saved-classes.ts';
import { readMember } from '~/visitor/signed-in.ts';
import { onStoreChange } from '~/visitor/storage.ts';

const status = document.querySelector<HTMLElement>('.star-status');
let shown: string | undefined;

const hasUnsent = () => findUnsentChanges(readSavedClasses()).length > 0;
const isMyWeek = () => document.querySelector('.is-mine') !== null;

function markStars(): void {
	const saved = listSavedKeys();
	for (const star of document.querySelectorAll<HTMLElement>('.star')) {
		const isSaved = saved.includes(star.dataset['event'] ?? '');
		star.setAttribute('aria-pressed', String(isSaved));
		star.closest('tr, li')?.classList.toggle('unsaved', !isSaved);
	}
	// For My week's styles: Firefox 115 has no :has().
	for (const box of document.querySelectorAll('my-week, my-week table')) {
		box.classList.toggle('has-rows', box.querySelector('tr [aria-pressed=true]') !== null);
		box.classList.toggle('is-empty', saved.length === 0);
	}
	// It was sent in another tab, or left with its member: nothing is synced later.
	if (shown === 'later' && !hasUnsent()) showMessage();
}

/** Shows one of the messages of SaveClassStatus.astro; without a name, clears it. */
function showMessage(name?: string): void {
	shown = name;
	if (status) status.textContent = name ? (status.dataset[name] ?? status.dataset['later'] ?? '') : '';
}

function toggleStar({ target }: Event): void {
	const key = target instanceof Element && target.closest<HTMLElement>('.star')?.dataset['event'];
	if (!key) return;
	const list = readSavedClasses();
	const saved = listSavedKeys(list);
	const changed = removeClass(list, key);
	if (!saved.includes(key)) {
		if (saved.length >= mostClasses) return showMessage('full');
		changed.states[key] = 'added';
	} else if (list.account !== undefined) changed.states[key] = 'removed'; // to sync the removal
	if (!writeSavedClasses(changed)) return showMessage('noStorage');
	showMessage(saved.length === 0 ? 'first' : undefined);
	void sync();
}

const loadAccounts = createLoader<typeof import('~/accounts/sync-saved-classes.ts')>(address);

/** Syncs with the account if there are changes. Waits until the page has loaded, which has priority, and is visible. */
async function sync(): Promise<void> {
	if (!import.meta.env.HAS_ACCOUNTS) return;
	const list = readSavedClasses();
	const isUnsent = hasUnsent();
	// My week always syncs, to show what other devices have saved.
	if (document.hidden || document.readyState !== 'complete' || !(isUnsent || isMyWeek())) return;
	if (!readMember()) return list.account ? showMessage('signInAgain') : undefined;
	if (!navigator.onLine) return isUnsent ? showMessage('later') : undefined;
	const accounts = await loadAccounts();
	if (!accounts) return showMessage('later');
	const error = await accounts.syncSavedClasses();
	// Nobody would have time to read the first message.
	if (error || shown !== 'first') showMessage(error);
	if (!isMyWeek()) return;
	await accounts.checkSession();
	if (readSavedClasses().account && !readMember()) showMessage('signInAgain');
}

onStoreChange(markStars);
for (const type of ['load', 'online', 'hashchange', 'visibilitychange']) addEventListener(type, sync);
addEventListener('click', toggleStar);
markStars();

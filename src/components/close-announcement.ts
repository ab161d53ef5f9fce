// Lets visitors close an announcement for the session. Runs right after the announcements, before they are painted.
const line = document.currentScript?.parentElement;

/** Fails if storage is blocked: then the announcement is closed until the next page. */
function useStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
	try {
		return use(sessionStorage);
	} catch {
		return undefined;
	}
}

for (const announcement of line?.querySelectorAll<HTMLElement>('[data-close]') ?? []) {
	const key = `gym-closed-${announcement.dataset['close']}`;
	if (useStorage((storage) => storage.getItem(key))) announcement.remove();
	announcement.querySelector('button')?.addEventListener('click', () => {
		announcement.remove();
		document.querySelector('main')?.focus({ preventScroll: true }); // or Tab would continue at the logo
		useStorage((storage) => storage.setItem(key, '1'));
	});
}

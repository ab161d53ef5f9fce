const key = 'ember-gym-typed-email';

/** Takes the email address typed on /login along to /forgot-password; not in the URL, which browsers and hosts keep. */
export function carryEmail(): void {
	const field = document.querySelector<HTMLInputElement>('main [type=email]');
	const forgot = document.querySelector('[data-forgot]');
	forgot?.addEventListener('click', () => {
		useStorage((storage) => storage.setItem(key, field?.value ?? ''));
	});
	if (!field || forgot) return;
	useStorage((storage) => {
		field.value ||= storage.getItem(key) ?? '';
		storage.removeItem(key);
	});
}

function useStorage(use: (storage: Storage) => void): void {
	try {
		use(sessionStorage);
	} catch {
		// storage is blocked: the address is typed again
	}
}

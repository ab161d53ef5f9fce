const key = 'ember-gym-typed-email';

/** Carries the email address typed on /login over to /forgot-password. Not in the URL, which browsers and hosts log. */
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
		// storage is blocked: the visitor types the address again
	}
}

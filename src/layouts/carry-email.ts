const key = 'gym-typed-email';

/**
 * Copies the email address from an account form to the form behind a link with `data-carry-email`. Not in the URL, which
 * browsers and hosts log.
 */
export function carryEmail(): void {
	const field = document.querySelector<HTMLInputElement>('main [type=email]');
	if (!field) return;
	let email = ''; // a message may replace the form
	addEventListener('input', ({ target }) => {
		if (target instanceof HTMLInputElement && target.type === 'email') email = target.value;
	});
	addEventListener('click', ({ target }) => {
		if (target instanceof Element && target.closest('[data-carry-email]')) {
			const { value = email } = document.querySelector<HTMLInputElement>('main [type=email]') ?? {};
			useStorage((storage) => storage.setItem(key, value));
		}
	});
	useStorage((storage) => {
		const typed = storage.getItem(key);
		if (typed && !field.value) field.value = typed;
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

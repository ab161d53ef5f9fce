import { draftKey } from '~/accounts/storage-keys.ts';

/** Keeps what is typed across a reload, until the message is sent, the member signs out or the tab is closed. */
export function keepDraft(form: HTMLFormElement): void {
	const fields = [...form.querySelectorAll<HTMLInputElement>('.field')];
	const save = () => {
		const filled = fields.filter(({ value }) => value).map(({ name, value }) => [name, value]);
		const draft = new URLSearchParams([...filled, ['link', location.search]]);
		useStorage((storage) => storage.setItem(draftKey, String(draft)));
	};
	const clear = ({ defaultPrevented }: Event) => {
		if (!defaultPrevented) useStorage((storage) => storage.removeItem(draftKey));
	};
	// Before this script arrived. The link to the form fills in the others.
	const isTyped = fields.some(({ name, value }) => value && ['name', 'email', 'comment'].includes(name));
	useStorage((storage) => {
		const typed = new URLSearchParams(storage.getItem(draftKey) ?? '');
		const isSameLink = typed.get('link') === location.search; // otherwise, what the new link asks for wins
		for (const field of fields) {
			const value = typed.get(field.name);
			if (!value || (!isSameLink && field.value)) continue;
			field.value = value;
			if (field.matches('select')) field.dispatchEvent(new Event('change')); // days and words follow
		}
	});
	if (isTyped) save();
	form.addEventListener('input', save);
	form.addEventListener('change', save); // offer-days.ts has changed the words
	form.addEventListener('reset', clear); // contact-form.ts has sent the message
	form.addEventListener('submit', clear); // the browser sends it
}

function useStorage(use: (storage: Storage) => void): void {
	try {
		use(sessionStorage);
	} catch {
		// storage is blocked or full: the draft lasts until the page is left
	}
}

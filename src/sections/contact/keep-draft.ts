/** The key in the session storage. */
export const draft = 'ember-gym-message';

/** Keeps what is typed across a reload, until the message is sent or the tab is closed. */
export function keepDraft(form: HTMLFormElement): void {
	const fields = [...form.querySelectorAll<HTMLInputElement>('.field')];
	const save = () => {
		const filled = fields.filter(({ value }) => value).map(({ name, value }) => [name, value]);
		sessionStorage.setItem(draft, String(new URLSearchParams([...filled, ['link', location.search]])));
	};
	const clear = ({ defaultPrevented }: Event) => {
		if (!defaultPrevented) sessionStorage.removeItem(draft);
	};
	try {
		const typed = new URLSearchParams(sessionStorage.getItem(draft) ?? '');
		const isSameLink = typed.get('link') === location.search; // otherwise, what the new link asks for wins
		for (const field of fields) {
			const value = typed.get(field.name);
			if (value && (isSameLink || !field.value)) field.value = value;
		}
	} catch {
		return; // storage is blocked
	}
	form.addEventListener('input', save);
	form.addEventListener('reset', clear); // contact-form.ts has sent the message
	form.addEventListener('submit', clear); // the browser sends it
}

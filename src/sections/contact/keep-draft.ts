import { draftKey } from '~/accounts/storage-keys.ts';

/**
 * Keeps what is typed across a reload, until the message is sent, the member signs out or the tab is closed. Offers the member's
 * email address.
 */
export function keepDraft(form: HTMLFormElement): void {
	const fields = [...form.querySelectorAll<HTMLInputElement>('.field')];
	const email = fields.find(({ name }) => name === 'email');
	const save = () => {
		const filled = fields.filter(({ value }) => value).map(({ name, value }) => [name, value]);
		const member = getMember();
		const draft = new URLSearchParams([...filled, ['link', location.search], ['member', member]]);
		useStorage((storage) => storage.setItem(draftKey, String(draft)));
		// After Back, the browser fills in the fields itself. Safari refuses many changes of the history.
		if (getWriter(history.state) !== member) history.replaceState({ member }, '');
	};
	const clear = ({ defaultPrevented }: Event) => {
		if (!defaultPrevented) useStorage((storage) => storage.removeItem(draftKey));
	};
	/** Follows who is signed in. What a member typed is not for whoever comes next. */
	const follow = () => {
		if (email) email.defaultValue = document.documentElement.dataset['signedIn'] ?? '';
		useStorage((storage) => {
			const typed = new URLSearchParams(storage.getItem(draftKey) ?? '');
			const writers = [typed.get('member'), getWriter(history.state)];
			if (writers.some((member) => member && member !== getMember())) form.reset();
		});
	};
	form.addEventListener('reset', clear); // contact-form.ts has sent the message
	follow();
	for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, follow);
	const isFilled = (field: Element & { value: string }) => field.value !== (field.getAttribute('value') ?? '');
	// Before this script arrived. The link to the form fills in the others.
	const typedHere = fields.filter((field) => ['name', 'email', 'comment'].includes(field.name) && isFilled(field));
	useStorage((storage) => {
		const typed = new URLSearchParams(storage.getItem(draftKey) ?? '');
		const isSameLink = typed.get('link') === location.search; // otherwise, what the new link asks for wins
		for (const field of fields) {
			const value = typed.get(field.name);
			if (!value || typedHere.includes(field) || (!isSameLink && isFilled(field))) continue;
			field.value = value;
			if (field.matches('select')) field.dispatchEvent(new Event('change')); // days and words follow
		}
	});
	if (typedHere.length > 0) save();
	form.addEventListener('input', save);
	form.addEventListener('change', save); // prefill.ts has changed the words
	addEventListener('submit', clear); // the browser sends it, unless a listener of the form has prevented that
}

/** The id of the signed-in member; empty for a visitor. accounts/show-signed-in.ts writes it, and listens to the same events first. */
const getMember = () => document.documentElement.dataset['member'] ?? '';

/** The member who typed into this page; empty for a visitor, undefined for nobody. */
function getWriter(state: unknown): unknown {
	return typeof state === 'object' && state && 'member' in state ? state.member : undefined;
}

function useStorage(use: (storage: Storage) => void): void {
	try {
		use(sessionStorage);
	} catch {
		// storage is blocked or full: the draft lasts until the page is left
	}
}

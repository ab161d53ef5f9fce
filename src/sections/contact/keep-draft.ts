import { onStoreChange, readItem, removeItem, writeItem } from '~/accounts/store.ts';
import { getProperty } from '~/lib/get-property.ts';

/**
 * Keeps what is typed across a reload, until the message is sent, the member signs out or the tab is closed. Offers the member's
 * email address.
 */
export function keepDraft(form: HTMLFormElement): void {
	const fields = [...form.querySelectorAll<HTMLInputElement>('.field')];
	const email = fields.find(({ name }) => name === 'email');
	const read = () => new URLSearchParams(readItem('draft'));
	const save = () => {
		const filled = fields.filter(({ value }) => value).map(({ name, value }) => [name, value]);
		const member = getMember();
		writeItem('draft', String(new URLSearchParams([...filled, ['link', location.search]])));
		// After Back, the browser fills in the fields itself. Safari refuses many changes of the history.
		if (getProperty(history.state, 'member') !== member) history.replaceState({ ...history.state, member }, '');
	};
	const clear = ({ defaultPrevented }: Event) => {
		if (!defaultPrevented) removeItem('draft');
	};
	/** Follows who is signed in. What a member typed is not for whoever comes next. */
	const follow = () => {
		if (email) email.defaultValue = document.documentElement.dataset['signedIn'] ?? '';
		if (isOfAnother(history.state)) form.reset();
	};
	form.addEventListener('reset', clear); // the message is sent
	follow();
	onStoreChange(follow);

	const isFilled = (field: Element & { value: string }) => field.value !== (field.getAttribute('value') ?? '');
	// Before this script arrived. The link to the form fills in the others.
	const typedHere = fields.filter((field) => !field.matches('select') && isFilled(field));
	const draft = read();
	const isSameLink = draft.get('link') === location.search; // otherwise, what the new link asks for wins
	for (const field of fields) {
		const value = draft.get(field.name);
		if (!value || typedHere.includes(field) || (!isSameLink && isFilled(field))) continue;
		field.value = value;
		field.dataset['draft'] = value; // a day that isn't offered yet
		if (field.matches('select')) field.dispatchEvent(new Event('change')); // days and words follow
	}
	if (typedHere.length > 0) save();
	form.addEventListener('input', save);
	form.addEventListener('change', save); // fill-in.ts has changed the class
	addEventListener('submit', clear); // the browser sends it, unless a listener of the form has prevented that
}

/** Whether an entry of the history is of a member who isn't signed in any more. */
export function isOfAnother(state: unknown): boolean {
	const member = getProperty(state, 'member');
	return Boolean(member) && member !== getMember();
}

/** The id of the signed-in member; empty for a visitor. accounts/show-signed-in.ts writes it, and listens to the same events first. */
const getMember = () => document.documentElement.dataset['member'] ?? '';

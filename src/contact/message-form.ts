// A form for messages in the browser: its draft, whose it is, and sending. In the script that each form ends with, before it is painted.
import { onOtherMember, readMember, readOwner } from '~/visitor/signed-in.ts';
import { readSource } from '~/visitor/source.ts';
import { onStoreChange, readItem, removeItem, writeItem } from '~/visitor/storage.ts';

/** What the visitor asks for, in the gym's words; what happens next; and whether it is about a visit, which isn't confirmed yet. */
export interface Summary {
	about: string;
	next: string;
	isVisit: boolean;
}

/** The form that the running script follows. */
export function findForm() {
	const script = document.currentScript;
	const form = script?.closest('section')?.querySelector('form');
	if (!script || !form) throw new TypeError('There is no form.');
	return { script, form };
}

/** The name of the draft's entry. Not by the form's own properties: a field called "name" or "id" takes their place. */
const getEntry = ({ dataset }: HTMLFormElement) => `message-${dataset['form'] ?? ''}` as const;

/** What is typed, the address of the page, the member who typed it, and the id of the message once somebody tried to send it. */
export function readDraft(form: HTMLFormElement): URLSearchParams {
	const draft = new URLSearchParams(readItem(getEntry(form)));
	const owner = draft.get('owner');
	return owner && owner !== readOwner() ? new URLSearchParams() : draft;
}

const nothingAsked = async (): Promise<Summary> => ({ about: '', next: '', isVisit: false });

/**
 * Keeps the draft until the message is sent, another member comes or the tab is closed, and sends the message.
 * @param describe tells what the form knows beside its fields.
 * @param show shows that, after the fields were restored or cleared.
 */
export function startForm(form: HTMLFormElement, describe = nothingAsked, show?: () => void): void {
	const entry = getEntry(form);
	const fields = [...form.querySelectorAll<HTMLInputElement>('.field')];
	const email = fields.find(({ type }) => type === 'email');
	const signedOut = form.querySelector<HTMLElement>('[role=status]');
	const alert = form.querySelector<HTMLElement>('[role=alert]');
	const button = form.querySelector('[type=submit]');
	const canStore = writeItem(entry, readItem(entry) ?? '');
	const state = { draft: readDraft(form), member: readMember(), sending: false, about: '' };

	function keepDraft(id = ''): void {
		const filled = fields.filter(({ type, checked }) => type !== 'checkbox' || checked);
		const entries = filled.map(({ name, value }) => [name, value]);
		const owner = readOwner() ?? '';
		state.draft = new URLSearchParams([...entries, ['link', location.search], ['owner', owner], ['id', id]]);
		writeItem(entry, String(state.draft));
	}

	/** After Back, browsers fill in the fields themselves, even with what another member typed, before the event "pageshow". */
	function restore(): void {
		if (canStore) state.draft = readDraft(form);
		for (const field of canStore ? fields : []) {
			const value = state.draft.get(field.name) || field.defaultValue;
			if (field.type === 'checkbox') field.checked = state.draft.has(field.name);
			else if (value !== undefined && field.value !== value) field.value = value; // a select has no default
		}
		show?.();
	}

	/** Follows who is signed in. A session that ends by itself leaves what is typed, and says so. */
	function follow(): void {
		const before = state.member;
		state.member = readMember();
		if (signedOut && before && !state.member)
			signedOut.hidden = readOwner() !== before.id || String(state.draft) === '';
		if (!state.member) return;
		if (signedOut) signedOut.hidden = true;
		if (email) email.defaultValue = state.member.email;
		if (state.draft.get('owner') === '') keepDraft(state.draft.get('id') ?? ''); // a visitor typed it, who has signed in
	}

	/** What a member typed or sent is not for whoever comes next. */
	function forget(): void {
		if (location.hash === '#sent') location.reload(); // without the panel
		removeItem(entry);
		state.draft = new URLSearchParams();
		if (email) email.defaultValue = state.member?.email ?? '';
		form.reset();
	}

	async function submit(): Promise<void> {
		if (state.sending) return;
		state.sending = true;
		alert?.toggleAttribute('hidden', true);
		button?.setAttribute('aria-busy', 'true');
		const sender = await loadSender();
		const failure = sender ? await send(sender) : 'offline';
		button?.setAttribute('aria-busy', 'false');
		state.sending = false;
		if (failure === undefined) return;
		alert?.querySelector('span')?.replaceChildren(form.dataset[failure] ?? '');
		alert?.removeAttribute('hidden');
		alert?.focus();
	}

	/** @returns why the message wasn't sent, if that isn't beside a field. */
	async function send({ hasMistakes, sendForm, showSent }: Sender): Promise<string | undefined> {
		if (hasMistakes(fields)) return undefined;
		// The same for a message that is sent again, so that it is stored once. Only secure pages can create one.
		keepDraft(state.draft.get('id') || crypto.randomUUID?.());
		const summary = await describe();
		state.about = summary.about;
		const failure = await sendForm(form, state.draft.get('id') ?? '');
		if (failure !== undefined) return failure || undefined;
		removeItem(entry);
		const sent = { ...summary, form: form.dataset['form'], owner: readOwner() };
		history.replaceState(sent, '', `${location.pathname}#sent`);
		showSent(form);
		return undefined;
	}

	form.noValidate = true; // our own error messages replace the browser's
	for (const field of form.querySelectorAll<HTMLInputElement>(':disabled')) field.disabled = false; // an email sent without JavaScript omits them
	if (email && state.member) email.defaultValue = state.member.email;
	restore();
	follow();
	onStoreChange(follow);
	onOtherMember(forget);
	for (const type of ['pageshow', 'prerenderingchange']) addEventListener(type, restore, { capture: true });
	for (const type of ['input', 'change']) form.addEventListener(type, () => keepDraft());
	form.addEventListener('reset', () => setTimeout(restore)); // once the fields are empty
	form.addEventListener('formdata', ({ formData }) => {
		if (state.about) formData.set('about', state.about);
		if (formData.has('source')) formData.set('source', readSource());
	});
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		void submit();
	});
	// Most visitors only look up the address: what sends a message loads when somebody turns to the form.
	form.addEventListener('focusin', loadSender, { once: true });
	if (location.hash === '#sent') void loadSender().then((sender) => sender?.showSent(form));
}

type Sender = typeof import('./send.ts');

let url = '';
/** The script in MessageForm.astro tells the address of send.ts: only a script that Astro processes knows it. */
const arrived = new Promise<void>((resolve) => {
	addEventListener('sender', (event) => {
		if (event instanceof CustomEvent) url = String(event.detail);
		resolve();
	});
});

async function loadSender(): Promise<Sender | undefined> {
	await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 15_000))]);
	// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the module at this address
	return import(/* @vite-ignore */ url).catch(() => {
		if (url) url += '?'; // browsers never retry a module that failed to load, except from another URL (accounts/load-service.ts)
	});
}

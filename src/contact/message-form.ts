// A form for messages in the browser: its draft and whose it is. In the script that each form ends with, before it is painted.
import { readMember, readOwner } from '~/visitor/signed-in.ts';
import { onStoreChange, readItem, writeItem } from '~/visitor/storage.ts';

/** The form that the running script follows. */
export function findForm() {
	const script = document.currentScript;
	const section = script?.closest('section');
	const form = section?.querySelector('form');
	if (!script || !form) throw new TypeError('There is no form.');
	return { script, section, form };
}

/** What a form knows beside its fields. */
export interface Choice {
	/** Shows it as the draft has it, after the fields were restored or cleared. */
	follow: (draft: URLSearchParams) => void;
	/** What the visitor asks for, in the gym's words; what happens next; and whether it is about a visit, which isn't confirmed yet. */
	describe: () => Promise<{ about: string; next: string; isVisit: boolean }>;
}

/** Keeps the draft until the message is sent, another member comes or the tab is closed, and sends the message. */
export function startForm(form: HTMLFormElement, choice?: Choice): void {
	// Not by the form's own properties: a field called "name" or "id" takes their place.
	const entry = `message-${form.dataset['form'] ?? ''}` as const;
	const fields = [...form.querySelectorAll<HTMLInputElement>('.field')];
	const alert = form.querySelector<HTMLElement>('[role=alert]');
	const button = form.querySelector('[type=submit]');
	let isStored = true;
	let isSending = false;
	/** The fields, the address of the page, the member who typed it, and the id of the message once somebody tried to send it. */
	let draft = new URLSearchParams();

	function keepDraft(id = ''): void {
		draft = new URLSearchParams({ link: location.search, owner: readOwner() ?? '', id });
		for (const [name, value] of new FormData(form)) draft.set(name, String(value));
		isStored = writeItem(entry, String(draft));
	}

	/** Follows who is signed in, and shows the draft: after Back, browsers fill in the fields themselves, even with another member's. */
	function follow(): void {
		const member = readMember();
		const owner = readOwner() ?? '';
		if (isStored) draft = new URLSearchParams(readItem(entry));
		if ((draft.get('owner') || owner) !== owner) {
			writeItem(entry, '');
			draft = new URLSearchParams();
			form.reset();
		}
		for (const field of fields) {
			if (field.type === 'email') field.defaultValue = member?.email ?? '';
			const value = draft.get(field.name) || field.defaultValue; // a select has no default
			if (field.type === 'checkbox') field.checked = draft.has(field.name);
			else if (value !== undefined) field.value = value;
		}
		choice?.follow(draft);
		if (member && draft.get('owner') === '') keepDraft(draft.get('id') ?? ''); // a visitor typed it, who has signed in
		// A session that ends by itself leaves what is typed.
		form.querySelector('[role=status]')?.toggleAttribute('hidden', Boolean(member) || !owner || !String(draft));
	}

	async function submit(event: Event): Promise<void> {
		event.preventDefault();
		if (isSending) return;
		isSending = true;
		alert?.toggleAttribute('hidden', true);
		button?.setAttribute('aria-busy', 'true');
		// The same for a message that is sent again, so that it is stored once. Only secure pages can create one.
		const id = draft.get('id') || (crypto.randomUUID?.() ?? '');
		keepDraft(id);
		const sender = await loadSender();
		const outcome = sender ? await sender.sendForm(form, id, choice) : 'offline';
		button?.setAttribute('aria-busy', 'false');
		isSending = false;
		if (outcome === 'sent') writeItem(entry, '');
		const failure = form.dataset[outcome ?? ''];
		alert?.querySelector('span')?.replaceChildren(failure ?? '');
		alert?.toggleAttribute('hidden', !failure);
		alert?.focus();
	}

	form.noValidate = true; // our own error messages replace the browser's
	for (const field of form.querySelectorAll<HTMLInputElement>(':disabled')) field.disabled = false; // an email sent without JavaScript omits them
	follow();
	onStoreChange(follow);
	for (const type of ['input', 'change']) form.addEventListener(type, () => keepDraft());
	form.addEventListener('submit', (event) => void submit(event));
	// Most visitors only look up the address: what sends a message loads when somebody turns to the form.
	form.addEventListener('focusin', loadSender, { once: true });
	if (location.hash === '#sent') void loadSender().then((sender) => sender?.showSent(form));
}

const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

/** Loads send.ts; undefined without a connection. MessageForm.astro has its address, which is known when the page is parsed. */
export async function loadSender(): Promise<typeof import('./send.ts') | undefined> {
	await parsed;
	const { dataset } = document.documentElement;
	// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the module at this address
	return import(/* @vite-ignore */ dataset['sender'] ?? '').catch(() => {
		dataset['sender'] += '?'; // browsers never retry a module that failed to load, except from another URL (accounts/load-service.ts)
	});
}

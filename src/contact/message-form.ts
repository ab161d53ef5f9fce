// A form for messages in the browser: its draft and whose it is. In the script that each form ends with, before it is painted.
import { readMember, readOwner } from '~/visitor/signed-in.ts';
import { onStoreChange, readItem, writeItem } from '~/visitor/storage.ts';

/** What the visitor asks for, in the gym's words; what happens next; and whether it is about a visit, which isn't confirmed yet. */
export interface Summary {
	about: string;
	next: string;
	isVisit: boolean;
}

/** The form that the running script follows. */
export function findForm() {
	const script = document.currentScript;
	const section = script?.closest('section');
	const form = section?.querySelector('form');
	if (!script || !form) throw new TypeError('There is no form.');
	return { script, section, form };
}

/** The name of the draft's entry. Not by the form's own properties: a field called "name" or "id" takes their place. */
const getEntry = ({ dataset }: HTMLFormElement) => `message-${dataset['form'] ?? ''}` as const;

/** What is typed, the address of the page, the member who typed it, and the id of the message once somebody tried to send it. */
export function readDraft(form: HTMLFormElement): URLSearchParams {
	const draft = new URLSearchParams(readItem(getEntry(form)));
	const owner = draft.get('owner');
	// Another link asks for something else: under the same id, the database would take it for the message that it has.
	if (draft.get('link') !== location.search) draft.delete('id');
	return owner && owner !== readOwner() ? new URLSearchParams() : draft;
}

/** What send.ts needs to know of a form. */
export interface Draft {
	/** The name of its entry. */
	entry: ReturnType<typeof getEntry>;
	/** The id of the message, if somebody tried to send it. */
	id: string | null;
	keep: (id: string) => void;
	describe: () => Promise<Summary>;
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
	const signedOut = form.querySelector('[role=status]');
	const alert = form.querySelector<HTMLElement>('[role=alert]');
	const button = form.querySelector('[type=submit]');
	const canStore = writeItem(entry, readItem(entry) ?? '');
	const state = { draft: readDraft(form), owner: readOwner(), isSignedIn: false, sending: false };

	function keepDraft(id = ''): void {
		const filled = fields.filter(({ type, checked }) => type !== 'checkbox' || checked);
		const entries = filled.map(({ name, value }) => [name, value]);
		state.draft = new URLSearchParams([
			...entries,
			['link', location.search],
			['owner', state.owner ?? ''],
			['id', id],
		]);
		if (canStore) writeItem(entry, String(state.draft));
	}

	/** Follows who is signed in, and shows the draft: after Back, browsers fill in the fields themselves, even with another member's. */
	function follow(): void {
		const { owner, isSignedIn } = state;
		const member = readMember();
		state.owner = readOwner();
		state.isSignedIn = member !== undefined;
		const isOther = owner !== undefined && owner !== state.owner;
		if (isOther) {
			// What a member typed or sent is not for whoever comes next.
			if (location.hash === '#sent') location.reload(); // without the panel
			writeItem(entry, '');
			state.draft = new URLSearchParams();
			if (email) email.defaultValue = '';
			form.reset();
		}
		if (email && member) email.defaultValue = member.email;
		if (canStore) state.draft = readDraft(form);
		for (const field of canStore ? fields : []) {
			const value = state.draft.get(field.name) || field.defaultValue;
			if (field.type === 'checkbox') field.checked = state.draft.has(field.name);
			// A select has no default. Nobody's typing is interrupted.
			else if (value !== undefined && field.value !== value && field !== document.activeElement) field.value = value;
		}
		if (member && state.draft.get('owner') === '') keepDraft(state.draft.get('id') ?? ''); // a visitor typed it, who has signed in
		// A session that ends by itself leaves what is typed, and says so.
		if (member || isSignedIn)
			signedOut?.toggleAttribute('hidden', Boolean(member) || isOther || String(state.draft) === '');
		show?.();
	}

	async function submit(event: Event): Promise<void> {
		event.preventDefault();
		if (state.sending) return;
		state.sending = true;
		alert?.toggleAttribute('hidden', true);
		button?.setAttribute('aria-busy', 'true');
		const sender = await loadSender();
		const draft = { entry, id: state.draft.get('id'), keep: keepDraft, describe };
		const failure = sender ? await sender.sendForm(form, draft) : 'offline';
		button?.setAttribute('aria-busy', 'false');
		state.sending = false;
		if (failure === undefined) return;
		alert?.querySelector('span')?.replaceChildren(form.dataset[failure] ?? '');
		alert?.removeAttribute('hidden');
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

type Sender = typeof import('./send.ts');

let url = '';
/** The script in MessageForm.astro tells the address of send.ts: only a script that Astro processes knows it. */
const arrived = new Promise<void>((resolve) => {
	addEventListener('sender', (event) => {
		if (event instanceof CustomEvent) url = String(event.detail);
		resolve();
	});
});

/** Loads send.ts; undefined without a connection. */
export async function loadSender(): Promise<Sender | undefined> {
	await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 15_000))]);
	// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the module at this address
	return import(/* @vite-ignore */ url).catch(() => {
		if (url) url += '?'; // browsers never retry a module that failed to load, except from another URL (accounts/load-service.ts)
	});
}

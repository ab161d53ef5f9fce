// Any form for messages in the browser: its draft, whose it is, and the press of its button. Runs at the end of the form, before it is painted.
import { createLoader } from '~/lib/create-loader.ts';
import { isAnothers, readMember, readOwner } from '~/visitor/signed-in.ts';
import { onStoreChange, readItem, writeItem } from '~/visitor/storage.ts';
import type { Summary } from './send.ts';
import address from './send.ts?address';

const section = document.currentScript?.closest('section');

/** Finds an element of the running script's section, which its component has written. */
export function find<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, selector = ''): HTMLElementTagNameMap[Tag] {
	const element = section?.querySelector<HTMLElementTagNameMap[Tag]>(tag + selector);
	if (!element) throw new TypeError(tag + selector);
	return element;
}

/** What a form knows besides its fields. */
interface Choice {
	/** Shows what is asked for, after the fields were restored or cleared. @param asked the draft, or the query of a new link. */
	apply: (asked: URLSearchParams) => void;
	describe: () => Promise<Summary>;
}

const form = find('form');
const typed = find('div', '[data-fields]'); // what visitors fill in
const fields = [...form.querySelectorAll<HTMLInputElement>('.field')];
const alert = find('div', '[role=alert]');
const button = find('button');
// Not by the form's own properties: a field called "name" or "id" takes their place.
const entry = `message-${form.dataset['form'] ?? ''}` as const;
/** The fields, the query of the page ("/link"), the member who typed it ("/owner"), and the message's "/id" once somebody tried to send it. */
let draft = new URLSearchParams();
let isStored = true;
let choice: Choice | undefined;

/** Keeps the draft until the message is sent, another member signs in or the tab is closed. */
function keepDraft(id = ''): void {
	draft = new URLSearchParams({ '/link': location.search, '/owner': readOwner() ?? '', '/id': id });
	for (const [name, value] of new FormData(form)) draft.set(name, String(value));
	isStored = writeItem(entry, String(draft));
}

/** Reads the draft, which is dropped if it is another member's. */
function readDraft(member: string | undefined): void {
	if (isStored) draft = new URLSearchParams(readItem(entry));
	if (isAnothers(draft.get('/owner'))) {
		writeItem(entry, '');
		draft = new URLSearchParams();
	} else if (member && draft.get('/owner') === '') {
		draft.set('/owner', member); // typed before the member signed in
		if (!draft.get('email')) draft.delete('email'); // the member's takes its place
		isStored = writeItem(entry, String(draft));
	}
	if (!String(draft)) form.reset();
}

/** Follows who is signed in, and shows the draft: after Back, browsers fill in the fields themselves, even with another member's. */
function showDraft(): void {
	if (typed.inert) return; // until what it shows is sent
	const member = readMember();
	readDraft(member?.id);
	for (const field of fields) {
		if (field.type === 'email') field.defaultValue = member?.email ?? '';
		const value = draft.get(field.name) ?? field.defaultValue; // a select has no default
		if (field.type === 'checkbox') field.checked = draft.has(field.name);
		else if (value !== undefined) field.value = value;
	}
	// The draft wins on a reload of its link. At another link, what that asks for wins, and makes it another message.
	const isSame = draft.get('/link') === location.search;
	if (!isSame) draft.delete('/id');
	choice?.apply(isSame ? draft : new URLSearchParams(location.search));
	// A session that ends by itself leaves what is typed.
	find('p', '[role=status]').hidden = Boolean(member) || !readOwner() || !String(draft);
}

/** Adds what the form knows besides its fields. */
export function addChoice(added: Choice): void {
	choice = added;
	showDraft();
}

/** Loads send.ts; undefined without a connection. */
const loadSender = createLoader<typeof import('./send.ts')>(address);

async function submit(event: Event): Promise<void> {
	event.preventDefault();
	if (typed.inert) return;
	// The same for a message that is sent again, so that it is stored once. Only secure pages can create one.
	keepDraft(draft.get('/id') || (crypto.randomUUID?.() ?? ''));
	typed.inert = true; // one press, one message; and nothing is typed that would be lost
	alert.hidden = true;
	button.setAttribute('aria-busy', 'true');
	button.focus(); // it says "sending"
	const sender = await loadSender();
	const sent = await sender?.sendForm(form, draft, choice?.describe);
	const { outcome, place = alert } = sent ?? { outcome: 'offline' };
	button.setAttribute('aria-busy', 'false');
	typed.inert = false;
	if (outcome === 'sent') writeItem(entry, '');
	showDraft(); // empty, if the member has signed out meanwhile
	const failure = form.dataset[outcome] ?? ''; // MessageForm.astro has their texts
	alert.querySelector('span')?.replaceChildren(failure);
	alert.hidden = !failure;
	place.focus({ preventScroll: true }); // focus() alone would leave the label hidden behind the navbar
	place.scrollIntoView({ block: 'nearest' });
}

form.noValidate = true; // our own error messages replace the browser's
for (const field of form.querySelectorAll<HTMLInputElement>(':disabled')) field.disabled = false; // an email sent without JavaScript omits them
showDraft();
onStoreChange(showDraft);
for (const type of ['input', 'change'])
	form.addEventListener(type, () => {
		if (!typed.inert) keepDraft(); // becoming inert fires "change" for the last field
	});
form.addEventListener('submit', submit);
// Most visitors only look up the address: what sends a message loads when somebody turns to the form.
form.addEventListener('focusin', loadSender);
if (location.hash === '#sent') addEventListener('DOMContentLoaded', async () => (await loadSender())?.showSent(form));

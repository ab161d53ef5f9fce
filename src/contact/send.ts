// What a form needs once somebody turns to it: it checks the fields, sends the message and shows the panel. message-form.ts loads it.
import { service } from '~/accounts/service.ts';
import { getProperty } from '~/lib/get-property.ts';
import { isAnothers } from '~/visitor/signed-in.ts';
import { readSource } from '~/visitor/source.ts';
import { onStoreChange } from '~/visitor/storage.ts';
import { limits, type Message, readMessage, trimText } from './fields.ts';

/** What the visitor asks for, in the gym's words; what happens next; and whether it is about a visit, which isn't confirmed yet. */
export interface Summary {
	about: string;
	next: string;
	isVisit: boolean;
}

/** Shows the error of a field below it, or clears it. @returns whether there is one. */
function showError(field: HTMLInputElement): boolean {
	const { valueMissing, patternMismatch } = field.validity;
	const text = valueMissing ? field.dataset['missing'] : field.dataset['wrong'];
	const error = valueMissing || patternMismatch ? text || field.validationMessage : ''; // the browser's, if the form has none
	const place = document.getElementById(`${field.id}-error`);
	if (place) place.textContent = error;
	place?.parentElement?.toggleAttribute('hidden', !error);
	field.setAttribute('aria-invalid', String(Boolean(error)));
	return Boolean(error);
}

/** Checks the fields of a form, and shows their errors. @returns the first field that has one. */
function findMistake(form: HTMLFormElement): HTMLInputElement | undefined {
	const fields = [...form.querySelectorAll<HTMLInputElement>('.field')];
	for (const field of fields) if (field.type !== 'checkbox') field.value = trimText(field.value);
	return fields.filter(showError)[0];
}

/** Why a message wasn't sent: the name of its text in MessageForm.astro. */
type Failure = 'offline' | 'server' | 'refused';

/** Checks the fields of a form and sends its message. @param draft says whose it is, and has its id. @returns the outcome and, as `place`, the first wrong field. */
export async function sendForm(form: HTMLFormElement, draft: URLSearchParams, describe?: () => Promise<Summary>) {
	const place = findMistake(form);
	if (place) return { outcome: 'mistake', place };
	if (new FormData(form).get('honeypot')) return { outcome: 'refused' };
	const { about, next, isVisit } = (await describe?.()) ?? { about: '', next: '', isVisit: false };
	const known = { about: about.slice(0, limits.about), source: readSource(limits.source) };
	for (const [name, value] of Object.entries(known)) {
		const field = form.querySelector<HTMLInputElement>(`[type=hidden][name=${name}]`);
		if (field) field.value = value;
	}
	if (service.url === '') {
		form.submit();
		await new Promise((resolve) => setTimeout(resolve, 5000)); // on a slow connection, the page stays a while: one press, one message
		return { outcome: 'leaving' }; // the draft stays for a visitor who comes back
	}
	const outcome = await sendMessage(readMessage(new FormData(form)), draft.get('/id') ?? '');
	if (outcome !== 'sent') return { outcome };
	const state = { about, next, isVisit, form: form.dataset['form'], owner: draft.get('/owner') };
	history.replaceState(state, '', `${location.pathname}#sent`);
	showSent(form);
	return { outcome };
}

/** Stores the message in the database. Gives up after 15 seconds. Never throws. */
export async function sendMessage(message: Message, id: string, { url, key } = service): Promise<'sent' | Failure> {
	try {
		const { status } = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/contact_messages`, {
			method: 'POST',
			headers: { apikey: key, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
			body: JSON.stringify({ ...message, message_id: id || undefined }),
			signal: AbortSignal.timeout?.(15_000), // in Safari 15.6, the browser's own limit
		});
		// A captive portal or a host without the service sends another status than these two. 409: an earlier attempt stored it.
		if (status === 201 || status === 409) return 'sent';
		// eslint-disable-next-line no-console -- too many messages, a wrong key or missing tables: the site's developers must notice
		console.error('A message was not stored', { status });
		// What is wrong with this message or this site doesn't change by waiting.
		return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'server';
	} catch {
		return 'offline'; // no network, an unreachable service, or a timeout
	}
}

/** Replaces the form's section with the panel in its template, if the history entry says what was sent. Anybody may have written that entry. */
export function showSent(form: HTMLFormElement): void {
	const section = form.closest('section');
	const panel = section?.querySelector('template')?.content;
	const read = (name: string) => getProperty(history.state, name);
	const [about, next, owner] = [read('about'), read('next'), read('owner')];
	const isOurs = read('form') === form.dataset['form'] && !isAnothers(owner);
	if (!section || !panel || !isOurs || typeof about !== 'string' || typeof next !== 'string') return;
	const heading = panel.querySelector('h2');
	for (const [name, text] of Object.entries({ about, next })) {
		const place = panel.querySelector(`[data-${name}]`);
		if (place && text) place.textContent = text;
	}
	for (const part of panel.querySelectorAll<HTMLElement>('[data-visit]')) part.hidden = read('isVisit') !== true;
	section.replaceWith(panel);
	heading?.focus();
	// What a member sent is not for whoever comes next: after a reload, there is no panel.
	onStoreChange(() => {
		if (isAnothers(owner)) location.reload();
	});
}

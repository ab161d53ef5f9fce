// Checks and sends the message of a form, and shows the panel that replaces it. message-form.ts loads it.
import { service } from '~/accounts/available.ts';
import { abortAfter } from '~/lib/abort-after.ts';
import { getProperty } from '~/lib/get-property.ts';
import { readOwner } from '~/visitor/signed-in.ts';
import { type Message, readMessage, trimText } from './fields.ts';

/** Shows the errors of the fields and moves focus to the first. @returns whether there is one. */
export function hasMistakes(fields: HTMLInputElement[]): boolean {
	for (const field of fields) if (field.type !== 'checkbox') field.value = trimText(field.value);
	const [first] = fields.filter(showError);
	first?.focus();
	return first !== undefined;
}

/** Shows the error of a field below it, or clears it. @returns whether there is one. */
function showError(field: HTMLInputElement): boolean {
	const { valueMissing, patternMismatch } = field.validity;
	const error = valueMissing ? field.dataset['missing'] : patternMismatch && field.dataset['wrong'];
	const text = document.getElementById(`${field.id}-error`);
	if (text) text.textContent = error || '';
	text?.parentElement?.toggleAttribute('hidden', !error);
	field.setAttribute('aria-invalid', String(Boolean(error)));
	return Boolean(error);
}

/**
 * Sends the message of a form.
 * @returns why it wasn't stored: a text in src/texts/contact.ts; undefined if it was; '' if the browser leaves for a form service,
 * with a draft that stays for a visitor who comes back.
 */
export async function sendForm(form: HTMLFormElement, id: string): Promise<string | undefined> {
	if (service.url === '') {
		form.submit();
		return '';
	}
	const data = new FormData(form);
	if (data.get('honeypot')) return 'refused';
	form.inert = true; // nobody can type what would be lost
	const failure = await sendMessage(readMessage(data), id);
	form.inert = false;
	return failure;
}

/**
 * Stores the message in the database. Gives up after 15 seconds. Never throws.
 * @returns why it is not stored: a text in src/texts/contact.ts. Undefined if it is.
 */
export async function sendMessage(message: Message, id: string, { url, key } = service) {
	try {
		const { status } = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/contact_messages`, {
			method: 'POST',
			headers: { apikey: key, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
			body: JSON.stringify({ ...message, message_id: id || undefined }),
			signal: abortAfter(15_000),
		});
		// A captive portal or a host without the service sends another status than these two. 409: an earlier attempt stored it.
		if (status === 201 || status === 409) return undefined;
		// eslint-disable-next-line no-console -- too many messages, a wrong key or missing tables: the site's developers must notice
		console.error('A message was not stored', { status });
		// What is wrong with this message or this site doesn't change by waiting.
		return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'server';
	} catch {
		return 'offline'; // no network, an unreachable service, or a timeout
	}
}

/**
 * Replaces the section of the form with the panel in its template, if this entry of the history has what this visitor sent.
 * Anybody, also another version of this site, may have written the entry.
 */
export function showSent(form: HTMLFormElement): void {
	const section = form.closest('section');
	const panel = section?.querySelector('template')?.content;
	const read = (name: string) => getProperty(history.state, name);
	const [about, next] = [read('about'), read('next')];
	const isOurs = read('form') === form.dataset['form'] && read('owner') === readOwner();
	if (!section || !panel || !isOurs || typeof about !== 'string' || typeof next !== 'string') return;
	const heading = panel.querySelector('h2');
	for (const [name, text] of Object.entries({ about, next })) {
		const place = panel.querySelector(`[data-${name}]`);
		if (place && text) place.textContent = text;
	}
	for (const part of panel.querySelectorAll<HTMLElement>('[data-visit]')) part.hidden = read('isVisit') !== true;
	section.replaceWith(panel);
	heading?.focus();
}

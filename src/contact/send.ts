// What a form needs once somebody turns to it: days, sending, and the panel that replaces it. message-form.ts loads it.
import { service } from '~/accounts/available.ts';
import { abortAfter } from '~/lib/abort-after.ts';
import { getProperty } from '~/lib/get-property.ts';
import { fetchComing } from '~/schedule/listed-classes.ts';
import { href } from '~/urls.ts';
import { isAnothers, readOwner } from '~/visitor/signed-in.ts';
import { readSource } from '~/visitor/source.ts';
import { onStoreChange } from '~/visitor/storage.ts';
import { type Message, readMessage, trimText } from './fields.ts';

/** What the visitor asks for, in the gym's words; what happens next; and whether it is about a visit, which isn't confirmed yet. */
export interface Summary {
	about: string;
	next: string;
	isVisit: boolean;
}

/** A class to come. Its `day` is the key of its slot and, after a space, its date; `when` says that in words. */
export type ComingClass = Awaited<ReturnType<typeof listComing>>[number];

export async function listComing() {
	const coming = await fetchComing(href('/schedule.json'));
	return coming.map(({ begins, day, time, ...others }) => ({
		...others,
		day: `${others.key} ${begins.slice(0, 10)}`,
		when: `${day}, ${time}`,
	}));
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
 * Checks the fields of a form and sends its message.
 * @param id the same for a message that is sent again.
 * @returns "mistake" if a field has an error, "leaving" if the browser goes to a form service, with a draft that stays for a visitor
 * who comes back; otherwise what sendMessage() returns.
 */
export async function sendForm(form: HTMLFormElement, id: string, describe?: () => Promise<Summary>) {
	const fields = [...form.querySelectorAll<HTMLInputElement>('.field')];
	for (const field of fields) if (field.type !== 'checkbox') field.value = trimText(field.value);
	const [mistake] = fields.filter(showError);
	mistake?.focus({ preventScroll: true }); // it leaves a field where it is whose label is below the navbar
	mistake?.scrollIntoView({ block: 'nearest' });
	if (mistake) return 'mistake';
	const { about, next, isVisit } = (await describe?.()) ?? { about: '', next: '', isVisit: false };
	function complete({ formData }: FormDataEvent) {
		if (about) formData.set('about', about);
		if (formData.has('source')) formData.set('source', readSource());
	}
	form.addEventListener('formdata', complete, { once: true });
	if (service.url === '') {
		form.submit();
		return 'leaving';
	}
	const data = new FormData(form);
	if (data.get('honeypot')) return 'refused';
	form.inert = true; // nobody can type what would be lost
	const outcome = await sendMessage(readMessage(data), id);
	form.inert = false;
	if (outcome !== 'sent') return outcome;
	const state = { about, next, isVisit, form: form.dataset['form'], owner: readOwner() };
	history.replaceState(state, '', `${location.pathname}#sent`);
	showSent(form);
	return 'sent';
}

/**
 * Stores the message in the database. Gives up after 15 seconds. Never throws.
 * @returns "sent", or why it isn't: a text in `contactErrors` of src/texts/english.json.
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
		if (status === 201 || status === 409) return 'sent';
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

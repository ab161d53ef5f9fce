// Validates and sends the message of a form, and then shows what was sent. MessageForm.astro loads it.
import { service } from '~/accounts/available.ts';
import { readMessage, sendMessage, trimText } from '~/accounts/contact-message.ts';
import { getProperty } from '~/lib/get-property.ts';
import { readSource } from '~/visitor/source.ts';
import { removeItem } from '~/visitor/storage.ts';

let attempt: { text?: string; id?: string } = {}; // what was sent last, with an id that only secure pages can create

/** Sends the message, unless a field has an error. @returns why it wasn't sent, if that isn't beside a field. */
export async function sendForm(form: HTMLFormElement): Promise<string | undefined> {
	if (form.inert) return undefined; // a second click
	const fields = [...form.querySelectorAll<HTMLInputElement>('.field')];
	for (const field of fields) field.value = trimText(field.value);
	const [first] = fields.filter(showError);
	first?.focus();
	if (first) return undefined;
	const source = form.querySelector<HTMLInputElement>('[name=source]');
	if (source) source.value = readSource();
	if (service.url === '') {
		form.submit(); // to the form service; the draft stays for a visitor who comes back
		return undefined;
	}

	const data = new FormData(form);
	const message = readMessage(data);
	const text = JSON.stringify(message);
	if (text !== attempt.text) attempt = { text, id: crypto.randomUUID?.() };
	const button = form.querySelector('[type=submit]');
	button?.setAttribute('aria-busy', 'true');
	form.inert = true; // nobody can type what would be lost, or send it twice
	const failure = data.get('honeypot') ? 'server' : await sendMessage(message, attempt.id);
	form.inert = false;
	button?.setAttribute('aria-busy', 'false');
	if (failure) return failure;
	removeItem('message');
	const { next, visit } = form.querySelector<HTMLElement>('[data-next]')?.dataset ?? {};
	history.replaceState({ sent: data.get('about') ?? '', next, visit }, '', `${location.pathname}#sent`);
	showSent(form);
	return undefined;
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

/** Replaces the section of the form with the panel in its template, if this entry of the history has what was sent. */
export function showSent(form: HTMLFormElement): void {
	const section = form.closest('section');
	const panel = section?.querySelector('template')?.content;
	const read = (name: string) => getProperty(history.state, name);
	if (!section || !panel || read('sent') === undefined) return;
	const heading = panel.querySelector('h2');
	for (const name of ['sent', 'next']) {
		const part = panel.querySelector(`[data-${name}]`);
		if (part && read(name)) part.textContent = String(read(name));
	}
	const isVisit = read('visit') !== undefined;
	for (const part of panel.querySelectorAll<HTMLElement>('[data-visit]')) part.hidden = !isVisit;
	section.replaceWith(panel);
	heading?.focus();
}

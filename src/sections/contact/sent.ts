// Loaded when a message is sent, or was sent before a reload.
import type { Message } from '~/accounts/contact-message.ts';
import { sentKey } from '~/accounts/storage-keys.ts';
import { saveFile } from '~/lib/save-file.ts';
import { fill } from '~/lib/text.ts';
import { toVisitFile } from '~/schedule/visit.ts';
import { fetchClasses } from '~/sections/next-class.ts';

/** What a visitor has asked for. */
interface Sent {
	/** The words of "You asked for", or the class. */
	what: string;
	email: string;
	/** Whether the visitor wants to come, and not only to know something. */
	isVisit: boolean;
	/** The title of a class or a session. */
	title: string;
	/** The chosen day in words. */
	day: string;
	/** When the class begins: "2026-12-01T09:00"; the day of a session. */
	begins: string;
	/** Of the class. */
	trainer?: string;
	ends?: string;
	/** When the gym answers. It stays as it was when the message was sent. */
	answer?: string;
}

/**
 * Replaces the form with what was asked for and what happens next, and keeps that for a reload.
 * @param message the one that was just sent; without it, the one before the reload.
 */
export async function showSent(place: HTMLElement, message?: Message): Promise<void> {
	const template = place.querySelector('template');
	const heading = place.closest('section')?.querySelector('h2');
	if (!template || !heading) throw new TypeError('There is no panel.');
	const texts = { url: '', thanks: '', trainer: '', to: '', unconfirmed: '', file: '', place: '', ...template.dataset };
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written below
	const sent: Sent = message ? readSent(place, message) : JSON.parse(sessionStorage.getItem(sentKey) ?? '');
	if (message?.class) {
		const all = await fetchClasses(texts.url).catch(() => []); // the panel is good without the trainer
		const classes = all.filter(({ title }) => title === sent.title);
		const found = classes.find(({ begins }) => begins === sent.begins);
		const [trainer, ...others] = new Set((found ? [found] : classes).map((one) => one.trainer));
		if (trainer && others.length === 0) Object.assign(sent, { trainer, ends: found?.ends });
	}
	place.replaceChildren(document.importNode(template.content, true));
	const find = (name: string) => place.querySelector<HTMLElement>(`[data-${name}]`);
	const write = (name: string, text = '') => {
		const element = find(name);
		if (element) element.textContent = text;
		element?.toggleAttribute('hidden', !text);
	};
	heading.textContent = texts.thanks;
	write('day', sent.day);
	write('what', sent.day ? sent.what.replace(`, ${sent.day}`, '') : sent.what);
	write('trainer', sent.trainer && fill(texts.trainer, { trainer: sent.trainer }));
	write('to', fill(texts.to, { email: sent.email }));
	for (const element of place.querySelectorAll('[data-visit]')) element.toggleAttribute('hidden', !sent.isVisit);
	if (sent.answer !== undefined) write('answer', sent.answer);
	sent.answer = find('answer')?.innerText ?? ''; // <show-between> has chosen it
	const calendar = find('calendar');
	calendar?.toggleAttribute('hidden', !sent.begins);
	calendar?.addEventListener('click', () => {
		const visit = { ...sent, title: fill(texts.unconfirmed, { what: sent.title }), place: texts.place };
		saveFile(texts.file, toVisitFile(visit, Date.now()), 'text/calendar');
	});
	if (message) {
		heading.tabIndex = -1;
		heading.focus();
	}
	try {
		sessionStorage.setItem(sentKey, JSON.stringify(sent));
		find('another')?.addEventListener('click', () => sessionStorage.removeItem(sentKey));
		const follow = () => !sessionStorage.getItem(sentKey) && location.reload(); // the member has signed out
		for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, follow);
	} catch {
		// storage is blocked: the panel lasts until the page is left
	}
}

function readSent(place: HTMLElement, message: Message): Sent {
	const option = place.querySelector<HTMLSelectElement>('#Contact-day')?.selectedOptions[0];
	const { begins = '' } = option?.dataset ?? {};
	const session = message.class ? undefined : option?.closest('optgroup')?.label;
	return {
		what: message.about ?? message.class,
		email: message.email,
		isVisit: message.class !== '' || new URLSearchParams(location.search).has('trial'),
		title: session ?? message.class,
		day: option?.value ?? '',
		begins: session ? begins.slice(0, 10) : begins,
	};
}

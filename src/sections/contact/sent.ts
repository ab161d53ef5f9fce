// Loaded when a message is sent, or was sent before a reload.
import type { Message } from '~/accounts/contact-message.ts';
import { sentKey } from '~/accounts/storage-keys.ts';
import { saveFile } from '~/lib/save-file.ts';
import { fill } from '~/lib/text.ts';
import { toVisitFile } from '~/schedule/visit.ts';
import { fetchClasses } from '~/sections/next-class.ts';
import { readSettings } from './form-settings.ts';

/**
 * Replaces the form with what was asked for and what happens next, and keeps that for a reload.
 * @param message the one that was just sent; without it, the one before the reload.
 */
export async function showSent(place: HTMLElement, message?: Message): Promise<void> {
	const template = place.querySelector('template');
	const heading = place.closest('section')?.querySelector('h2');
	if (!template || !heading) throw new TypeError('There is no panel.');
	const { thanks, visit } = readSettings(place);
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written below
	const sent: Facts = message ? await readFacts(place, message) : JSON.parse(sessionStorage.getItem(sentKey) ?? '');
	place.replaceChildren(document.importNode(template.content, true));
	heading.textContent = thanks;
	const answer = place.querySelector<HTMLElement>('[data-answer]');
	if (answer && sent.answer) answer.textContent = sent.answer;
	sent.answer = answer?.innerText ?? ''; // <show-between> has chosen it
	const facts = new Map<string, string>(Object.entries(sent));
	for (const element of place.querySelectorAll<HTMLElement>('[data-fact]')) {
		const { fact = '' } = element.dataset;
		const value = facts.get(fact) ?? '';
		element.hidden = !value;
		if (element.matches('p')) element.textContent = fill(element.textContent || `{${fact}}`, { [fact]: value });
	}
	place.querySelector('button')?.addEventListener('click', () => {
		const event = { ...sent, title: fill(visit.title, { what: sent.title }), place: visit.place };
		saveFile(visit.file, toVisitFile(event, Date.now()), 'text/calendar');
	});
	if (message) {
		heading.tabIndex = -1;
		heading.focus();
	}
	try {
		sessionStorage.setItem(sentKey, JSON.stringify(sent));
		place.querySelector('[data-another]')?.addEventListener('click', () => sessionStorage.removeItem(sentKey));
		const follow = () => !sessionStorage.getItem(sentKey) && location.reload(); // the member has signed out
		for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, follow);
	} catch {
		// storage is blocked: the panel lasts until the page is left
	}
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** What SentPanel.astro shows, and what a calendar file needs. What isn't known is empty. */
async function readFacts(place: HTMLElement, message: Message) {
	const about = place.querySelector<HTMLInputElement>('[name=about]')?.value;
	const [option] = place.querySelector<HTMLSelectElement>('[name=day]')?.selectedOptions ?? [];
	const day = option?.value ? option.text : '';
	const title = message.class || (option?.closest('optgroup')?.label ?? '');
	const begins = option?.dataset['begins']?.slice(0, message.class ? 16 : 10) ?? ''; // a session is on a day
	const all = message.class ? await fetchClasses().catch(() => []) : []; // the panel is good without
	const found = all.filter((one) => one.title === title && one.begins.startsWith(begins));
	const [trainer = '', ...others] = new Set(found.map((one) => one.trainer));
	const wantsToCome = message.class !== '' || new URLSearchParams(location.search).has('trial');
	return {
		...{ title, day, begins, ends: found[0]?.ends ?? '', email: message.email },
		what: [about, about?.includes(title) ? '' : title].filter(Boolean).join(', '),
		trainer: others.length === 0 ? trainer : '',
		visit: wantsToCome ? 'yes' : '', // otherwise the visitor wants to know something
		answer: '', // stays as it was when the message was sent
	};
}

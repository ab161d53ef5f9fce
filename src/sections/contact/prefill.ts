// Shows what the link to the form asks for, before the form is painted: in the heading, in the fields for class and day, and in the
// words of "You asked for", which is shown if they say more than that. Runs right after these fields.
import { sentKey } from '~/accounts/storage-keys.ts';
import { addDays } from '~/lib/dates.ts';
import { readRequest } from '~/lib/contact-links.ts';
import { fill } from '~/lib/text.ts';
import { readTime } from '~/schedule/clock.ts';
import { type OfferedDays, readOfferedDays } from '~/schedule/lists.ts';

const script = document.currentScript;
const section = script?.closest('section');
const form = script?.closest('form');
/** Written by ContactForm.astro. */
const texts = { trial: '', trialHeading: '', tryHeading: '', session: '', class: '', plans: '', ...script?.dataset };

function prefill(heading: HTMLElement, about: HTMLInputElement): void {
	const query = new URLSearchParams(location.search);
	const isTrial = query.has('trial');
	const words = readRequest(query.get('about')) || (isTrial ? texts.trial : '');
	const classes = form?.querySelector<HTMLSelectElement>('[name=class]');
	const days = form?.querySelector<HTMLSelectElement>('#Contact-day');
	const option = [...(classes?.options ?? [])].find(({ dataset }) => dataset['id'] === query.get('class'));
	if (classes && option) classes.value ||= option.value; // unless the browser has restored another
	if (isTrial) heading.textContent = texts.trialHeading;
	section?.querySelector('.trial')?.toggleAttribute('hidden', !isTrial);
	if (!words) return;
	about.value ||= words;
	if (classes && days && (option ?? isTrial)) return offerDays(heading, about, classes, days);
	// Anybody can write a link. Only words that this page knows get into the heading.
	const isPlan = texts.plans.split('\n').includes(words);
	if (isPlan) heading.textContent = words;
	about.parentElement?.classList.toggle('hidden', isPlan);
}

/** Offers the next days of the class, or of all classes and of sessions with a trainer. The choice ends the words. */
function offerDays(
	heading: HTMLElement,
	about: HTMLInputElement,
	classes: HTMLSelectElement,
	days: HTMLSelectElement,
): void {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by ContactForm.astro
	const all: OfferedDays = JSON.parse(days.dataset['days'] ?? '{}');
	const now = readTime(document.documentElement.dataset['clock']);
	const list = (title: string, ahead = 14) =>
		readOfferedDays(all, title).filter(([moment]) => now < moment && moment < addDays(now.slice(0, 10), ahead));
	const listWeekly = () => [...new Set((all.classes[classes.value] ?? []).map(([, , weekly]) => weekly))];
	const [anyDay] = days.options;
	const usualHeading = heading.textContent;
	let chosen = '';

	function show() {
		const ahead = list(classes.value).map(([moment, words]) => createOption(moment, words));
		if (classes.value) {
			// The page may be older than its dates, or the class off for weeks.
			const weekly = () => listWeekly().map((words) => createOption('', words));
			days.replaceChildren(anyDay ?? '', ...(ahead.length > 0 ? ahead : weekly()));
		} else {
			const titles = [...classes.options].map(({ value }) => value).filter(Boolean);
			const next = titles.flatMap((title) => list(title, 7).map(([moment, words]) => [moment, words, title] as const));
			const ofClasses = next.sort().map((one) => createOption(...one));
			days.replaceChildren(anyDay ?? '', createGroup(texts.session, ahead), createGroup(texts.class, ofClasses));
		}
		days.value = '';
		days.parentElement?.toggleAttribute('hidden', days.options.length === 1);
	}
	function choose(when: string) {
		const { value } = about;
		const rest = chosen && value.endsWith(chosen) ? value.slice(0, -chosen.length).replace(/, $/, '') : value;
		const title = classes.value || (when && texts.session);
		const what = [title, when].filter(Boolean);
		chosen = what.filter((part) => !rest.includes(part)).join(', ');
		about.value = [rest, chosen].filter(Boolean).join(', ');
		if (about.value.length > about.maxLength) about.value = chosen.slice(0, about.maxLength);
		heading.textContent = title ? fill(texts.tryHeading, { what: what.join(', ') }) : usualHeading;
		about.parentElement?.classList.toggle('hidden', rest === '' || rest === texts.trial);
	}
	classes.addEventListener('change', () => {
		show();
		choose('');
	});
	days.addEventListener('change', () => {
		const { title, begins } = days.selectedOptions[0]?.dataset ?? {};
		if (title) {
			classes.value = title;
			show();
			for (const option of days.options) option.selected = option.dataset['begins'] === begins;
		}
		choose(days.value);
	});

	show();
	const ahead = list(classes.value);
	const when = [...ahead.map(([, words]) => words), ...listWeekly()].find((words) =>
		about.value.endsWith(`, ${words}`),
	);
	const asked = [classes.value, when].filter(Boolean).join(', ');
	chosen = asked;
	days.value = ahead.find(([, words, weekly]) => when === words || when === weekly)?.[1] ?? when ?? '';
	if (days.selectedIndex < 0) days.value = '';
	choose(days.value || (when ?? ''));
	if (asked) heading.textContent = fill(texts.tryHeading, { what: asked });
	form?.prepend(...[classes, days].flatMap(({ parentElement }) => parentElement ?? []));
}

/** @param title of the class that a choice of this day selects. */
function createOption(begins: string, words: string, title = ''): HTMLOptionElement {
	const option = new Option(title ? `${words}, ${title}` : words);
	Object.assign(option.dataset, { begins, title });
	return option;
}

function createGroup(label: string, options: HTMLOptionElement[]): HTMLOptGroupElement | '' {
	if (options.length === 0) return '';
	const group = document.createElement('optgroup');
	group.label = label;
	group.append(...options);
	return group;
}

const heading = section?.querySelector('h2');
const about = form?.querySelector<HTMLInputElement>('[name=about]');
if (heading && about) prefill(heading, about);
try {
	// contact-form.ts replaces the form.
	section?.classList.toggle('is-sent', !location.search && sessionStorage.getItem(sentKey) !== null);
} catch {
	// storage is blocked, so nothing was kept
}

// Shows what the link to the form asks for, before the form is painted: in the heading, in the fields for class and day, and in
// "You asked for", if there is more. Runs right after these fields.
import { sentKey } from '~/accounts/storage-keys.ts';
import { nameSlot, readRequest } from '~/lib/contact-links.ts';
import { addDays } from '~/lib/dates.ts';
import { fill } from '~/lib/text.ts';
import { readTime } from '~/schedule/clock.ts';
import { readOfferedDays } from '~/schedule/lists.ts';
import { readSettings } from './form-settings.ts';

const place = document.currentScript?.closest<HTMLElement>('contact-form');
const section = place?.closest('section');
const heading = section?.querySelector('h2');
const about = place?.querySelector<HTMLInputElement>('[name=about]');
const classes = place?.querySelector<HTMLSelectElement>('[name=class]');
const days = place?.querySelector<HTMLSelectElement>('[name=day]');
const [sessions, others] = days?.querySelectorAll('optgroup') ?? [];
if (!place || !section || !heading || !about || !classes || !days || !sessions || !others)
	throw new TypeError('A field is missing.');
const { trial, trialHeading, tryHeading, plans, days: offered } = readSettings(place);
const now = readTime(document.documentElement.dataset['clock']);
const [anyDay = ''] = days.options;

/** @param when in words. @param weekly the slot in words, for a class. */
const createOption = (title: string, begins: string, when: string, weekly: string) => {
	const option = new Option(when, nameSlot(title || sessions.label, when));
	Object.assign(option.dataset, { title, begins, slot: nameSlot(title, weekly) });
	return option;
};

/** The next days of a class, or of sessions with a trainer. */
const listDays = (title: string, ahead: number) =>
	readOfferedDays(offered, title)
		.filter(([begins]) => now < begins && begins < addDays(now.slice(0, 10), ahead))
		.map((day) => createOption(title, ...day));

/** Offers the days of the chosen class. Without one, those of all classes and of sessions with a trainer. */
const offerDays = () => {
	const title = classes.value;
	const ahead = listDays(title, 14);
	if (title) {
		// The page may be older than its dates, or the class off for weeks.
		const weekly = new Set((offered.classes[title] ?? []).map((times) => times[2]));
		const usual = () => [...weekly].map((when) => createOption(title, '', when, when));
		days.replaceChildren(anyDay, ...(ahead.length > 0 ? ahead : usual()));
	} else {
		const next = [...classes.options].flatMap(({ value }) => (value ? listDays(value, 7) : []));
		next.sort((one, other) => ((one.dataset['begins'] ?? '') < (other.dataset['begins'] ?? '') ? -1 : 1));
		for (const option of next) option.text += `, ${option.dataset['title']}`;
		sessions.replaceChildren(...ahead);
		others.replaceChildren(...next);
		days.replaceChildren(anyDay, ...[sessions, others].filter(({ childElementCount }) => childElementCount > 0));
	}
	days.parentElement?.toggleAttribute('hidden', days.options.length === 1);
};

const query = new URLSearchParams(location.search);
const isTrial = query.has('trial');
if (isTrial) heading.textContent = trialHeading;
section.classList.toggle('is-trial', isTrial); // shows what comes after this script
const usualHeading = heading.textContent;
const nameChoice = (what = days.value || classes.value) => {
	heading.textContent = what ? fill(tryHeading, { what }) : usualHeading;
};

const title = [...classes.options].find(({ dataset }) => dataset['id'] === query.get('class'))?.value ?? '';
if (title) classes.value ||= title; // unless the browser has restored another
/** What the link asks for and the fields don't say. */
let words = readRequest(query.get('about')) || (isTrial ? trial : '');
if (words && (title || isTrial)) {
	days.disabled = false; // disabled so that an email sent without JavaScript omits it
	classes.addEventListener('change', () => {
		offerDays();
		nameChoice();
	});
	days.addEventListener('change', () => {
		const { value, selectedOptions } = days;
		classes.value = selectedOptions[0]?.dataset['title'] || classes.value;
		offerDays();
		days.value = value;
		nameChoice();
	});
	offerDays();
	const day = [...days.options].find(({ dataset: { slot } }) => title && slot && words.endsWith(slot));
	if (day) day.selected = true;
	const asked = day?.dataset['slot'] ?? title;
	nameChoice(classes.value === title ? asked : undefined);
	if (words.endsWith(asked)) words = words.slice(0, words.length - asked.length).replace(/, $/, '');
	about.form?.prepend(...[classes, days].flatMap(({ parentElement }) => parentElement ?? []));
}
about.value ||= words;
// Anybody can write a link. Only words that this page knows get into the heading.
if (plans.includes(words)) heading.textContent = words;
about.parentElement?.classList.toggle('hidden', ['', isTrial && trial, ...plans].includes(words));
try {
	// contact-form.ts replaces the form.
	section.classList.toggle('is-sent', !location.search && sessionStorage.getItem(sentKey) !== null);
} catch {
	// storage is blocked, so nothing was kept
}

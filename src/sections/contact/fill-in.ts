// Fills in what the link to the form asks for, before the form is painted. Keeps what the gym reads about it in the hidden field
// "about". The days come later, from schedule.json. Runs right after the form and keep-draft.ts.
import type { Asked } from '~/lib/contact-links.ts';
import { fill } from '~/lib/text.ts';
import { readTime } from '~/schedule/clock.ts';
import type { ListedClass } from '~/schedule/lists.ts';
import { fetchClasses } from '~/sections/fetch-classes.ts';

/** What ContactForm.astro writes for this script: the words for each key, the form's texts, and the words for the gym. */
export interface Settings {
	/** `bring` is what to bring to a class, and with an empty key, to those that say nothing. */
	names: Record<Exclude<keyof Asked, 'trial'> | 'bring', { [key: string]: string | undefined }>;
	texts: Record<'heading' | 'trialHeading' | 'trialText' | 'planText' | 'try' | 'tryWith' | 'trial' | 'with', string>;
}

const script = document.currentScript;
const section = script?.closest('section');
const heading = section?.querySelector('h2');
const about = section?.querySelector<HTMLInputElement>('[name=about]');
const note = section?.querySelector<HTMLElement>('[data-next]');
const [classes, days] = section?.querySelectorAll('select') ?? [];
if (!script || !heading || !about || !note || !classes || !days) throw new TypeError('A field is missing.');
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by ContactForm.astro
const { names, texts }: Settings = JSON.parse(script.dataset['settings'] ?? '');

const query = new URLSearchParams(location.search);
const isTrial = query.has('trial');
/** The key in the link. Anybody can write a link: only keys that this page knows count. */
const getAsked = (kind: keyof Settings['names']) => {
	const key = query.get(kind) ?? '';
	return Object.hasOwn(names[kind], key) ? key : '';
};
const slot = getAsked('slot');
const classOfSlot = slot.replace(/-[a-z]+-\d{4}$/, '');
const plan = names.plan[getAsked('plan')];
const coach = names.coach[getAsked('coach')];

/** The classes of the next weeks, once they are here. */
let dates: ListedClass[] = [];
const getValue = ({ key, begins }: ListedClass) => `${key} ${begins.slice(0, 10)}`;

/** Offers the next days of the chosen class, or of all classes. */
const offerDays = (chosen = days.value || days.dataset['draft']) => {
	const now = readTime(document.documentElement.dataset['clock']);
	const offered = dates.filter(({ id, begins }) => now < begins && [id, ''].includes(classes.value)).slice(0, 40);
	const next = offered.find(({ key }) => key === slot);
	days.length = 1; // "Any day"
	// The slot of the link stays, even if the class is off for weeks or the page is older than its days.
	if (slot && !next && classes.value === classOfSlot) days.add(new Option(names.slot[slot], slot));
	for (const one of offered) {
		const when = `${one.day}, ${one.time}`;
		days.add(new Option(classes.value ? when : `${when}, ${one.title}`, getValue(one)));
	}
	days.value = next && chosen === slot ? getValue(next) : (chosen ?? '');
	if (days.selectedIndex < 0) days.selectedIndex = 0;
	showChoice();
};

const showChoice = () => {
	const title = names.class[classes.value];
	const day = dates.find((one) => getValue(one) === days.value);
	const people = [...new Set([day?.trainer, coach])].filter((name) => name !== undefined);
	const asked = [
		isTrial && texts.trial,
		plan,
		title,
		day ? `${day.day}, ${day.time}` : names.slot[days.value],
		...people.map((name) => fill(texts.with, { coach: name })),
	];
	about.value = asked.filter(Boolean).join(' · ');
	const usual = isTrial ? texts.trialHeading : texts.heading;
	const choice = coach ? fill(texts.tryWith, { coach }) : title && fill(texts.try, { what: title });
	heading.textContent = plan ?? choice ?? usual;
	days.parentElement?.toggleAttribute('hidden', !isTrial && !title);
	const isVisit = isTrial || (!plan && about.value !== '');
	const bring = names.bring[classes.value] ?? names.bring[''];
	const parts = isVisit ? [isTrial && texts.trialText, bring] : [plan && texts.planText];
	const next = parts.filter(Boolean).join(' ');
	note.textContent = next;
	note.dataset['next'] = next;
	note.toggleAttribute('data-visit', isVisit);
};

const fetchDays = async () => {
	if (dates.length > 0) return;
	dates = await fetchClasses();
	offerDays();
	delete days.dataset['draft'];
};
classes.addEventListener('focus', fetchDays);
classes.addEventListener('change', () => {
	offerDays();
	void fetchDays();
});
about.form?.addEventListener('reset', () => setTimeout(showChoice)); // once the fields are empty
days.addEventListener('change', () => {
	classes.value = dates.find((one) => getValue(one) === days.value)?.id ?? classes.value;
	showChoice();
});

classes.value = classes.dataset['draft'] ?? (classOfSlot || getAsked('class'));
offerDays(days.dataset['draft'] ?? slot);
if (isTrial || classes.value) {
	about.form?.prepend(...[classes, days].flatMap(({ parentElement }) => parentElement ?? []));
	void fetchDays();
}

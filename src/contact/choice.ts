// What a visitor asks for in the contact form: a class and a day, which they can change, and what else the link to the form says. The
// state is in one object; show() shows it. Runs right after the form, before it is painted. The days come later, from schedule.json.
import type { Asked } from '~/lib/contact-links.ts';
import { parseEventKey } from '~/lib/event-key.ts';
import { fill } from '~/lib/text.ts';
import type { ListedClass } from '~/schedule/listed-classes.ts';
import { findForm, loadSender, readDraft, startForm, type Summary } from './message-form.ts';

/** What ContactForm.astro writes for this script: the words for each key, the form's texts, and the words for the gym. */
export interface Settings {
	/** `bring` is what to bring to a class, and with an empty key, to those that say nothing. */
	names: Record<Exclude<keyof Asked, 'trial'> | 'bring', { [key: string]: string | undefined }>;
	texts: Record<'heading' | 'trialHeading' | 'trialText' | 'planText' | 'try' | 'tryWith' | 'trial' | 'with', string>;
}

const { script, section, form } = findForm();
const heading = section?.querySelector('h2');
const promise = section?.querySelector<HTMLElement>('[data-promise]');
const note = form.querySelector<HTMLElement>('[data-note]');
const [classes, days] = form.querySelectorAll('select');
if (!heading || !promise || !note || !classes || !days) throw new TypeError('A part of the form is missing.');
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by ContactForm.astro
const { names, texts }: Settings = JSON.parse(script.dataset['settings'] ?? '');

/** The words for a key. Anybody can write a link: only keys that this page knows have some. */
const find = (kind: keyof Settings['names'], key: string) =>
	Object.hasOwn(names[kind], key) ? names[kind][key] : undefined;

const query = new URLSearchParams(location.search);
const ask = (kind: keyof Asked) => query.get(kind) ?? '';
const slot = find('slot', ask('slot')) === undefined ? '' : ask('slot');
/** What only another link changes. */
const asked = {
	trial: query.has('trial'),
	plan: find('plan', ask('plan')),
	coach: find('coach', ask('coach')),
	question: find('question', ask('question')),
};
const classOfSlot = parseEventKey(slot)?.id ?? '';
/** The state: a day is a slot and, once it is known, after a space its date. */
const fromLink = { class: classOfSlot || ask('class'), day: slot };
const noDates: ListedClass[] = []; // of the next weeks, until they are here
/** `offered` is the class whose days are listed, empty for all: choosing a day chooses its class and leaves the list as it is. */
const state = { ...fromLink, offered: fromLink.class, dates: noDates, fetching: Promise.resolve() };
// The draft wins on a reload of its link; at another link, what that asks for wins.
const draft = readDraft(form);
if (draft.get('link') === location.search) {
	state.class = state.offered = draft.get('class') ?? '';
	state.day = draft.get('day') ?? '';
}

const toDay = ({ key, begins }: ListedClass) => `${key} ${begins.slice(0, 10)}`;
const toSlot = (day: string) => day.split(' ')[0] ?? '';

/** The days to choose from, each with its words. */
function listDays(): Map<string, string> {
	const coming = state.dates.filter(({ id }) => [id, ''].includes(state.offered)).slice(0, 40);
	const days = new Map<string, string>();
	// The slot of the link stays, even if the class is off for weeks or the page is older than its days. So does a chosen day.
	for (const day of [slot, state.day]) {
		const words = find('slot', toSlot(day));
		const isHere = coming.some(({ key }) => key === toSlot(day));
		if (words !== undefined && !isHere && parseEventKey(toSlot(day))?.id === state.offered) days.set(day, words);
	}
	for (const one of coming) {
		const when = `${one.day}, ${one.time}`;
		days.set(toDay(one), state.offered ? when : `${when}, ${one.title}`);
	}
	return days;
}

/** What the visitor asks for, in the gym's words, and what the page says about it. */
function summarize() {
	const { trial, plan, coach, question } = asked;
	const title = find('class', state.class);
	const day = state.dates.find((one) => toDay(one) === state.day);
	const when = day ? `${day.day}, ${day.time}` : find('slot', toSlot(state.day));
	const people = [...new Set([day?.trainer, coach])].map((name) => name && fill(texts.with, { coach: name }));
	const about = [trial && texts.trial, plan, question, title, when, ...people].filter(Boolean).join(' · ');
	const isVisit = trial || (!plan && !question && about !== '');
	const choice = coach ? fill(texts.tryWith, { coach }) : title && fill(texts.try, { what: title });
	const promise = (trial ? texts.trialText : plan && texts.planText) ?? '';
	const bring = (isVisit && (find('bring', state.class) ?? find('bring', ''))) || '';
	return {
		about,
		isVisit,
		promise,
		bring,
		next: [promise, bring].filter(Boolean).join(' '),
		heading: plan ?? question ?? choice ?? (trial ? texts.trialHeading : texts.heading),
		hasDays: trial || title !== undefined,
	};
}

const show = () => {
	classes.value = state.class;
	if (classes.selectedIndex < 0) {
		classes.selectedIndex = 0; // there is no such class, or no longer
		state.class = state.offered = '';
	}
	const offered = listDays();
	if (
		[...offered.keys()].join() !==
		[...days.options]
			.slice(1)
			.map(({ value }) => value)
			.join()
	) {
		days.length = 1; // "Any day"
		for (const [day, words] of offered) days.add(new Option(words, day));
	}
	days.value = state.day;
	if (days.selectedIndex < 0) days.selectedIndex = 0;
	if (state.dates.length > 0) state.day = days.value;

	const shown = summarize();
	heading.textContent = shown.heading;
	promise.textContent = shown.promise;
	note.textContent = shown.bring;
	days.parentElement?.toggleAttribute('hidden', !shown.hasDays);
};

async function describe(): Promise<Summary> {
	await state.fetching;
	return summarize();
}

async function fetchDays(): Promise<void> {
	if (state.dates.length > 0) return;
	const sender = await loadSender();
	state.dates = (await sender?.fetchComing()) ?? [];
	const next = state.dates.find(({ key }) => key === slot);
	if (next && state.day === slot) state.day = toDay(next);
	show();
}
const startFetching = () => {
	state.fetching = fetchDays();
};

classes.addEventListener('focus', startFetching);
classes.addEventListener('change', () => {
	state.class = state.offered = classes.value;
	show();
	startFetching();
});
days.addEventListener('change', () => {
	state.day = days.value;
	state.class = parseEventKey(toSlot(state.day))?.id ?? state.class;
	show();
});
form.addEventListener('reset', () => Object.assign(state, fromLink, { offered: fromLink.class }));

startForm(form, describe, show);
if (asked.trial || state.class) {
	form.prepend(...[classes, days].flatMap(({ parentElement }) => parentElement ?? []));
	startFetching();
}

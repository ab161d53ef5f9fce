// What a visitor asks for in the contact form: a class and a day, which they can change, and what else the link to the form says.
// Runs right after the form, before it is painted. The days come later, from schedule.json.
import type { Asked } from '~/lib/contact-links.ts';
import { getClassId } from '~/lib/event-key.ts';
import { getOwn } from '~/lib/get-property.ts';
import { fill } from '~/lib/text.ts';
import type { ListedClass } from '~/schedule/types.ts';
import { addChoice, find, loadSender } from './message-form.ts';

/** What ContactForm.astro writes for this script: the words for each key, the form's texts, and the words for the gym. */
export interface Settings {
	names: Record<Exclude<keyof Asked, 'trial'>, { [key: string]: string }>;
	/** What to bring to a class, by its id. With an empty one: to those that say nothing. */
	bring: { [id: string]: string | undefined };
	texts: Record<'heading' | 'trialHeading' | 'trialText' | 'planText' | 'try' | 'tryWith' | 'trial' | 'with', string>;
}

const classes = find('select', '[name=class]');
const days = find('select', '[name=day]');
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by ContactForm.astro
const { names, bring, texts }: Settings = JSON.parse(find('script').dataset['settings'] ?? '');

const query = new URLSearchParams(location.search);
/** The words for a key in the link. Anybody can write one: only keys that this page knows have some. */
const ask = (kind: keyof typeof names) => getOwn(names[kind], query.get(kind) ?? '');
const isTrial = query.has('trial');
const [plan, coach, question] = [ask('plan'), ask('coach'), ask('question')];

/** What is chosen. Links, drafts and the two fields change it. A day is "boxing-tuesday-0900" or, with its date, "boxing-tuesday-0900 2026-12-01". */
const state = { class: '', day: '' };
let coming: ListedClass[] = []; // until they are here
let fetching = Promise.resolve();

const toDay = ({ key, begins }: ListedClass) => `${key} ${begins.slice(0, 10)}`;
/** Says when a class is, and which one if none is chosen. */
const writeWhen = ({ day, time, title }: ListedClass) => [day, time, ...(state.class ? [] : [title])].join(', ');
const toSlot = (choice: string) => choice.replace(/ .*/, '');
const toClass = (choice: string) => getClassId(toSlot(choice));
const toWeekly = (choice: string) => getOwn(names.slot, toSlot(choice));

/** Says what the visitor asks for, in the gym's words. */
function summarize() {
	const title = getOwn(names.class, state.class);
	const chosen = coming.find((one) => toDay(one) === state.day);
	const when = chosen ? writeWhen(chosen) : toWeekly(state.day);
	const people = [...new Set([chosen?.trainer, coach])].map((name) => name && fill(texts.with, { coach: name }));
	const about = [isTrial && texts.trial, plan, question, title, when, ...people].filter(Boolean).join(' · ');
	const isVisit = isTrial || (!plan && !question && about !== '');
	const invitation = coach ? fill(texts.tryWith, { coach }) : title && fill(texts.try, { what: title });
	const heading = plan ?? question ?? invitation ?? (isTrial ? texts.trialHeading : texts.heading);
	const promised = (isTrial ? texts.trialText : plan && texts.planText) ?? '';
	const advice = (isVisit && (getOwn(bring, state.class) ?? bring[''])) || '';
	return { about, isVisit, heading, promised, advice, next: [promised, advice].filter(Boolean).join(' ') };
}

function show(): void {
	const { heading, promised, advice } = summarize();
	classes.value = state.class;
	days.value = state.day;
	days.parentElement?.toggleAttribute('hidden', !isTrial && !state.class);
	find('h2').textContent = heading;
	find('p', '[data-promise]').textContent = promised;
	find('p', '[data-note]').textContent = advice;
}

/** Lists the days of the class, or of all. */
function offerDays(): void {
	const next = coming.find(({ key }) => key === state.day);
	if (next) state.day = toDay(next);
	const offered = coming.filter(({ id }) => [id, ''].includes(state.class)).slice(0, 40);
	days.length = 1; // "Any day"
	// What is chosen stays, even if the class is off for weeks or the page is older than its days.
	const isOffered = offered.some((one) => toDay(one) === state.day);
	if (state.day && !isOffered) days.add(new Option(toWeekly(state.day), state.day));
	for (const one of offered) days.add(new Option(writeWhen(one), toDay(one)));
	show();
}

/** A link asks for a slot, a draft has a day. */
function apply(asked: URLSearchParams): void {
	const choice = asked.get('day') ?? asked.get('slot') ?? '';
	const id = toClass(choice) ?? asked.get('class') ?? '';
	state.day = toWeekly(choice) ? choice : '';
	state.class = getOwn(names.class, id) ? id : '';
	offerDays();
}

async function fetchDays(): Promise<void> {
	fetching = fetching.then(loadSender).then(async (sender) => {
		if (coming.length === 0) coming = (await sender?.listComing()) ?? [];
		offerDays();
	});
	return fetching;
}

classes.addEventListener('focus', fetchDays);
classes.addEventListener('change', () => {
	state.class = classes.value;
	state.day = '';
	offerDays();
	void fetchDays();
});
days.addEventListener('change', () => {
	state.day = days.value;
	state.class = toClass(state.day) ?? state.class;
	show(); // the list stays as it is, for whoever goes through it with the arrow keys
});

addChoice({ apply, describe: async () => (state.day ? fetchDays() : fetching).then(summarize) }); // a message waits for its day
if (isTrial || state.class) {
	find('form').prepend(classes.parentElement ?? '', days.parentElement ?? '');
	void fetchDays();
}

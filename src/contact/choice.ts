// What a visitor asks for in the contact form: a class and a day, which they can change, and what else the link to the form says.
// Runs right after the form, before it is painted. The days come later, from schedule.json.
import type { Asked } from '~/lib/contact-links.ts';
import { getClassId } from '~/lib/event-key.ts';
import { getOwn } from '~/lib/get-property.ts';
import { fill } from '~/lib/text.ts';
import { readTime } from '~/schedule/clock.ts';
import { fetchComing } from '~/schedule/listed-classes.ts';
import type { ListedClass } from '~/schedule/types.ts';
import { href } from '~/urls.ts';
import { addChoice, find } from './message-form.ts';

/** What ContactForm.astro writes for this script: the words for each key, the form's texts, and the words for the gym. */
export interface Settings {
	names: Record<Exclude<keyof Asked, 'trial'>, { [key: string]: string }>;
	/** What to bring to a class, by its id. Under an empty one: for classes without their own. */
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

let coming: ListedClass[] = []; // until they are here
let fetching: Promise<void> | undefined; // one attempt at a time: each may take ten seconds

/** The value of a day: "boxing-tuesday-0900 2026-12-01T09:00". A link, or a page without the list, has only the slot: "boxing-tuesday-0900". */
const toDay = ({ key, begins }: ListedClass) => `${key} ${begins}`;
/** Says when a class is, and which one if none is chosen. */
const writeWhen = ({ day, time, title }: ListedClass) => [day, time, ...(classes.value ? [] : [title])].join(', ');
const toSlot = (day: string) => day.replace(/ .*/, '');
const toClass = (day: string) => getClassId(toSlot(day));
const toWeekly = (day: string) => getOwn(names.slot, toSlot(day));

/** Says what the visitor asks for, in the gym's words. */
function summarize() {
	const title = getOwn(names.class, classes.value);
	const chosen = coming.find((one) => toDay(one) === days.value);
	const when = chosen ? writeWhen(chosen) : toWeekly(days.value);
	const trainer = chosen?.trainer ?? coach;
	const leader = trainer && fill(texts.with, { coach: trainer });
	const about = [isTrial && texts.trial, plan, question, title, when, leader].filter(Boolean).join(' · ');
	// A visit needs confirming, and something to bring. A plan or a question alone isn't one.
	const isVisit = Boolean(isTrial || title || coach);
	const invitation = coach ? fill(texts.tryWith, { coach }) : title && fill(texts.try, { what: title });
	const heading = plan ?? question ?? invitation ?? (isTrial ? texts.trialHeading : texts.heading);
	const promised = (isTrial ? texts.trialText : plan && texts.planText) ?? '';
	const advice = (isVisit && (getOwn(bring, classes.value) ?? bring[''])) || '';
	return { about, isVisit, heading, promised, advice, next: [promised, advice].filter(Boolean).join(' ') };
}

function show(): void {
	const { heading, promised, advice } = summarize();
	days.parentElement?.toggleAttribute('hidden', !isTrial && !classes.value);
	find('h2').textContent = heading;
	find('p', '[data-promise]').textContent = promised;
	find('p', '[data-note]').textContent = advice;
}

/** Lists the days of the class, or only the coach's, if the link names a coach who leads it. Chooses one: for a weekly slot, its next day. */
function offerDays(choice = days.value): void {
	const next = coming.find((one) => [one.key, toDay(one)].includes(choice));
	const day = next ? toDay(next) : choice;
	const ofClass = coming.filter(({ id }) => [id, ''].includes(classes.value));
	const ofCoach = ofClass.filter(({ trainer }) => trainer === coach);
	const offered = (ofCoach.length > 0 ? ofCoach : ofClass).slice(0, 40);
	days.length = 1; // "Any day"
	// What is chosen stays, even if the class is off for weeks or the list doesn't load. Then its date may be wrong, and isn't shown.
	const isOffered = offered.some((one) => toDay(one) === day);
	if (day && !isOffered) days.add(new Option(next ? writeWhen(next) : toWeekly(day), day));
	for (const one of offered) days.add(new Option(writeWhen(one), toDay(one)));
	days.value = day;
	show();
}

/** A link asks for a slot, a draft has a day. */
function apply(asked: URLSearchParams): void {
	const day = asked.get('day') ?? asked.get('slot') ?? '';
	const id = toClass(day) ?? asked.get('class') ?? '';
	classes.value = getOwn(names.class, id) ? id : '';
	offerDays(toWeekly(day) ? day : '');
}

async function loadDays(): Promise<void> {
	const listed = await fetchComing(href('/schedule.json'));
	const known = listed.filter(({ key }) => toWeekly(key)); // the list may be newer than this page
	// A list that fails leaves the last one.
	coming = (known.length > 0 ? known : coming).filter(({ begins }) => readTime() < begins);
	fetching = undefined;
	offerDays();
}

async function fetchDays(): Promise<void> {
	// On a page that has been open for a while, some have begun.
	if (!coming[0] || coming[0].begins <= readTime()) await (fetching ??= loadDays());
}

for (const select of [classes, days]) select.addEventListener('focus', fetchDays);
classes.addEventListener('change', () => {
	offerDays('');
	void fetchDays();
});
days.addEventListener('change', () => {
	classes.value = toClass(days.value) ?? classes.value;
	show(); // the list stays as it is, for whoever goes through it with the arrow keys
});

async function describe() {
	if (days.value) await fetchDays(); // they have the words for it
	return summarize();
}

addChoice({ apply, describe });
if (isTrial || classes.value) {
	find('div', '[data-fields]').prepend(classes.parentElement ?? '', days.parentElement ?? '');
	void fetchDays();
}

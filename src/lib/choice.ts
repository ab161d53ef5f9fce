// The class, plan or trial that a visitor asks about. Links to the contact form carry it in their query.

/** Everything a visitor can ask about, and the texts for it. The keys are the values in URLs. */
export interface Choices {
	/** The form's heading, what happens next, and its button. The heading has the placeholder {choice}. */
	chosen: Record<Choice['kind'], { heading: string; next: string; button: string }>;
	/** The words before the choice. */
	asked: string;
	removeChoice: string;
	removed: string;
	/** With the placeholder {choice}. */
	sentChoice: string;
	/** What the free trial is called. */
	trial: string;
	plans: Record<string, { name: string; words: string; summary?: string | undefined }>;
	/** Each class with its times, e.g. "tuesday-0900": "Tuesday 9:00am". */
	classes: Record<string, { name: string; times: Record<string, string> }>;
}

export interface Choice {
	kind: 'trial' | 'class' | 'plan';
	/** The class, the plan or the trial. */
	name: string;
	/** The choice in full. */
	words: string;
	/** The summary of a plan. */
	summary?: string | undefined;
}

/** Reads the choice from a URL's query. Unknown values are ignored and never shown, since anybody can write a URL. */
export function readChoice(query: URLSearchParams, choices: Choices): Choice | undefined {
	const trial = query.has('trial') ? choices.trial : undefined;
	const chosen = find(choices.classes, query.get('class') ?? '');
	if (chosen) {
		const time = find(chosen.times, query.get('at') ?? '');
		const words = [trial, chosen.name, time].filter(Boolean).join(', ');
		return { kind: trial === undefined ? 'class' : 'trial', name: chosen.name, words };
	}
	const plan = find(choices.plans, query.get('plan') ?? '');
	if (plan) return { kind: 'plan', ...plan };
	// A trial of an unknown class is ignored, not shown as a trial without a class.
	return trial === undefined || query.get('class') ? undefined : { kind: 'trial', name: trial, words: trial };
}

const keys = ['class', 'at', 'plan', 'trial'];

/** Whether a URL's query names a choice. */
export const hasChoice = (query: string) => /[?&](class|plan|trial)/.test(query);

/** The choice as it is in a query, to send if it can't be shown: "class=pilates&at=monday-0800". */
export function readPlainChoice(query: URLSearchParams): string {
	const isPlain = ([key, value]: [string, string]) => keys.includes(key) && /^[\w-]*$/.test(value);
	return String(new URLSearchParams([...query].filter(isPlain))).slice(0, 80);
}

/** Removes the choice, or parts of it, from a URL. */
export function removeChoice(address: string, parts = keys): string {
	const url = new URL(address);
	for (const key of parts) url.searchParams.delete(key);
	return url.href;
}

function find<Value>(record: Record<string, Value>, key: string): Value | undefined {
	return Object.hasOwn(record, key) ? record[key] : undefined;
}

// The class, plan or trial that a visitor enquires about. Links to the contact form carry it in their query.

/** Everything a visitor can enquire about, and the texts for it. The keys are the values in URLs. */
export interface Choices {
	/** With the placeholder {choice}. */
	asked: string;
	/** With the placeholder {choice}. */
	sent: string;
	remove: string;
	trial: string;
	plans: Record<string, Choice>;
	/** Each class with its times, e.g. "tuesday-0900": "Tuesday 9:00am". */
	classes: Record<string, { name: string; times: Record<string, string> }>;
}

/** The choice in words, the summary of a plan, and the option in the form's list of classes. */
export interface Choice {
	words: string;
	summary?: string | undefined;
	option?: string | undefined;
}

/** Reads the choice from a URL's query. Unknown values are ignored and never shown, since anybody can write a URL. */
export function readChoice(query: URLSearchParams, choices: Choices): Choice | undefined {
	const trial = query.has('trial') ? choices.trial : undefined;
	const chosen = find(choices.classes, query.get('class') ?? '');
	if (chosen) {
		const time = find(chosen.times, query.get('at') ?? '');
		return { words: [trial, chosen.name, time].filter(Boolean).join(', '), option: chosen.name };
	}
	return find(choices.plans, query.get('plan') ?? '') ?? (trial === undefined ? undefined : { words: trial });
}

function find<Value>(record: Record<string, Value>, key: string): Value | undefined {
	return Object.hasOwn(record, key) ? record[key] : undefined;
}

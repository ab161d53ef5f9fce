// What a visitor asks the gym for. Links to the contact form carry it, and the form reads it from its address.

/** All that a visitor can ask for, in words, and the sentences about it. The keys are what stands in addresses. */
export interface Choices {
	/** With the blank {choice}. */
	asked: string;
	/** With the blank {choice}. */
	sent: string;
	remove: string;
	trial: string;
	plans: Record<string, string>;
	/** A class with its hours, e.g. "tuesday-0900" for "Tuesday 9:00am", and what the form's list of classes calls it. */
	classes: Record<string, { name: string; option?: string | undefined; hours: Record<string, string> }>;
}

/** What was asked for, and what the form's list of classes calls it. */
export interface Choice {
	words: string;
	option?: string | undefined;
}

/** What an address asks for. Anybody can write an address, so what the page doesn't know is ignored and never shown. */
export function readChoice(query: URLSearchParams, choices: Choices): Choice | undefined {
	const chosen = find(choices.classes, query.get('class') ?? '');
	if (chosen) {
		const { name, option, hours } = chosen;
		const hour = find(hours, query.get('at') ?? '');
		return { words: hour === undefined ? name : `${name}, ${hour}`, option };
	}
	const words = find(choices.plans, query.get('plan') ?? '') ?? (query.has('trial') ? choices.trial : undefined);
	return words === undefined ? undefined : { words };
}

function find<Value>(record: Record<string, Value>, key: string): Value | undefined {
	return Object.hasOwn(record, key) ? record[key] : undefined;
}

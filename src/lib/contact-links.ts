/**
 * What a link to the contact form can ask for, by its key: the free trial, which has no value, and the ids of a class, a weekly slot
 * (its event key), a plan, a coach and a question. Keys, because words would differ in a translated page.
 */
export const askedKinds = ['trial', 'class', 'slot', 'plan', 'coach', 'question'] as const;

type AskedKind = (typeof askedKinds)[number];

/** What a link asks for. */
export type Asked = { trial?: true } & { [kind in Exclude<AskedKind, 'trial'>]?: string };

/**
 * The pairs of a link's query that the form doesn't know: "trail", "class=zumba". A campaign ("utm_source") is always known.
 * @param query without "?".
 * @param knows whether there is an entry with this id.
 */
export function findUnknownPairs(query: string, knows: (kind: AskedKind, id: string) => boolean): string[] {
	const pairs = query.split('&').filter((pair) => pair && !pair.startsWith('utm_'));
	return pairs.filter((pair) => {
		const [[name, id] = ['', '']] = new URLSearchParams(pair);
		const kind = askedKinds.find((one) => one === name);
		return kind === 'trial' ? id !== '' : !kind || !knows(kind, id);
	});
}

/** Whether a link asks for the free trial. The gym's booking system takes its place, if there is one. */
export function isTrialLink(target: string): boolean {
	const [path, query] = target.split('?');
	return path === '/contact' && new URLSearchParams(query).has('trial');
}

/**
 * Adds what is asked for to a link to the contact form: "/contact?trial&class=boxing". Links to anywhere else stay unchanged.
 * @param book where a booking system takes this, if the gym has one: the link then leads there.
 */
export function linkToForm(target: string, { trial, ...keys }: Asked, book?: string): string {
	if (book !== undefined) return book;
	if (target !== '/contact') return target;
	const query = [trial && 'trial', String(new URLSearchParams(keys))].filter(Boolean);
	return [target, query.join('&')].filter(Boolean).join('?');
}

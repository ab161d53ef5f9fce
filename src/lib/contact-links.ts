/**
 * What a link to the contact form asks for: the free trial, and the ids of a class, a plan, a coach and a weekly slot (its event key).
 * Keys, because words would differ in a translated page.
 */
export type Asked = { trial?: true } & { [kind in 'class' | 'plan' | 'coach' | 'slot']?: string };

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

// Links to the contact form carry what a visitor asks for, as keys: words would differ in a translated page.

/** What a link to the contact form asks for. */
export interface Asked {
	trial?: true;
	/** The ids of a class, a plan and a coach. */
	class?: string;
	plan?: string;
	coach?: string;
	/** The event key of a weekly class: "boxing-tuesday-0900". */
	slot?: string;
}

/**
 * Adds what is asked for to a link to the contact form: "/contact?trial&class=boxing". Links to anywhere else stay unchanged.
 * @param book where a booking system takes this, if the gym has one: the link then leads there.
 */
export function linkToForm(target: string, { trial, ...keys }: Asked, book?: string): string {
	if (book !== undefined) return book;
	if (target !== '/contact') return target;
	const query = [trial && 'trial', String(new URLSearchParams({ ...keys }))].filter(Boolean);
	return [target, query.join('&')].filter(Boolean).join('?');
}

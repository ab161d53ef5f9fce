import { href } from '~/urls.ts';

/**
 * Goes to another page of the site and replaces the history entry, so that Back does not return to the form. Never resolves,
 * so that the form stays busy until the page unloads.
 */
export async function goTo(path: string): Promise<never> {
	location.replace(href(path));
	return new Promise(() => undefined);
}

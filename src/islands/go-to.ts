import { href } from '~/urls.ts';

/** Goes to another page of the site and replaces the history entry, so that Back does not return to the form. */
export function goTo(path: string): void {
	location.replace(href(path));
}

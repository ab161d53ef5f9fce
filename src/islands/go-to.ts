import { href } from '~/lib/urls';

/** Leaves for another page of the site; the back button then does not return to the form. */
export function goTo(path: string): void {
	location.replace(href(path));
}

import { href } from '~/lib/urls';

/** Pages that send a visitor to sign in first, and want them back. */
const asking = ['/account'];

/** Where somebody goes who has signed in: back to the page that sent them (`?next=`), and to no other; or home. */
export function nextPath(search: string): string {
	const next = new URLSearchParams(search).get('next');
	return asking.find((path) => href(path) === next) ?? '/#home';
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of the built site. */
interface BuiltPage {
	/** The public path, e.g. "/blog/category/boxing". */
	route: string;
	html: string;
}

/** All pages of a built site, including the 404 page but not redirect pages. */
export function listBuiltPages(dist: string): BuiltPage[] {
	const files = globSync('**/*.html', { cwd: dist }).map((file) => file.replaceAll('\\', '/'));
	return files
		.map((file) => ({
			route: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
			html: readFileSync(path.join(dist, file), 'utf8'),
		}))
		.filter(({ html }) => !/<meta[^>]+http-equiv="?refresh/i.test(html))
		.sort((one, other) => (one.route < other.route ? -1 : 1));
}

/** Pages that stay open: /account redirects visitors who are not signed in to the sign-in page. */
export function visitablePages(dist: string): BuiltPage[] {
	return listBuiltPages(dist).filter(({ route }) => route !== '/account');
}

/** One page of each kind, the one with the longest HTML: one post for all posts, one page for each folder. */
export function selectOnePerKind(pages: BuiltPage[]): BuiltPage[] {
	const kinds = Map.groupBy(pages, ({ route }) => {
		const folder = path.posix.dirname(route);
		return folder === '/' ? route : `${folder}/*`;
	});
	return [...kinds.values()].flatMap((kind) => kind.toSorted((a, b) => b.html.length - a.html.length).slice(0, 1));
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All pages of a built site but redirects and the 404 page: the public path, e.g. "/blog/category/boxing", and the HTML. */
export function listBuiltPages(dist: string) {
	const files = globSync('**/*.html', { cwd: dist }).map((file) => file.replaceAll('\\', '/'));
	return files
		.map((file) => ({
			route: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
			html: readFileSync(path.join(dist, file), 'utf8'),
		}))
		.filter(({ route, html }) => route !== '/404' && !/<meta[^>]+http-equiv="?refresh/i.test(html))
		.sort((one, other) => (one.route < other.route ? -1 : 1));
}

/**
 * The path of one page of each kind, the one with the longest HTML: one post for all posts, one page for each folder. Without
 * /account, which redirects visitors who are not signed in.
 */
export function selectOnePerKind(pages: ReturnType<typeof listBuiltPages>): string[] {
	const kinds = Map.groupBy(pages, ({ route }) => {
		const folder = path.posix.dirname(route);
		return folder === '/' ? route : `${folder}/*`;
	});
	kinds.delete('/account');
	return [...kinds.values()].flatMap((kind) => {
		const [longest] = kind.toSorted((a, b) => b.html.length - a.html.length);
		return longest?.route ?? [];
	});
}

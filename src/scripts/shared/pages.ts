import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of the built site. */
export interface BuiltPage {
	/** The path that visitors use, e.g. "/blog/category/boxing". */
	route: string;
	html: string;
}

/** Every page of a built site, the one for unknown addresses included; pages that only redirect are left out. */
export function builtPages(dist: string): BuiltPage[] {
	const files = globSync('**/*.html', { cwd: dist }).map((file) => file.replaceAll('\\', '/'));
	// For an unknown host, about.html is there again as about/index.html.
	const again = new Set(files.map((file) => file.replace(/\.html$/, '/index.html')));
	return files
		.filter((file) => !again.has(file))
		.map((file) => ({
			route: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
			html: readFileSync(path.join(dist, file), 'utf8'),
		}))
		.filter(({ html }) => !/<meta[^>]+http-equiv="?refresh/i.test(html))
		.sort((one, other) => (one.route < other.route ? -1 : 1));
}

/** The pages that a visitor can look at for a while: /account sends everybody who is not signed in to the sign-in page. */
export function visitablePages(dist: string): BuiltPage[] {
	return builtPages(dist).filter(({ route }) => route !== '/account');
}

/** One page for each kind, the one with the longest HTML: a post stands for all posts, a day for the week. */
export function onePerKind(pages: BuiltPage[]): BuiltPage[] {
	const kinds = Map.groupBy(pages, ({ route }) => {
		const folder = path.posix.dirname(route);
		return folder === '/' ? route : `${folder}/*`;
	});
	return [...kinds.values()].flatMap((kind) => kind.toSorted((a, b) => b.html.length - a.html.length).slice(0, 1));
}

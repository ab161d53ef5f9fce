// Looks at the Markdown under the fields: there where a page shows it, its headings in order, its pictures there and
// described, its links leading somewhere.
import { checkHtml } from './check-html.ts';
import { bodyLinkProblem } from './check-links.ts';
import { checkMarkdown } from './check-markdown.ts';
import { missing, type Surroundings, unfit } from './check-picture.ts';
import { quote } from '../../schemas/parts/messages.ts';
import { isFileName } from '../../schemas/parts/picture.ts';
import { strangeSign, strangeSignProblem } from '../../schemas/parts/signs.ts';
import { readBody } from './read-body.ts';
import type { Problem } from './read-content.ts';
import type { Entry } from './read-entries.ts';
import type { SiteMap } from './site-map.ts';

/** What is wrong with the text of a Markdown file. */
export async function checkBody(entry: Entry, place: Surroundings, site: SiteMap): Promise<Problem[]> {
	const { file, collection, id, shelf, body, bodyLine } = entry;
	const problems: Problem[] = [];
	const report = (line: number, found: string, expected: string | undefined, note = false) => {
		if (expected === undefined) return;
		problems.push({ file, line: bodyLine + line - 1, field: 'text', found, expected, ...(note && { note }) });
	};
	const sign = strangeSign(body);
	const signLine = body.slice(0, sign?.index).split('\n').length;
	if (sign) report(signLine, cut(body.split('\n')[signLine - 1] ?? ''), strangeSignProblem(body, 'The text'));
	const [first = ''] = body.trim().split('\n');
	if (first === '' && shelf.body) report(0, 'nothing', 'Write the text under the second line "---".');
	if (first !== '' && !shelf.body) {
		const above = body.slice(0, body.indexOf(first)).split('\n').length;
		report(above, cut(first), 'This page shows only its fields. Remove the text under the second line "---".');
	}
	if (first === '') return problems;

	const { headings, pictures, links, nodes } = readBody(body);
	for (const { line, found, expected, note } of [...checkHtml(nodes), ...checkMarkdown(nodes, body)])
		report(line, found, expected, note);
	let rank = 1; // the page's title
	for (const { line, depth, text } of headings) {
		const found = cut(`${'#'.repeat(depth)} ${text}`);
		const right = Math.min(Math.max(depth, 2), rank + 1);
		const write = `Write ${quote(`${'#'.repeat(right)} ${text}`)}.`;
		if (text.trim() === '') report(line, found, 'The heading has no words. Write some, or remove the line.');
		else if (depth === 1) report(line, found, `The title is the page's only heading of the first rank. ${write}`);
		else if (depth > right) report(line, found, `A heading goes down one rank at most from the one before. ${write}`);
		rank = right;
	}
	for (const { line, url, text, referred } of pictures) {
		const found = `![${text}](${url})`;
		const name = decoded(url);
		const outside = `Write the file behind the description, in round brackets: ![${text}](${url}).`;
		report(line, referred ? `![${text}][…]` : found, referred ? outside : undefined);
		if (name === undefined)
			report(line, found, 'The sign % stands only in names such as "my%20picture.jpg". Rename the file without it.');
		else report(line, found, missing(place, name) ?? (await unfit(place, name)));
		const described = `Say between [ and ] what the picture shows, e.g. ![Two people on spin bikes](${url}).`;
		if (text.trim() === '' || isFileName(text)) report(line, found, described);
	}
	const page = collection === 'posts' ? `/blog/${id}` : `/${id}`;
	for (const { line, url, text } of links) {
		const found = `[${text}](${url})`;
		report(line, found, bodyLinkProblem(url, site, page));
		if (text.trim() === '') report(line, found, `Say between [ and ] where it leads, e.g. [our classes](${url}).`);
	}
	return problems;
}

/** The name of a file as Astro understands it: "my%20picture.jpg" is "my picture.jpg". */
function decoded(url: string): string | undefined {
	try {
		return decodeURI(url);
	} catch {
		return undefined; // The caller tells the editor what to write.
	}
}

function cut(text: string): string {
	return quote(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

// Checks a Markdown body: headings, pictures, links, and whether the site has a page for it.
import { quote } from '../../schemas/parts/explain.ts';
import { isOnlyName } from '../../schemas/parts/picture.ts';
import { explainStrangeCharacter } from '../../schemas/parts/strange-characters.ts';
import { checkBodyLink } from './check-links.ts';
import { checkMarkdown, findSlips, placeholder } from './check-markdown.ts';
import { checkPictureFile, type FileContext } from './check-picture.ts';
import { type Diagnostic, diagnoseText, shorten } from './diagnostic.ts';
import { readBody } from './read-body.ts';
import type { Entry } from './read-entries.ts';
import { getAddress, isDraft, type SiteMap } from './site-map.ts';

/** Reports an error, or nothing if `expected` is undefined. */
type Report = (line: number, found: string, expected: string | undefined) => void;
type Body = ReturnType<typeof readBody>;

/** Finds the errors in a Markdown body. */
export async function checkBody(entry: Entry, files: FileContext, siteMap: SiteMap): Promise<Diagnostic[]> {
	const { definition, body } = entry;
	const errors: Diagnostic[] = [];
	const report: Report = (line, found, expected) => {
		if (expected !== undefined) errors.push(diagnoseText(entry, { line, found, expected }));
	};
	const lines = body.split('\n');
	const strange = lines.findIndex((line) => explainStrangeCharacter(line) !== undefined);
	const strangeLine = lines[strange] ?? '';
	report(strange + 1, quote(shorten(strangeLine)), explainStrangeCharacter(strangeLine));
	const first = lines.findIndex((line) => line.trim() !== '');
	if (first === -1) {
		if (definition.body) report(0, 'nothing', 'Write the text below the second "---".');
		return errors;
	}
	const unseen = 'This page shows only its fields. Remove the text below the second "---".';
	report(first + 1, quote(shorten(lines[first] ?? '')), definition.body ? undefined : unseen);

	const { nodes, headings, pictures, links } = readBody(body);
	const unfilled = isDraft(entry.data) ? [] : findSlips(nodes, [placeholder]);
	for (const { line, found, expected } of [...checkMarkdown(nodes, body), ...unfilled]) report(line, found, expected);
	checkHeadings(headings, report);
	await checkPictures(pictures, files, report);
	for (const { line, url, text } of links) {
		const found = `[${text}](${url})`;
		report(line, found, checkBodyLink(url, siteMap, getAddress(entry)));
		if (text.trim() === '')
			report(line, found, `Write between [ and ] where the link leads, e.g. [our classes](${url}).`);
	}
	return errors;
}

function checkHeadings(headings: Body['headings'], report: Report): void {
	let level = 1; // the page's title
	for (const { line, depth, text } of headings) {
		const found = quote(shorten(`${'#'.repeat(depth)} ${text}`));
		level = Math.min(Math.max(depth, 2), level + 1);
		const write = `Write ${quote(`${'#'.repeat(level)} ${text}`)}.`;
		if (text.trim() === '') report(line, found, 'The heading is empty. Write it, or remove the line.');
		else if (depth === 1) report(line, found, `The title is the only level-1 heading. ${write}`);
		else if (depth > level) report(line, found, `This skips a heading level. ${write}`);
	}
}

async function checkPictures(pictures: Body['pictures'], files: FileContext, report: Report): Promise<void> {
	for (const { line, url, text, isReference } of pictures) {
		const found = `![${text}](${url})`;
		const direct = `Write the file in parentheses after the description: ${found}.`;
		if (isReference) report(line, `![${text}][…]`, direct);
		const name = decodeName(url);
		const percent = 'Rename the file without the %.';
		if (name === undefined) report(line, found, percent);
		else report(line, found, await checkPictureFile(files, name));
		const describe = `Write between [ and ] what the picture shows, e.g. ![Two people on spin bikes](${url}).`;
		if (text.trim() === '' || isOnlyName(text)) report(line, found, describe);
	}
}

/** Decodes a file name as Astro does: "my%20picture.jpg" is "my picture.jpg". */
function decodeName(url: string): string | undefined {
	try {
		return decodeURI(url);
	} catch {
		return undefined; // the caller reports it
	}
}

import { z } from 'astro/zod';
import { group, isOnTheWeb, text } from './fields.ts';
import { capitalise, describe, explain, fieldName, type Issue, quote } from './messages.ts';

/** Where a link leads: a page of this site, or an address elsewhere. */
export function href(about = 'where it leads', example = '/contact') {
	const hint = { about, example };
	const wrongStart = (issue: Issue) =>
		`${capitalise(fieldName(issue))} must begin with "/", "https://", "tel:" or "mailto:", not ${quote(issue.input)}: ${about}, e.g. ${quote(example)}.`;
	const wrongEnd = ({ input, path }: Issue) =>
		`${capitalise(fieldName({ path }))} leads to a page of this site: write ${quote(String(input).replace(/(\.html|\/)+$/, ''))}, without a slash or ".html" at the end.`;
	const unreachable = ({ input, path }: Issue) =>
		`${capitalise(fieldName({ path }))} must be an address that everybody can open, not ${quote(input)}: "/…" for a page of this site, "https://…" for another.`;
	return z
		.string({ error: explain(hint) })
		.refine((value) => /^(\/(?!\/)|https:\/\/\S|tel:\+?\d|mailto:\S+@)\S*$/.test(value), {
			error: wrongStart,
			abort: true,
		})
		.refine((value) => !value.startsWith('https:') || isOnTheWeb(value), { error: unreachable, abort: true })
		.refine((value) => !/^\/.*(\/|\.html)$/.test(value), { error: wrongEnd })
		.describe(describe(hint));
}

/** A button or link: its words and where it leads. */
export function link(about: string, label: string, target = '/contact', max = 24) {
	return group(about, { label: text('the words on it', label, max), href: href('where it leads', target) });
}

/** A button or link of the site. */
export interface Link {
	label: string;
	href: string;
}

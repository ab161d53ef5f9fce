import { z } from 'astro/zod';
import { group, text } from './fields.ts';
import { capitalise, demand, describe, explain, type Issue, nameField, quote } from './explain.ts';
import { isOnTheWeb } from './web-address.ts';

/** A link's target: a page of this site or an external address. */
export function href(about = 'where it leads', example = '/contact') {
	const hint = { about, example };
	const explainStart = demand(
		hint,
		({ input }) => `begin with "/", "https://", "tel:" or "mailto:", not ${quote(input)}`,
	);
	const explainEnd = ({ input, path }: Issue) =>
		`${capitalise(nameField({ path }))} leads to a page of this site: write ${quote(String(input).replace(/(\.html|\/)+$/, ''))}, without a slash or ".html" at the end.`;
	const explainHost = ({ input, path }: Issue) =>
		`${capitalise(nameField({ path }))} must be an address that everybody can open, not ${quote(input)}: "/…" for a page of this site, "https://…" for another.`;
	return z
		.string({ error: explain(hint) })
		.refine((value) => /^(\/(?!\/)|https:\/\/\S|tel:\+?\d|mailto:\S+@)\S*$/.test(value), {
			error: explainStart,
			abort: true,
		})
		.refine((value) => !value.startsWith('https:') || isOnTheWeb(value), { error: explainHost, abort: true })
		.refine((value) => !/^\/.*(\/|\.html)$/.test(value), { error: explainEnd })
		.describe(describe(hint));
}

/** A button or link: its label and target. */
export function link(about: string, label: string, target = '/contact', max = 24) {
	return group(about, { label: text('the words on it', label, max), href: href('where it leads', target) });
}

/** The label and target of a button or link. */
export interface Link {
	label: string;
	href: string;
}

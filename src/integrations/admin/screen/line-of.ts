// Rewords the check's findings in the terms of the forms, because editors on the screen never see a file.
import { capitalise } from '../../../schemas/parts/explain.ts';
import type { Message } from '../dry-run.ts';
import type { Names } from '../forms/names.ts';
import { formatLabel } from '../forms/labels.ts';

/** One finding: the form and field, a link to the form, and the text. */
export interface Line {
	place: string;
	href?: string | undefined;
	text: string;
}

/** Formats a finding for an editor. @param open the open file, whose name is left out. */
export function formatLine(
	{ file, field, found, expected }: Message,
	{ forms, fieldNames }: Names,
	open?: string,
): Line {
	const form = forms[file];
	const fields = field.split(' > ').filter(Boolean);
	const name = file === open ? '' : (form?.label ?? file.replace(/^content\//, ''));
	const place = [name, fields.map(formatLabel).join(' › ')].filter(Boolean).join(', ');
	const text = field === '' ? `${capitalise(found)}. ${expected}` : expected;
	const words = text
		.replace(/(?:content\/)?((?:[\w-]+\/)+[\w-]+\.(?:json|md))/g, (path, rest: string) => {
			const label = forms[`content/${rest}`]?.label;
			return label === undefined ? path : `“${label}”`;
		})
		.replaceAll('": true', '"') // a switch on the screen
		.replace(/"([a-z]+[A-Za-z]*)"/g, (quoted, word: string) =>
			fieldNames.includes(word) ? `“${formatLabel(word)}”` : quoted,
		);
	return { place, href: file === open ? undefined : form?.hash, text: words };
}

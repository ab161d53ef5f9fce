// The check's messages, in the words of the forms, because editors on the screen never see a file.
import { capitalise } from '../../../schemas/parts/explain.ts';
import type { Diagnostic } from '../../content-check/diagnostic.ts';
import type { Names } from '../forms/names.ts';
import { formatLabel } from '../forms/labels.ts';

/** One message: the form and field, a link to the form, and the text. */
export interface Line {
	place: string;
	href?: string | undefined;
	text: string;
}

/** Formats a message for an editor. @param open the open file, whose name is left out. */
export function formatLine(
	{ file, field, found, expected }: Diagnostic,
	{ forms, fieldNames }: Names,
	open?: string,
): Line {
	const form = forms[file];
	const fields = field.split(' > ').filter(Boolean);
	const name = file === open ? '' : (form?.label ?? file.replace(/^content\//, ''));
	const place = [name, fields.map(formatLabel).join(' › ')].filter(Boolean).join(', ');
	const text = (field === '' ? `${capitalise(found)}. ${expected}` : expected)
		.replace(/(?:content\/)?((?:[\w-]+\/)+[\w-]+\.(?:json|md))/g, (path, rest: string) => {
			const label = forms[`content/${rest}`]?.label;
			return label === undefined ? path : `“${label}”`;
		})
		.replaceAll('": true', '"') // a switch on the screen
		.replace(/"([a-z]+[A-Za-z]*)"/g, (quoted, word: string) =>
			fieldNames.includes(word) ? `“${formatLabel(word)}”` : quoted,
		);
	return { place, href: form?.hash, text };
}

/** Shows messages in a dialog until it is closed. */
export function showMessageBox(title: string, lines: readonly Line[]): void {
	const box = make('dialog', { className: 'messages', ariaLabel: title });
	const list = make('ul', {});
	for (const { place, href, text } of lines) {
		const item = make('li', {});
		item.append(make('a', { textContent: `${place}:`, ...(href && { href }) }), ` ${text}`);
		list.append(item);
	}
	const button = make('button', { textContent: 'OK', autofocus: true });
	box.append(make('h2', { textContent: title }), list, button);
	box.addEventListener('click', ({ target }) => {
		if (target === button || target instanceof HTMLAnchorElement) box.close();
	});
	box.addEventListener('close', () => box.remove());
	document.body.append(box);
	box.showModal();
}

/** Creates an element with properties. */
function make<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
	return Object.assign(document.createElement(name), properties);
}

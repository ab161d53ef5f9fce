// What a save leaves out of a file: what nobody filled in, and what the site assumes without it.
import { getProperty, isRecord } from '../../../lib/get-property.ts';

/**
 * Returns the values to write. Sveltia CMS (0.221) fills in what is missing when an entry is opened, and adds keys of its own to
 * the rows of a changed list.
 * @param form the values' JSON Schema
 */
export function leaveOut(value: unknown, form: unknown): unknown {
	if (Array.isArray(value)) return value.map((item) => leaveOut(item, getProperty(form, 'items')));
	if (getProperty(form, 'type') === 'number' && typeof value === 'string') return value === '' ? value : Number(value);
	if (!isRecord(value)) return value;
	const required = Object.values(getProperty(form, 'required') ?? []);
	const fields = Object.entries(value).flatMap(([name, content]) => {
		const field = getProperty(getProperty(form, 'properties'), name);
		const written = leaveOut(content, field);
		const assumed = ['[]', '{}', String(getProperty(field, 'default') === true)];
		const mayBeEmpty = required.includes(name) && !getProperty(field, 'minItems');
		const isLeftOut = ['""', 'null', ...(mayBeEmpty ? [] : assumed)].includes(JSON.stringify(written));
		return isLeftOut || name.startsWith('__sc_item_') ? [] : [[name, written]];
	});
	return Object.fromEntries(fields);
}

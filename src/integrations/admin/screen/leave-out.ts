// What a save leaves out of a file: what nobody filled in, and what the site assumes without it.
import { isRecord } from '../../../lib/get-property.ts';
import type { Form } from '../forms/fields.ts';

const empty = ['""', 'null'];
/** What a missing field means if its schema has no default. */
const nothing = [...empty, 'false', '[]', '{}'];

/**
 * Returns the values to write. Sveltia CMS (0.221) fills in defaults when an entry is opened; in the file, they would outlive a
 * change of the schema's. It also adds keys of its own to the rows of a changed list.
 */
export function leaveOut(values: Record<string, unknown>, { properties = {}, required = [] }: Form) {
	const fields = Object.entries(values).flatMap(([name, value]) => {
		const form = properties[name];
		const written = typeof form === 'object' ? leaveOutWithin(value, form) : value;
		const usual =
			typeof form === 'object' && form.default !== undefined ? [...empty, JSON.stringify(form.default)] : nothing;
		const isLeftOut = (required.includes(name) ? empty : usual).includes(JSON.stringify(written));
		return isLeftOut || name.startsWith('__sc_item_') ? [] : [[name, written] as const];
	});
	return Object.fromEntries<unknown>(fields);
}

function leaveOutWithin(value: unknown, form: Form): unknown {
	const { items } = form;
	if (Array.isArray(value))
		return typeof items === 'object' && !Array.isArray(items)
			? value.map((item) => leaveOutWithin(item, items))
			: value;
	return isRecord(value) ? leaveOut(value, form) : value;
}

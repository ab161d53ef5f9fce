// Derives a form from a collection's schema: names, hints, limits and options.
import { z } from 'astro/zod';
import { type CollectionDefinition, definitions } from '../../../schemas/collections.ts';
import { capitalize } from '../../../schemas/parts/explain.ts';
import type { SchemaContext } from '../../../schemas/parts/picture.ts';
import { getOwn } from '../../../lib/get-property.ts';
import { formatLabel, formatText } from './labels.ts';
import labels from './labels.json' with { type: 'json' };

/** A field in Sveltia CMS's configuration. */
export interface Field {
	name: string;
	widget: string;
	required?: boolean;
	fields?: Field[];
	field?: Field;
	[option: string]: unknown;
}

/**
 * A schema as JSON Schema, with the schemas' own keys for what that can't express: `about` (a description without words for
 * files), `picture`, `reference`, `refusal`, `ordered`, `summary`.
 */
export type Form = z.core.JSONSchema.BaseSchema;

/** Converts a schema to JSON Schema. */
export function readForm(schema: (context: SchemaContext) => z.ZodType): Form {
	return z.toJSONSchema(schema({ image: () => z.any() }), { io: 'input', unrepresentable: 'any' });
}

/** A form's fields in order. */
export function listFields({ properties = {}, required = [] }: Form): Field[] {
	return Object.entries(properties).flatMap(([name, property]) =>
		name === '$schema' || typeof property === 'boolean' ? [] : [toField(name, property, required.includes(name))],
	);
}

function toField(name: string, form: Form, required = true): Field {
	const { type, minimum: min, maximum: max, default: fallback } = form;
	const hint = typeof form['about'] === 'string' ? `${capitalize(form['about'])}.` : formatText(form.description ?? '');
	const common = { name, label: formatLabel(name), hint, required };
	const field = (widget: string, options: Partial<Field> = {}): Field => ({ ...common, widget, ...options });
	if (form['picture']) return field('image', { choose_url: false, accept: '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif' });
	if (typeof form['reference'] === 'string') {
		const display_fields = [findTitleField(readCollection(form['reference']))];
		return field('relation', { collection: form['reference'], value_field: '{{slug}}', display_fields });
	}
	if (form.enum) {
		// Otherwise Sveltia CMS (0.221) offers "(None)".
		const usual = fallback === undefined ? [] : [{ label: `Default (${choice(fallback).label})`, value: '' }];
		return field('select', { options: [...usual, ...form.enum.map(choice)], dropdown_threshold: 3 });
	}
	if (type === 'boolean') return field('boolean', { required: false, default: fallback });
	if (type === 'integer') return field('number', { value_type: 'int', min, max });
	// Sveltia CMS's own field (0.221) is emptied at a sign that it can't read: "$69,90" becomes 90. leave-out.ts makes a number.
	if (type === 'number')
		return field('string', { pattern: [/^-?\d+(\.\d+)?$/.source, 'Write a number, such as 69.90.'] });
	// To Sveltia CMS, a required list has at least one item.
	if (type === 'array') return field('list', { ...listOptions(name, form), required: required && form.minItems !== 0 });
	if (form.properties) {
		const fields = listFields(form);
		// An optional group has a box to add it. If it has no required fields, the box is checked.
		const isOpenable = !required && fields.every((one) => !one.required);
		const filled = isOpenable && fields.find(({ widget }) => widget !== 'object' && widget !== 'list');
		const content = filled ? { [filled.name]: filled['default'] ?? '' } : undefined;
		return field('object', { fields, collapsed: isOpenable || 'auto', default: content });
	}
	if (form.format === 'date') {
		const day = 'YYYY-MM-DD';
		const today = required ? '{{now}}' : undefined;
		return field('datetime', { type: 'date', time_format: false, date_format: day, format: day, default: today });
	}
	const { maxLength: maxlength, pattern: test, refusal } = form;
	const pattern = test === undefined ? undefined : [test, formatText(String(refusal))];
	return field((maxlength ?? 0) > 100 ? 'text' : 'string', { maxlength, pattern });
}

function listOptions(name: string, { items, minItems: min, maxItems: max, ordered }: Form): Partial<Field> {
	if (typeof items !== 'object' || Array.isArray(items)) throw new Error(`The list "${name}" has no item type.`);
	const item = toField(name, items);
	// The screen can reorder list items but not the options of a select.
	if (items.enum && !ordered) return { widget: 'select', options: item['options'], multiple: true, min, max };
	const isReference = typeof items['reference'] === 'string';
	const label = getNoun(isReference ? readCollection(String(items['reference'])) : items);
	// To add an entry of the other collection, the screen itself has a button "Add Category".
	const list = { label_singular: isReference ? 'Line' : label, min, max };
	const { fields } = item;
	if (!fields) return { ...list, field: { ...item, label } };
	const thumbnail = fields.find(({ widget }) => widget === 'image')?.name;
	return { ...list, fields, collapsed: 'auto', summary: items['summary'], thumbnail };
}

/** The form of a collection's entries. */
function readCollection(name: string): Form {
	const definition = getOwn<CollectionDefinition>(definitions, name);
	return definition ? readForm(definition.schema) : {};
}

/** The field that identifies an entry in lists. */
export function findTitleField({ properties = {} }: Form): string {
	const names = Object.keys(properties).filter((name) => name !== 'image' && name !== 'order');
	return ['title', 'name'].find((name) => names.includes(name)) ?? names[0] ?? 'title';
}

/** What an entry or item is called: "One part of the history." -> "Part of the history". */
export function getNoun({ description = '' }: Form): string {
	const [words = ''] = description.split(/[.;:]/);
	return capitalize(words.replace(/^(One|A|An|The) /, ''));
}

function choice(value: unknown) {
	const word = String(value);
	const isForm = /\d|yyyy/.test(word); // of dates and times
	return { label: getOwn(labels.choices, word) ?? (isForm ? word : formatLabel(word).replaceAll('-', ' ')), value };
}

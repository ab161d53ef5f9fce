// The form of a collection, read off from its schema: the same names, sentences, limits and choices.
import { z } from 'astro/zod';
import { labelOf } from './labels.ts';
import { capitalise } from '../../../schemas/parts/messages.ts';
import type { PictureNeeds, Tools } from '../../../schemas/parts/picture.ts';

/** A field as Sveltia CMS wants it described. */
export interface Field {
	name: string;
	label?: string;
	widget: string;
	hint?: string;
	required?: boolean;
	default?: unknown;
	pattern?: [string, string];
	fields?: Field[];
	field?: Field;
	[option: string]: unknown;
}

/** Where entries can be found that a field may name. */
export type FindCollection = (collection: string) => {
	collection: string;
	/** The file that holds all of its entries, and the fields by which one knows them. */
	file?: string;
	shown?: string[];
	/** What one of them is called: "Class". */
	about: string;
};

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What JSON Schema can't say, noted on the way there. */
const notes = { shape: 'x-shape', reference: 'x-reference', refusal: 'x-refusal' } as const;

interface Surroundings {
	find: FindCollection;
	/** The entry is there for good, so that its lists of a fixed length are full. */
	isSingle: boolean;
}

/** The fields of a schema in its order. */
export function fieldsOf(schema: (tools: Tools) => z.ZodType, place: Surroundings): Field[] {
	return groupFields(describe(schema), place);
}

/** What a schema calls the entry: "A class." -> "a class". */
export function aboutOf(schema: (tools: Tools) => z.ZodType): string {
	const about = describe(schema).description ?? '';
	return about.charAt(0).toLowerCase() + about.slice(1).replace(/\.$/, '');
}

/** The names of the fields of a schema. */
export function namesOf(schema: (tools: Tools) => z.ZodType): string[] {
	return Object.keys(describe(schema).properties ?? {});
}

/** What the fields mean that an entry leaves out. */
export function defaultsOf(schema: (tools: Tools) => z.ZodType): Record<string, unknown> {
	const properties = Object.entries(describe(schema).properties ?? {});
	return Object.fromEntries(
		properties.flatMap(([name, one]) => (typeof one === 'object' && 'default' in one ? [[name, one.default]] : [])),
	);
}

function describe(schema: (tools: Tools) => z.ZodType): JsonSchema {
	const pictures = new Map<unknown, PictureNeeds>();
	const image = (needs: PictureNeeds) => {
		const mark = z.any();
		pictures.set(mark, needs);
		return mark;
	};
	return z.toJSONSchema(schema({ image }), {
		io: 'input',
		unrepresentable: 'any',
		override({ zodSchema, jsonSchema, path }) {
			if (zodSchema instanceof z.ZodPipe) {
				const needs = pictures.get(zodSchema.def.out);
				const reference = needs ? undefined : referenceIn(zodSchema);
				if (needs) jsonSchema[notes.shape] = needs.shape.join(' ');
				if (reference) jsonSchema[notes.reference] = reference;
			}
			if (jsonSchema.pattern) jsonSchema[notes.refusal] = refusalOf(zodSchema, String(path.at(-1)));
		},
	});
}

function noteOf(schema: JsonSchema, name: keyof typeof notes): string | undefined {
	const note = schema[notes[name]];
	return typeof note === 'string' ? note : undefined;
}

/** The collection that a reference leads to: what it makes of a name tells. */
function referenceIn(schema: z.core.$ZodType): string | undefined {
	const { data } = z.core.safeParse(schema, '1');
	if (typeof data !== 'object' || data === null || !('collection' in data)) return undefined;
	return typeof data.collection === 'string' ? data.collection : undefined;
}

/** What the schema says of a text of the wrong form, without the text. */
function refusalOf(schema: z.core.$ZodType, name: string): string {
	const wrong = '\u0000';
	const { error } = z.object({ [name]: schema }).safeParse({ [name]: wrong });
	const message = error?.issues[0]?.message ?? '';
	return message.replace(`, not "${wrong}"`, '').replace(/^"\w+"/, labelOf(name));
}

function groupFields({ properties = {}, required = [] }: JsonSchema, place: Surroundings): Field[] {
	const { image } = properties;
	const shape = typeof image === 'object' ? noteOf(image, 'shape') : undefined;
	return Object.entries(properties).flatMap(([name, property]) => {
		if (name === '$schema' || typeof property === 'boolean') return [];
		const fields = toField(name, property, required.includes(name), place);
		// The point is set on the picture beside it, in the shapes of its place.
		return fields.map((field) => (field.widget === 'focus' && shape ? { ...field, shape } : field));
	});
}

function toField(name: string, schema: JsonSchema, required: boolean, place: Surroundings): Field[] {
	const { type, description } = schema;
	const reference = noteOf(schema, 'reference');
	if (schema.const !== undefined) return []; // nothing to choose; the file keeps it
	const common: Common = {
		name,
		label: labelOf(name),
		...(description && { hint: description.replace(/(content\/)?settings\/gym\.json/, '“The gym”') }),
		required,
		...(schema.default !== undefined && { default: schema.default }),
	};
	const field = (widget: string, options: Partial<Field> = {}) => [{ ...common, widget, ...options }];
	if (noteOf(schema, 'shape')) {
		const hint = description?.replace(/, beside this file/, '').replace(/, e\.g\. .*/, '.');
		return field('image', { ...(hint && { hint }), choose_url: false, accept: 'image/*' });
	}
	// What can be chosen stands in the list.
	const chosen = description?.replace(/( of content\/| beside |, e\.g\. |: ).*/, '.');
	if (reference) return field('relation', { ...(chosen && { hint: chosen }), ...relation(place.find(reference)) });
	if (schema.enum)
		return field('select', {
			...(chosen && { hint: chosen }),
			options: schema.enum.map(choice),
			dropdown_threshold: 3,
		});
	if (type === 'boolean') {
		const hint = description?.replace(/: true or false\.$/, '.').replace(/^Whether /, 'Switch on if ');
		return field('boolean', { ...(hint && { hint }), required: false });
	}
	if (type === 'integer' || type === 'number') {
		const step = type === 'number' && { step: 0.0001 }; // of a degree: ten metres
		return field('number', { value_type: type === 'number' ? 'float' : 'int', ...limits(schema), ...step });
	}
	if (type === 'array') return listField(common, schema, place);
	if (type === 'object') {
		const fields = groupFields(schema, place);
		return field('object', { fields, collapsed: 'auto', ...summary(fields) });
	}
	if (schema.format === 'date') {
		return field('datetime', {
			type: 'date',
			time_format: false,
			date_format: 'YYYY-MM-DD',
			format: 'YYYY-MM-DD',
			default: '{{now}}',
		});
	}
	return textField(common, schema);
}

/** What every kind of field has. */
type Common = Pick<Field, 'name' | 'label' | 'hint' | 'required' | 'default'>;

function textField(common: Common, schema: JsonSchema): Field[] {
	const { maxLength, pattern } = schema;
	const form: Pick<Field, 'pattern'> =
		pattern === undefined ? {} : { pattern: [pattern, noteOf(schema, 'refusal') ?? ''] };
	if (common.name === 'focus') {
		const hint = 'Click on what must be seen wherever the picture is cut, or move the point by the arrow keys.';
		return [{ ...common, hint, widget: 'focus', ...form }];
	}
	if (pattern?.endsWith('\\.svg$')) {
		return [{ ...common, widget: 'image', choose_url: false, accept: 'image/svg+xml' }];
	}
	const length = maxLength === undefined ? {} : { maxlength: maxLength };
	return [{ ...common, widget: (maxLength ?? 0) > 100 ? 'text' : 'string', ...length, ...form }];
}

function listField(common: Common, schema: JsonSchema, place: Surroundings): Field[] {
	const { items, minItems: min, maxItems: max } = schema;
	if (typeof items !== 'object' || Array.isArray(items)) throw new Error(`The list "${common.name}" is of no kind.`);
	const counts = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
	const { name } = common;
	if (items.enum) {
		const [{ options } = { options: [] }] = toField(name, items, true, place);
		return [{ ...common, name, widget: 'select', multiple: true, options, ...counts }];
	}
	const isFull = place.isSingle && min === max;
	const fixed = isFull && { allow_add: false, allow_remove: false, allow_duplicate: false };
	const reference = noteOf(items, 'reference');
	const label = reference ? place.find(reference).about : singular(items.description ?? name);
	const list = { ...common, name, widget: 'list', ...counts, ...fixed, label_singular: label };
	if (items.type === 'object') {
		const fields = groupFields(items, place);
		return [{ ...list, fields, collapsed: 'auto', ...summary(fields), ...thumbnail(fields) }];
	}
	const [item] = toField(name, items, true, place);
	return item ? [{ ...list, field: { ...item, label } }] : [];
}

/** The first words of a sentence about one of many: "One line of the opening hours." -> "line of the opening hours". */
function singular(about: string): string {
	const [words = ''] = about.split(/[.,;:]/);
	return capitalise(words.replace(/^(One|A|An|The) /, ''));
}

function relation({ collection, file, shown = [] }: ReturnType<FindCollection>) {
	if (!file) return { collection, value_field: '{{slug}}' };
	const display_fields = shown.map((name) => `entries.*.${name}`);
	return { collection, file, value_field: 'entries.*.id', display_fields };
}

function limits({ minimum, maximum }: JsonSchema) {
	return { ...(minimum !== undefined && { min: minimum }), ...(maximum !== undefined && { max: maximum }) };
}

function choice(value: unknown) {
	return { label: capitalise(String(value).replaceAll('-', ' ')), value };
}

/** What a closed group shows: the first of its texts. */
function summary(fields: Field[]) {
	const text = fields.find(({ widget }) => ['string', 'text', 'select', 'relation'].includes(widget));
	return text ? { summary: `{{${text.name}}}` } : {};
}

function thumbnail(fields: Field[]) {
	const picture = fields.find(({ widget }) => widget === 'image');
	return picture ? { thumbnail: picture.name } : {};
}

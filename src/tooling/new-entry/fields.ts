// The fields of a kind, read off from its schema: what can stand behind `npm run new -- class`, and what is asked for.
import { z } from 'astro/zod';
import { type Shelf, shelves } from '../../schemas/collections.ts';
import type { Kind } from './kinds.ts';

/** One field of a new entry. */
export interface Field {
	/** What stands behind "--", e.g. "title". */
	flag: string;
	/** Where it stands in the entry, e.g. ["links", "facebook"]. */
	path: string[];
	type: 'text' | 'number' | 'list' | 'switch' | 'picture';
	/** What it is for, as the schema says it. */
	about: string;
	required: boolean;
	/** The words that can be chosen, if it is a choice. */
	choices: readonly string[];
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The fields of a kind in the order of its file. */
export function fieldsOf({ collection }: Kind): Field[] {
	const shelf: Shelf = shelves[collection];
	const schema = shelf.schema({ image: () => z.any() });
	return flatten(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), []);
}

/** Answers as an entry has them: numbers as numbers, lists as lists, groups as groups. */
export function toData(fields: Field[], values: ReadonlyMap<string, string>): Record<string, unknown> {
	const data: Record<string, unknown> = {};
	for (const { flag, path, type } of fields) {
		const value = values.get(flag);
		if (value === undefined) continue;
		const [name = '', inner] = path;
		const group = inner === undefined ? undefined : data[name];
		if (inner === undefined) data[name] = typed(value, type);
		else data[name] = { ...(typeof group === 'object' ? group : {}), [inner]: typed(value, type) };
	}
	return data;
}

function flatten({ properties = {}, required = [] }: JsonSchema, path: string[]): Field[] {
	return Object.entries(properties).flatMap(([name, property]): Field[] => {
		if (name === '$schema' || typeof property === 'boolean') return [];
		if (property.type === 'object') return flatten(property, [...path, name]);
		const type = typeOf(name, property);
		return [
			{
				flag: type === 'picture' ? 'picture' : name,
				path: [...path, name],
				type,
				about: about(property.description ?? '', type),
				required: required.includes(name),
				choices: property.enum?.map(String) ?? [],
			},
		];
	});
}

function typeOf(name: string, { type }: JsonSchema): Field['type'] {
	if (name === 'image' || name === 'logo') return 'picture';
	if (type === 'array') return 'list';
	if (type === 'boolean') return 'switch';
	return type === 'integer' || type === 'number' ? 'number' : 'text';
}

/** The picture is wherever the editor has it, not yet "beside this file". */
function about(description: string, type: Field['type']): string {
	if (type === 'picture') return description.replace(/,? beside this file/, '').replace(/, e\.g\. .*/, '.');
	return type === 'list' ? `${description.replace(/\.$/, '')}; put commas between them.` : description;
}

function typed(value: string, type: Field['type']): unknown {
	if (type === 'number') return /^\d+([.,]\d{1,2})?$/.test(value) ? Number(value.replace(',', '.')) : value;
	if (type === 'switch') return value === 'true';
	if (type !== 'list') return value;
	return value
		.split(',')
		.map((part) => part.trim())
		.filter((part) => part !== '');
}

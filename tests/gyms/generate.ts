// Makes content from the schemas alone: the least that they demand, or the most that they allow. So a gym follows every
// change of a schema, and what stands in it is at the limit by construction.
import { z } from 'astro/zod';
import { type CollectionDefinition, definitions } from '../../src/schemas/collections.ts';

/** How the fields of a gym are filled in. */
export interface Manner {
	/** Whether a field that may be left out is there. */
	optional: (path: string) => boolean;
	/** How many entries a list has. */
	length: (least: number, most: number) => number;
	/** A text of at most so many characters. The example says which blanks it may have. */
	text: (field: Field, max: number) => string;
	number: (field: Field, least: number, most: number) => number;
	/** The id of an entry of another collection. */
	reference: (collection: string, field: Field) => string;
	/** What a field has whatever the schema allows; undefined if nothing in particular. */
	fixed: (field: Field) => unknown;
}

/** Where a value stands, and what the schema says of it. */
export interface Field {
	/** E.g. "gym.hours.0.days". */
	path: string;
	/** Which entry of its collection this is, from 1 on. */
	number: number;
	/** The place in the list that it stands in, or, in a list of lists, among all that stand there; 0 outside of lists. */
	index: number;
	/** The value to copy that the field's description ends with. */
	example: string;
	description: string;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** An entry of a collection. `number` tells those of one collection apart. */
export function makeEntry(collection: keyof typeof definitions, number: number, manner: Manner): unknown {
	const definition: CollectionDefinition = definitions[collection];
	const schema = z.toJSONSchema(definition.schema({ image: () => z.any() }), { io: 'input', unrepresentable: 'any' });
	return make(schema, { path: collection, number, index: 0 }, manner);
}

function make(schema: JsonSchema, place: Pick<Field, 'path' | 'number' | 'index'>, manner: Manner): unknown {
	const { description = '' } = schema;
	const example = /, e\.g\. "?(.*?)"?\.$/.exec(description)?.[1] ?? '';
	const field = { ...place, example, description };
	const { path, number, index } = place;
	const fixed = manner.fixed(field);
	if (fixed !== undefined) return fixed;
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return schema.enum[(number - 1 + index) % schema.enum.length];
	if (schema.anyOf) return manner.reference(/content\/([\w-]+)/.exec(description)?.[1] ?? '', field);
	if (schema.properties) {
		const wanted = Object.entries(schema.properties).filter(
			([name]) =>
				name !== '$schema' &&
				(name === 'image' || schema.required?.includes(name) || manner.optional(`${path}.${name}`)),
		);
		return Object.fromEntries(
			wanted.map(([name, inner]) => [
				name,
				make(asSchema(inner, path), { path: `${path}.${name}`, number, index }, manner),
			]),
		);
	}
	if (schema.type === 'array') {
		const { items, minItems = 0, maxItems = minItems } = schema;
		if (items === undefined || Array.isArray(items)) throw new Error(`${path}: a list of nothing in particular.`);
		const length = manner.length(minItems, maxItems);
		return Array.from({ length }, (_, step) =>
			make(asSchema(items, path), { path: `${path}.${step}`, number, index: index * maxItems + step }, manner),
		);
	}
	if (schema.type === 'boolean') return false;
	if (schema.type === 'number' || schema.type === 'integer') {
		return manner.number(field, schema.minimum ?? Math.min(1, Number(example)), schema.maximum ?? Number(example));
	}
	// A text of a certain form, such as an address: there is no telling a longer one than the example.
	if (schema.maxLength === undefined) return example;
	return manner.text(field, schema.maxLength);
}

function asSchema(schema: JsonSchema | boolean, path: string): JsonSchema {
	if (typeof schema === 'boolean') throw new Error(`${path}: anything goes here, so nothing can be made up.`);
	return schema;
}

/** The collections that are one file each: the settings and the pages. */
export function singles(manner: Manner): Record<string, Record<string, unknown>> {
	const collections = Object.keys(definitions).filter(isCollection);
	const files = collections.filter((collection) => {
		const definition: CollectionDefinition = definitions[collection];
		return !definition.files.includes('*');
	});
	return Object.fromEntries(
		files.map((collection) => [
			collection,
			{ [definitions[collection].files.replace(/\.\w+$/, '')]: makeEntry(collection, 1, manner) },
		]),
	);
}

function isCollection(name: string): name is keyof typeof definitions {
	return name in definitions;
}

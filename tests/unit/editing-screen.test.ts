// The editing screen's forms are made from the schemas; where it saves follows from the build's variables.
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { type Shelf, shelves } from '~/schemas/collections';
import { distinct, entry, list, oneOf, pattern, text, wholeNumber, yesOrNo, day } from '~/schemas/parts/fields';
import { landscape, picture, type Tools } from '~/schemas/parts/picture';
import { reference } from '~/schemas/parts/reference';
import { screenOf } from '~/integrations/admin/forms/configuration';
import type { Field } from '~/integrations/admin/forms/fields';
import { policyOf } from '~/integrations/admin/page';
import { repositoryOf } from '~/integrations/admin/repository';

const things = (tools: Tools) =>
	entry('a thing', {
		title: text('the name of it', 'Rope', 20),
		code: pattern({ about: 'the code', example: 'ab', form: 'be two letters' }, /^[a-z]{2}$/),
		count: wholeNumber('how many', 3, [1, 9]),
		size: oneOf('the size', ['small', 'large']),
		days: distinct(list('the days', oneOf('a day', ['mon', 'tue']), [1, 2])),
		lines: list('two lines', text('one line', 'A', 10), 2),
		kinds: list('its kinds', reference(tools, 'kinds', 'a kind', 'one'), [1, 3]),
		since: day('the day it came', '2024-01-01'),
		loud: yesOrNo('whether it is loud').default(false),
		...picture(tools, landscape),
	});
const kinds = () => entry('a kind', { name: text('its name', 'One', 20) });
const own: Record<string, Shelf> = {
	things: { folder: 'things', files: '*.json', schema: things },
	kinds: { folder: 'kinds', files: 'kinds.json', keyed: true, schema: kinds },
	about: { folder: 'pages', files: 'about.md', body: true, schema: things },
};

interface Collection {
	name: string;
	files?: { name: string; fields: Field[] }[];
	fields: Field[];
	create?: boolean;
	reorder?: boolean;
	editor?: { preview: boolean };
}
function collectionsOf(all: Record<string, Shelf>): Collection[] {
	return JSON.parse(JSON.stringify(screenOf(all).config['collections']));
}
function fieldOf(name: string): Field | undefined {
	return collectionsOf(own)
		.find((collection) => collection.name === 'things')
		?.fields.find((field) => field.name === name);
}

describe('a field of the screen', () => {
	test('has the schema’s sentence, its limits, and a label in words', () => {
		expect(fieldOf('title')).toMatchObject({
			label: 'Title',
			hint: 'The name of it, e.g. "Rope".',
			widget: 'string',
			maxlength: 20,
			required: true,
		});
		expect(fieldOf('count')).toMatchObject({ widget: 'number', value_type: 'int', min: 1, max: 9 });
		expect(fieldOf('alt')?.label).toBe('What the picture shows');
	});

	test('says what is wrong in the words of the check', () => {
		expect(fieldOf('code')?.pattern).toEqual(['^[a-z]{2}$', 'Code must be two letters: the code, e.g. "ab".']);
	});

	test('is a choice, a switch, a day or a picture where the schema says so', () => {
		expect(fieldOf('size')).toMatchObject({ widget: 'select', options: [{ value: 'small' }, { value: 'large' }] });
		expect(fieldOf('days')).toMatchObject({ widget: 'select', multiple: true, min: 1, max: 2 });
		expect(fieldOf('loud')).toMatchObject({ widget: 'boolean', default: false, required: false });
		expect(fieldOf('since')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
		expect(fieldOf('image')).toMatchObject({ widget: 'image', required: true });
		expect(fieldOf('focus')).toMatchObject({ widget: 'focus', required: false, shape: landscape.shape.join(' ') });
	});

	test('chooses among the entries that a reference may name', () => {
		expect(fieldOf('kinds')).toMatchObject({
			widget: 'list',
			label_singular: 'Kind',
			field: { widget: 'relation', collection: 'kinds', file: 'kinds', value_field: 'entries.*.id' },
		});
	});

	test('lets nobody add to or take from a list of a fixed length, where the file is there already', () => {
		const page = collectionsOf(own).find(({ name }) => name === 'pages')?.files?.[0];
		const lines = page?.fields.find(({ name }) => name === 'lines');
		expect(lines).toMatchObject({ allow_add: false, allow_remove: false });
		expect(fieldOf('lines')).not.toHaveProperty('allow_add');
	});
});

test('the screen has every collection, and every field of every schema', () => {
	const files = new Map(
		collectionsOf(shelves).flatMap(({ name, fields, files: inside }) =>
			inside ? inside.map((file) => [file.name, file.fields] as const) : [[name, fields] as const],
		),
	);
	const missing = Object.entries<Shelf>(shelves).flatMap(([collection, shelf]) => {
		const schema = z.toJSONSchema(shelf.schema({ image: () => z.any() }), { io: 'input', unrepresentable: 'any' });
		const all = files.get(collection) ?? [];
		const fields = shelf.keyed ? (all[0]?.fields ?? []) : all;
		return missingIn(schema, fields).map((name) => `${collection}: ${name}`);
	});
	expect(missing).toEqual([]);
});

test('what is shown beside its form is a collection, and of the others the page is a click away', () => {
	const all: Record<string, { editor?: { preview: boolean } }> = Object.fromEntries(
		collectionsOf(shelves).map((collection) => [collection.name, collection]),
	);
	expect(others.length).toBeGreaterThan(0);
	for (const name of others) expect(all[name]?.editor).toEqual({ preview: false });
});

test('entries with a place among others are dragged there, and nobody types its number', () => {
	for (const { name, fields = [], reorder = false } of collectionsOf(shelves)) {
		const order = fields.find((field) => field.name === 'order');
		expect([name, reorder]).toEqual([name, order !== undefined]);
		if (order) expect(order.widget).toBe('hidden');
	}
});

test('the days of the week can neither be added nor deleted', () => {
	const fixed = Object.entries<Shelf>(shelves).filter(([, { ids }]) => ids);
	expect(fixed.length).toBeGreaterThan(0);
	for (const [name] of fixed) {
		expect(collectionsOf(shelves).find((one) => one.name === name)).toMatchObject({ create: false, delete: false });
	}
});

function missingIn({ properties = {} }: z.core.JSONSchema.BaseSchema, fields: Field[]): string[] {
	return Object.entries(properties).flatMap(([name, property]) => {
		if (name === '$schema' || typeof property === 'boolean' || property.const !== undefined) return [];
		const field = fields.find((one) => one.name === name);
		if (!field) return [name];
		const { items } = property;
		const inner = typeof items === 'object' && !Array.isArray(items) ? items : property;
		return missingIn(inner, field.fields ?? []).map((path) => `${name}.${path}`);
	});
}

describe('the build’s variables', () => {
	test('leave the screen out when there are none', () => {
		expect(repositoryOf({})).toBeUndefined();
		expect(repositoryOf({ EDITOR_REPOSITORY: '' })).toBeUndefined();
	});

	test.each([
		[{}, 'github', undefined, 'https://api.github.com'],
		[{ EDITOR_SERVICE: 'gitlab' }, 'gitlab', 'https://gitlab.com/api/v4', 'https://gitlab.com'],
		[
			{ EDITOR_SERVICE: 'gitea', EDITOR_HOST: 'https://git.example.com' },
			'gitea',
			'https://git.example.com/api/v1',
			'https://git.example.com',
		],
	])('%o name the service, its API and what the screen may speak to', (more, name, api, origin) => {
		const repository = repositoryOf({ EDITOR_REPOSITORY: 'ember/website', EDITOR_BRANCH: 'live', ...more });
		expect(repository?.backend).toMatchObject({ name, repo: 'ember/website', branch: 'live' });
		expect(repository?.backend['api_root']).toBe(api);
		expect(repository?.origins).toEqual([origin]);
	});

	test.each([
		[
			{ EDITOR_REPOSITORY: 'website' },
			'EDITOR_REPOSITORY must be an owner and a name, e.g. "ember/website", not "website".',
		],
		[{ EDITOR_REPOSITORY: 'a/b', EDITOR_SERVICE: 'svn' }, 'EDITOR_SERVICE must be github, gitlab, gitea, not "svn".'],
		[
			{ EDITOR_REPOSITORY: 'a/b', EDITOR_HOST: 'http://git.example.com' },
			'EDITOR_HOST must be an address such as "https://git.example.com", not "http://git.example.com".',
		],
	])('%o stop the build with what to write', (env, message) => {
		expect(() => repositoryOf(env)).toThrow(message);
	});
});

test('the screen runs no script but its own, and speaks to the Git service alone', () => {
	const policy = policyOf(['https://api.example.com']);
	expect(policy).toContain("default-src 'none'; script-src 'self';");
	expect(policy).toMatch(/connect-src 'self' blob: data: https:\/\/api\.example\.com;/);
	expect(policy.match(/https?:[^ ;]*/g)).toEqual(['https://api.example.com']);
});

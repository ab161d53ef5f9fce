// The editing screen's configuration: forms come from the schemas, the Git service from environment variables.
import { describe, expect, test } from 'vitest';
import { definitions } from '~/schemas/collections.ts';
import { day } from '~/schemas/parts/days-and-times.ts';
import { distinct, entry, list, oneOf, pattern, text, wholeNumber, yesOrNo } from '~/schemas/parts/fields.ts';
import { landscape, picture } from '~/schemas/parts/picture.ts';
import { reference } from '~/schemas/parts/reference.ts';
import { createPolicy } from '~/integrations/admin/bundle.ts';
import { createScreen } from '~/integrations/admin/forms/configuration.ts';
import { type Field, listFields, readForm } from '~/integrations/admin/forms/fields.ts';
import { readRepository } from '~/integrations/admin/repository.ts';
import { findMistakes } from '~/integrations/admin/screen/check-entries.ts';

interface Collection {
	name: string;
	files?: { name: string; fields: Field[] }[];
	fields?: Field[];
}
const collections: Collection[] = JSON.parse(JSON.stringify(createScreen(definitions).config.collections));

test('a field has the description, limits and options of the schema', () => {
	const form = readForm((context) =>
		entry('a thing', {
			title: text('the name of it', 'Rope', 20),
			code: pattern('the code', 'ab', 'two letters', /^[a-z]{2}$/),
			count: wholeNumber('how many', 3, [1, 9]),
			size: oneOf('the size', ['small', 'large']),
			days: distinct(list('the days', oneOf('a day', ['mon', 'tue']), [1, 2])),
			parts: list('the parts in their order', oneOf('a part', ['bigOne', 'end']), [1, 2]).meta({ ordered: true }),
			kinds: list('its kinds', reference(context, 'categories', 'a kind', 'one'), [1, 3]),
			since: day('the day it came', '2024-01-01'),
			loud: yesOrNo('make it loud').default(false),
			...picture(context, landscape),
		}),
	);
	const fields = listFields(form, (collection) => ({ collection, label: 'Kind' }));
	expect(Object.fromEntries(fields.map((field) => [field.name, field]))).toMatchObject({
		title: { label: 'Title', hint: 'The name of it. Example: Rope.', widget: 'string', maxlength: 20, required: true },
		code: { pattern: ['^[a-z]{2}$', 'Write two letters. Example: ab.'] },
		count: { widget: 'number', value_type: 'int', min: 1, max: 9 },
		size: { widget: 'select', options: ['Small', 'Large'].map((label) => ({ label })) },
		days: { widget: 'select', multiple: true, min: 1, max: 2 },
		// rows are sorted by dragging
		parts: { widget: 'list', max: 2, field: { widget: 'select', options: [{ label: 'Big one' }, { label: 'End' }] } },
		kinds: { widget: 'list', label_singular: 'Kind', hint: 'Its kinds.', field: { collection: 'categories' } },
		since: { widget: 'datetime', format: 'YYYY-MM-DD' },
		loud: { widget: 'boolean', hint: 'Turn on to make it loud.', default: false, required: false },
		image: { widget: 'image', hint: 'The picture; at least 1200 pixels wide, cropped to about 3:2.', required: true },
		alt: { label: 'What the picture shows' },
		focus: { widget: 'string', required: false },
	});
});

test('entries are sorted by dragging, and named by their title or name', () => {
	expect(collections).toContainEqual(expect.objectContaining({ name: 'plans', reorder: true }));
	const fields = collections.find(({ name }) => name === 'classes')?.fields;
	expect(fields).toContainEqual({ name: 'order', widget: 'hidden' });
	expect(fields).toContainEqual(expect.objectContaining({ collection: 'coaches', display_fields: ['name'] }));
});

const textsFile = collections.flatMap(({ files = [] }) => files).find(({ name }) => name === 'texts');
const textsOf = (group: string) => textsFile?.fields.find(({ name }) => name === group);

test('the words of the interface are groups of optional fields to open, whose hints are the English words', () => {
	const place = textsOf('navigation');
	const menu = { label: 'Close menu', hint: 'Default: Close the menu', required: false };
	expect(place).toMatchObject({ label: 'Navigation', collapsed: true, required: true }); // no box to add the group first
	expect(place?.fields).toContainEqual(expect.objectContaining(menu));
});

test('a text with a number is a group to add, with a field for each plural form', () => {
	const time = textsOf('classes')?.fields?.find(({ name }) => name === 'minutes');
	expect(time).toMatchObject({ label: 'Minutes', required: false, hint: 'This text for different numbers.' });
	expect(time?.fields?.map(({ name, required }) => [name, required])).toEqual([
		...['zero', 'one', 'two', 'few', 'many'].map((name) => [name, false]),
		['other', true],
	]);
	expect(time?.fields?.find(({ name }) => name === 'few')?.hint).toBe(
		'Only if your language has the plural form few. Example: {minutes} min.',
	);
});

test.each([
	['changes', { what: 'canceled', class: '', message: '{gym} rests.', link: { label: '' } }, ['Class: Fill this in.']],
	['changes', { what: 'moved', class: 'yoga' }, ['Time: Say where the class moves: write time, day or room.']],
	[
		'changes',
		{ what: 'closed', hours: '9:00am-10:00am', body: '' },
		['Leave empty: Hours. (Not here? Remove "hours" in a text editor.)'],
	],
	['gallery', { order: 1, image: './plan.svg', alt: 'A plan' }, ['Picture: Choose a JPEG, PNG, WebP or AVIF picture.']],
	[
		'texts',
		{ navigation: { closeMenu: '{gym}' } },
		["Navigation › Close menu: The site can't fill in {gym}. Remove it."],
	],
])('a save checks an entry of %s: %o', (name, values, mistakes) => {
	const collection = createScreen(definitions).collections.find((one) => one.name === name);
	const from = name === 'changes' ? { from: '2030-01-07' } : {};
	expect(collection && findMistakes(collection, { ...from, ...values })).toEqual(mistakes);
});

describe('the build’s environment variables', () => {
	const repo = { EDITOR_REPOSITORY: 'ember/website', EDITOR_BRANCH: 'live' };

	test('leave the screen out when unset', () => {
		expect(readRepository({})).toBeUndefined();
		expect(readRepository({ EDITOR_REPOSITORY: '' })).toBeUndefined();
	});

	test.each([
		[{}, 'github', undefined, 'https://api.github.com'],
		[{ EDITOR_SERVICE: 'gitlab' }, 'gitlab', undefined, 'https://gitlab.com'],
		[
			{ EDITOR_SERVICE: 'gitea', EDITOR_HOST: 'https://git.example.com/' },
			'gitea',
			'https://git.example.com/api/v1',
			'https://git.example.com',
		],
	])('%o set the service, its API and the allowed origin', (more, name, api, origin) => {
		const repository = readRepository({ ...repo, ...more });
		expect(repository?.options.backend).toMatchObject({ name, repo: 'ember/website', branch: 'live' });
		expect(repository?.options.backend['api_root']).toBe(api);
		expect(repository?.origin).toBe(origin);
	});

	test('set whether a save is a draft first', () => {
		expect(readRepository({ ...repo, EDITOR_WORKFLOW: 'on' })?.options.publish_mode).toBe('editorial_workflow');
		expect(readRepository(repo)?.options.publish_mode).toBe('simple');
	});

	test.each([
		[{ EDITOR_REPOSITORY: 'website' }, 'EDITOR_REPOSITORY must be an owner and a name'],
		[{ EDITOR_SERVICE: 'svn' }, 'EDITOR_SERVICE must be one of github, gitlab, gitea, not "svn".'],
		[{ EDITOR_HOST: 'http://git.example.com' }, 'EDITOR_HOST must be an address such as "https://git.example.com"'],
	])('%o stop the build and say what to write', (env, message) => {
		expect(() => readRepository({ ...repo, ...env })).toThrow(message);
	});
});

test('the screen runs only its own scripts and connects only to the Git service', () => {
	const policy = createPolicy('https://api.example.com');
	expect(policy).toContain("; script-src 'self' 'wasm-unsafe-eval';");
	expect(new Set(policy.match(/https?:[^ ;]*/g))).toEqual(new Set(['https://api.example.com']));
});

// The editing screen's configuration: forms come from the schemas, the Git service from environment variables.
import { describe, expect, test } from 'vitest';
import { definitions } from '~/schemas/collections.ts';
import { factNames } from '~/schemas/facts.ts';
import { day } from '~/schemas/parts/days-and-times.ts';
import { distinct, entry, list, oneOf, pattern, text, wholeNumber, yesOrNo } from '~/schemas/parts/fields.ts';
import { landscape, picture } from '~/schemas/parts/picture.ts';
import { reference } from '~/schemas/parts/reference.ts';
import { createPolicy } from '~/integrations/admin/bundle.ts';
import { collections } from '~/integrations/admin/forms/configuration.ts';
import { listFields, readForm } from '~/integrations/admin/forms/fields.ts';
import { readRepository } from '~/integrations/admin/repository.ts';
import { findMistakes } from '~/integrations/admin/screen/check-entries.ts';
import { readMarkdown, restoreBody } from '~/integrations/admin/screen/keep-bodies.ts';
import { leaveOut } from '~/integrations/admin/screen/leave-out.ts';

test('a field has the description, limits and options of the schema', () => {
	const form = readForm((context) =>
		entry('a thing', {
			title: text('the name of it', 'Rope', 20),
			code: pattern('the code', 'ab', 'two letters', /^[a-z]{2}$/),
			count: wholeNumber('how many', 3, [1, 9]),
			size: oneOf('the size', ['small', 'large']),
			days: distinct(list('the days', oneOf('a day', ['mon', 'tue']), [1, 2])),
			parts: list('the parts in their order', oneOf('a part', ['bigOne', 'end']), [1, 2]).meta({ ordered: true }),
			guests: list('the guests', text('a guest', 'Ana', 20), [0, 9]),
			kinds: list('its kinds', reference(context, 'categories', 'a kind'), [1, 3]),
			since: day('the day it came', '2024-01-01'),
			loud: yesOrNo('make it loud').default(false),
			...picture(context, landscape),
		}),
	);
	const fields = listFields(form);
	expect(Object.fromEntries(fields.map((field) => [field.name, field]))).toMatchObject({
		title: { label: 'Title', hint: 'The name of it. Example: Rope.', widget: 'string', maxlength: 20, required: true },
		code: { pattern: ['^[a-z]{2}$', 'Write two letters. Example: ab.'] },
		count: { widget: 'number', value_type: 'int', min: 1, max: 9 },
		size: { widget: 'select', options: ['Small', 'Large'].map((label) => ({ label })) },
		days: { widget: 'select', multiple: true, min: 1, max: 2 },
		guests: { required: false }, // it may be empty, unlike the others
		// rows are sorted by dragging
		parts: { widget: 'list', max: 2, field: { widget: 'select', options: [{ label: 'Big one' }, { label: 'End' }] } },
		kinds: { widget: 'list', label_singular: 'Line', hint: 'Its kinds.', field: { collection: 'categories' } },
		since: { widget: 'datetime', format: 'YYYY-MM-DD' },
		loud: { widget: 'boolean', hint: 'Turn on to make it loud.', default: false, required: false },
		image: { widget: 'image', hint: 'The picture; at least 1200 pixels wide, cropped to about 3:2.', required: true },
		alt: { label: 'What the picture shows' },
		focus: { widget: 'string', required: false },
	});
});

test('the words of the interface are optional fields in groups, whose hints are the English words; plurals have a field each', () => {
	const having = (...fields: object[]) => expect.arrayContaining(fields.map((field) => expect.objectContaining(field)));
	const menu = { label: 'Close menu', hint: 'Default: Close the menu', required: false };
	const hint = 'Only if your language has the plural form few. Example: {minutes} min.';
	const forms = having({ name: 'few', required: false, hint }, { name: 'other', required: true });
	const minutes = { name: 'minutes', required: false, hint: 'This text for different numbers.', fields: forms };
	const checked = { required: false, default: expect.any(Object) }; // a group's box
	expect(listFields(readForm(definitions.texts.schema))).toEqual(
		having({ name: 'navigation', collapsed: true, ...checked, fields: having(menu) }, { fields: having(minutes) }),
	);
});

test('a group has no star if nothing in it is required', () => {
	const groups = collections.flatMap(({ form }) => listFields(form)).filter(({ widget }) => widget === 'object');
	expect(groups.filter(({ required, fields }) => required && !fields?.some((one) => one.required))).toEqual([]);
});

test('a save writes what was filled in: no defaults, nothing empty but required lists, no keys of the screen’s own', () => {
	const switches = { loud: { default: false }, kept: { default: true } };
	const properties = { ...switches, rows: {}, guests: {}, days: { minItems: 1 }, price: { type: 'number' } };
	const form = { properties, required: ['title', 'rows', 'guests', 'days'] };
	const row = { __sc_item_id: '1', __sc_item_original_key_path: 'rows.1', name: 'Ben', big: false };
	const empty = { title: '', loud: false, guests: [], days: [], tags: [], link: { label: '' }, image: null };
	const written = { kept: false, rows: [{ name: 'Ben' }], guests: [], price: 69.9 };
	expect(leaveOut({ ...empty, kept: false, rows: [row], price: '69.90' }, form)).toEqual(written);
});

test('a body that nobody edited stays as it was written, and an edited one is saved', () => {
	const written = '24\\. December, C\\#\n\n~~gone~~ *x*\n\n| Day | Time |\n|---|:-:|\n| Mon | 9:00\\|10:00 |';
	const table = '| Day | Time |\n| --- | --- |\n\n| Mon | 9:00\\ | 10:00 |';
	const shown = `24. December, C#\n\n\\~\\~gone\\~\\~ _x_\n\n${table}`;
	expect(readMarkdown(`--- \ntitle: A\n---\t\n\n${written}`)).toEqual({ title: 'A', body: written });
	expect(restoreBody(shown)).toBe(written);
	for (const edited of [shown.replace('24.', '24\\.'), shown.replace('_x_', '_y_'), shown.replace('\n\n', '\n')])
		expect(restoreBody(edited)).toBe(edited);
});

const closed = { what: 'closed', room: '2', body: '' };
const closeMenu = "Navigation › Close menu: The site can't fill in {gym}. Remove it.";

test.each<[mistake: string, collection: string, values: object]>([
	['Class: Fill this in.', 'changes', { what: 'canceled', message: factNames.map((name) => `{${name}}`).join() }],
	['Leave empty: Room. (Not here? Remove "room" in a text editor.)', 'changes', closed],
	['Picture: Choose a JPEG, PNG, WebP or AVIF picture.', 'gallery', { order: 1, image: './plan.svg', alt: 'A plan' }],
	[closeMenu, 'texts', { navigation: { closeMenu: '{gym}' } }],
])('a save is refused: %s', (mistake, name, values) => {
	const collection = collections.find((one) => one.name === name);
	const from = name === 'changes' ? { from: '2030-01-07' } : {};
	expect(collection && findMistakes(collection, { ...from, ...values })).toEqual([mistake]);
});

test('a draft needs no more than its name', () => {
	const posts = collections.find(({ name }) => name === 'posts');
	const findMissing = (draft: boolean) => posts && findMistakes(posts, { title: 'Spring', draft, tags: ['a'] });
	expect(findMissing(true)).toEqual([]);
	expect(findMissing(false)).toEqual(expect.arrayContaining(['Description: Fill this in.', 'Text: Fill this in.']));
});

describe('the build’s environment variables', () => {
	const repo = { EDITOR_REPOSITORY: 'ember/website', EDITOR_BRANCH: 'live', EDITOR_WORKFLOW: 'on' };

	test('set the service, its API, the origin that the policy allows, and whether a save is a draft first', () => {
		expect(readRepository({})).toBeUndefined(); // no screen
		const backend = { name: 'github', repo: 'ember/website', branch: 'live' };
		const github = { options: { backend, publish_mode: 'editorial_workflow' }, origin: 'https://api.github.com' };
		expect(readRepository(repo)).toMatchObject(github);
		const host = 'https://git.example.com';
		const own = readRepository({ ...repo, EDITOR_SERVICE: 'gitea', EDITOR_HOST: `${host}/` });
		expect(own).toMatchObject({ options: { backend: { name: 'gitea', api_root: `${host}/api/v1` } }, origin: host });
		expect(new Set(createPolicy(host).match(/https?:[^ ;]*/g))).toEqual(new Set([host]));
		expect(createPolicy(host)).toContain("; script-src 'self' 'wasm-unsafe-eval';");
	});

	test.each([
		[{ EDITOR_REPOSITORY: 'website' }, 'EDITOR_REPOSITORY must be an owner and a name'],
		[{ EDITOR_SERVICE: 'constructor' }, 'EDITOR_SERVICE must be one of github, gitlab, gitea, not "constructor".'],
		[{ EDITOR_HOST: 'http://git.example.com' }, 'EDITOR_HOST must be an address such as "https://git.example.com"'],
	])('%o stop the build and say what to write', (env, message) => {
		expect(() => readRepository({ ...repo, ...env })).toThrow(message);
	});
});

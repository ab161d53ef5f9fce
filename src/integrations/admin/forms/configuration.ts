// The whole editing screen as Sveltia CMS wants it described: made from the schemas and the folders alone.
import { collectionLabel, entryLabel, iconOf, labelOf } from './labels.ts';
import { aboutOf, defaultsOf, type Field, fieldsOf, type FindCollection, namesOf } from './fields.ts';
import { previewed } from '../previewed.ts';
import type { FileFormat } from '../files/file-format.ts';
import type { Shelf } from '../../../schemas/collections.ts';
import { capitalise } from '../../../schemas/parts/messages.ts';

/** What the screen is told: Sveltia's own configuration, and how each kind of file is written. */
export interface Screen {
	config: Record<string, unknown>;
	formats: Record<string, FileFormat>;
	/** What single files are called, by their places in content/. */
	labels: Record<string, string>;
}

/** Where the entries of a collection are seen, if that is not a page of the same name, nor the home page. */
const addresses: Record<string, string> = {
	posts: 'blog/{{slug}}',
	classes: 'classes',
	schedule: 'schedule/{{slug}}',
	plans: 'pricing',
	gallery: 'gallery/page-1',
	categories: 'blog',
	homePage: '/',
	notFoundPage: '404',
	offlinePage: 'offline',
	schedulePage: 'schedule/monday',
	galleryPage: 'gallery/page-1',
};

/** @param content the folder of all content, from the repository's. */
export function screenOf(shelves: Record<string, Shelf>, content = 'content'): Screen {
	const formats: Screen['formats'] = {};
	const named = Object.entries(shelves);
	const isSingle = ({ files }: Shelf) => !files.includes('*');
	const find: FindCollection = (collection) => {
		const shelf = shelves[collection];
		if (!shelf) throw new Error(`There is no collection "${collection}" in src/schemas/collections.ts.`);
		const about = nounOf(shelf);
		if (!shelf.keyed) return { collection, about };
		const shown = namesOf(shelf.schema).filter((name) => name === 'alt' || name === 'name');
		return { collection: groupOf(shelf), file: collection, shown: shelf.numbered ? ['id', ...shown] : shown, about };
	};
	const formatOf = (collection: string, shelf: Shelf) => {
		const markdown = shelf.files.endsWith('.md');
		const name = `${collection}-${markdown ? 'frontmatter' : 'json'}`;
		const up = '../'.repeat(shelf.folder.split('/').length + content.split('/').length);
		formats[name] = {
			kind: markdown ? 'markdown' : 'json',
			...(!markdown && { schema: `${up}.astro/collections/${collection}.schema.json` }),
			...(shelf.keyed && { keyed: true }),
			...(shelf.numbered && { numbered: true }),
			defaults: defaultsOf(shelf.schema),
		};
		return { extension: markdown ? 'md' : 'json', format: name };
	};
	const beside = { media_folder: '', public_folder: '.' };
	const isPreviewed = (collection: string) => previewed.some((name) => name === collection);
	const address = (collection: string, shelf: Shelf) => {
		const page = shelf.folder === 'pages' ? shelf.files.replace(/\.md$/, '') : '/';
		return { preview_path: addresses[collection] ?? page };
	};

	const single = ([collection, shelf]: [string, Shelf]) => ({
		name: collection,
		label: titleOf(collection, shelf),
		file: `${content}/${shelf.folder}/${shelf.files}`,
		icon: iconOf(collection),
		format: formatOf(collection, shelf).format,
		...beside,
		...address(collection, shelf),
		editor: { preview: false },
		fields: [
			...(shelf.keyed ? keyedFields(shelf, find) : fieldsOf(shelf.schema, { find, isSingle: true })),
			...bodyField(shelf),
		],
	});
	const many = ([collection, shelf]: [string, Shelf]) => {
		const fields = fieldsOf(shelf.schema, { find, isSingle: false }).map(unlessOrder);
		const identifier = fields.find(({ widget }) => widget === 'string')?.name ?? 'title';
		const title = fields.find(({ name }) => name === 'title' || name === 'name')?.name ?? identifier;
		const has = (name: string) => fields.some((field) => field.name === name);
		const inFolder = shelf.files.includes('/');
		const order = has('order') ? 'order' : has('date') ? 'date' : title;
		return {
			name: collection,
			label: collectionLabel(collection),
			label_singular: entryLabel(collection) ?? nounOf(shelf),
			icon: iconOf(collection),
			folder: `${content}/${shelf.folder}`,
			...(has('order') && { reorder: true }), // dragged into their order, which nobody has to number
			...(inFolder && { path: shelf.files.replace('*', '{{slug}}').replace(/\.\w+$/, '') }),
			create: !shelf.ids,
			delete: !shelf.ids,
			duplicate: !shelf.ids,
			identifier_field: title,
			slug: { template: `{{${title}}}`, ...(!shelf.ids && { editable: ['create'] }) },
			summary: `{{${title}}}`,
			sortable_fields: {
				fields: [...new Set([order, title])],
				default: { field: order, direction: order === 'date' ? 'descending' : 'ascending' },
			},
			...formatOf(collection, shelf),
			...beside,
			...address(collection, shelf),
			editor: { preview: isPreviewed(collection) },
			fields: [...fields, ...bodyField(shelf)],
		};
	};

	const groups = [...new Set(named.filter(([, shelf]) => isSingle(shelf)).map(([, shelf]) => groupOf(shelf)))];
	const files = groups.map((group) => ({
		name: group,
		label: collectionLabel(group),
		icon: iconOf(group),
		files: named.filter(([, shelf]) => isSingle(shelf) && groupOf(shelf) === group).map(single),
	}));
	const collections = [...named.filter(([, shelf]) => !isSingle(shelf)).map(many), ...files];
	const inOrder = (name: string) => [...collectionOrder, name].indexOf(name);
	return {
		config: {
			load_config_file: false,
			media_folder: content,
			public_folder: `/${content}`,
			media_libraries: { all: { slugify_filename: true }, stock_assets: { providers: [] } },
			output: { omit_empty_optional_fields: true, json: { indent_style: 'tab' } },
			slug: { encoding: 'ascii', clean_accents: true },
			collections: collections.sort((one, other) => inOrder(one.name) - inOrder(other.name)),
		},
		formats,
		labels: Object.fromEntries(
			named
				.filter(([, shelf]) => isSingle(shelf))
				.map(([name, shelf]) => [`${shelf.folder}/${shelf.files}`, titleOf(name, shelf)]),
		),
	};
}

/** The order of the guide: what changes often comes first. A new one stands at the end. */
const collectionOrder = [
	'posts',
	'classes',
	'schedule',
	'plans',
	'coaches',
	'testimonials',
	'partners',
	'gallery',
	'categories',
	'pages',
	'settings',
];

/** Where entries are dragged, their numbers follow. */
function unlessOrder(field: Field): Field {
	return field.name === 'order' ? { name: 'order', widget: 'hidden' } : field;
}

/** What a single file stands under: its folder, which may be its own. */
function groupOf({ folder }: Shelf): string {
	return folder;
}

/** "Class", "Picture of the gallery". */
function nounOf({ schema }: Shelf): string {
	return capitalise(aboutOf(schema).replace(/^(a|an|the) /, ''));
}

function titleOf(collection: string, { schema, keyed }: Shelf): string {
	return keyed ? labelOf(collection) : capitalise(aboutOf(schema));
}

/** A file with many entries by their id is a list on the screen. */
function keyedFields(shelf: Shelf, find: FindCollection): Field[] {
	const fields = fieldsOf(shelf.schema, { find, isSingle: false });
	const thumbnail = fields.find(({ widget }) => widget === 'image')?.name;
	const shown = fields.find(({ widget }) => widget === 'string' || widget === 'text')?.name ?? 'id';
	const id: Field = shelf.numbered
		? { name: 'id', widget: 'hidden', default: '' }
		: {
				name: 'id',
				label: labelOf('id'),
				widget: 'string',
				required: true,
				hint: 'Small letters, numbers and hyphens, e.g. "power-lifting". It becomes part of an address: leave it as it is once it is published.',
				pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Write small letters, numbers and hyphens, e.g. "power-lifting".'],
			};
	return [
		{
			name: 'entries',
			label: thumbnail ? 'Pictures' : labelOf(shelf.folder),
			label_singular: nounOf(shelf),
			widget: 'list',
			required: false,
			allow_reorder: false,
			collapsed: 'auto',
			summary: shelf.numbered ? `{{id}}. {{${shown}}}` : `{{${shown}}}`,
			...(thumbnail && { thumbnail }),
			fields: [id, ...fields],
		},
	];
}

/** The text under the fields: what an article can show, and nothing else. */
function bodyField({ body }: Shelf): Field[] {
	if (!body) return [];
	return [
		{
			name: 'body',
			label: labelOf('body'),
			widget: 'richtext',
			hint: 'The text of the page. Its first paragraph is shown in larger letters.',
			buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
			editor_components: ['image'],
			modes: ['rich_text', 'raw'],
			sanitize_preview: true,
		},
	];
}

// Derives Sveltia CMS's whole configuration from the schemas and folders.
import type { CmsConfig, CollectionFile, EntryCollection, FileCollection, MediaLibraries } from '@sveltia/cms';
import { type CollectionDefinition, definitions } from '../../../schemas/collections.ts';
import { capitalize } from '../../../schemas/parts/explain.ts';
import { type Field, findTitleField, getNoun, listFields, readForm } from './fields.ts';
import { formatLabel } from './labels.ts';

export type Collection = (typeof collections)[number];

export const collections = Object.entries<CollectionDefinition>(definitions).map(([name, definition]) => {
	const form = readForm(definition.schema);
	// File names without extension; undefined if editors can add entries.
	const singles = definition.files.includes('*') ? definition.ids : [definition.files.replace(/\.\w+$/, '')];
	return { ...definition, name, form, singles };
});

/** New pictures get a URL-safe name, are scaled down to the widest screen and saved as WebP, including a phone's HEIC. */
const pictures: MediaLibraries['all'] = {
	slugify_filename: true,
	max_file_size: 8_000_000,
	transformations: { raster_image: { format: 'webp', quality: 85, width: 3000, height: 3000 } },
};

/** The Markdown body, limited to what an article can show. */
const article: Field = {
	name: 'body',
	label: formatLabel('body'),
	widget: 'richtext',
	hint: "The page's text. On most pages, the first paragraph is larger.",
	buttons: [
		'bold',
		'italic',
		'code',
		'link',
		'heading-two',
		'heading-three',
		'quote',
		'bulleted-list',
		'numbered-list',
	],
	editor_components: ['image'],
};

/** Sveltia's configuration except for the Git service. */
export const config: Omit<CmsConfig, 'backend'> = {
	load_config_file: false,
	app_title: 'Edit your website',
	logo: { src: '../favicon.svg' },
	editor: { preview: false },
	media_folder: 'content',
	public_folder: '/content',
	media_libraries: { all: pictures, stock_assets: { providers: [] } },
	output: { json: { indent_style: 'tab' } },
	slug: { encoding: 'ascii', clean_accents: true, maxlength: 45 },
	collections: collections.flatMap((collection): (EntryCollection | FileCollection)[] => {
		if (!collection.singles) return [entries(collection)];
		const { folder, label = formatLabel(folder), icon } = collection;
		const inFolder = collections.filter((one) => one.singles && one.folder === folder);
		return inFolder[0] === collection ? [{ name: folder, label, icon, files: inFolder.flatMap(singleFiles) }] : [];
	}),
};

/** A collection to which editors can add entries. */
function entries(collection: Collection): EntryCollection {
	const { name, folder, files, form, label = formatLabel(name), icon, page = '/' } = collection;
	const fields = allFields(collection);
	const title = findTitleField(form);
	const date = fields.find(({ widget, required }) => widget === 'datetime' && required)?.name;
	const order = collection.order ?? date ?? title;
	return {
		name,
		label,
		label_singular: getNoun(form),
		icon,
		folder: `content/${folder}`,
		path: files.includes('/') ? files.replace('*', '{{slug}}').replace(/\.\w+$/, '') : undefined,
		extension: files.endsWith('.md') ? 'md' : 'json',
		identifier_field: title,
		slug: { template: `{{${title}}}`, editable: ['create'] },
		summary: typeof form['summary'] === 'string' ? form['summary'] : undefined,
		reorder: Boolean(collection.order), // editors drag entries instead of numbering them
		sortable_fields: {
			fields: [...new Set([order, title])],
			default: { field: order, direction: order === date ? 'descending' : 'ascending' },
		},
		// A picture is stored beside the file that names it. With a folder per entry, deleting an entry deletes its pictures.
		// Without, they stay: an empty folder would delete those of other entries (https://github.com/sveltia/sveltia-cms/issues/47).
		media_folder: files.includes('/') ? '' : `/content/${folder}`,
		public_folder: '.',
		preview_path: page.replace('*', '{{slug}}'),
		fields,
	};
}

/** A collection with a fixed set of files. */
function singleFiles(collection: Collection): CollectionFile[] {
	const { name, folder, files, form, ids, page = '/', singles = [] } = collection;
	const fields = allFields(collection);
	return singles.map((id) => ({
		name: ids ? id : name,
		label: ids ? capitalize(id) : getNoun(form),
		file: `content/${folder}/${files.replace('*', id)}`,
		media_folder: `/content/${folder}`,
		public_folder: '.',
		preview_path: page.replace('*', id),
		fields,
	}));
}

/** A form's fields, the Markdown body, and two fields that editors don't see. */
function allFields({ name, files, form, body, order, draft }: Collection): Field[] {
	const schema = `../../.astro/collections/${name}.schema.json`; // for code editors
	const fields = listFields(form).map((field) => (field.name === order ? { name: order, widget: 'hidden' } : field));
	const title = findTitleField(form);
	return [
		...(files.endsWith('.json') ? [{ name: '$schema', widget: 'hidden', default: schema }] : []),
		// A draft needs only its name. What else an entry needs, a save checks (check-entries.ts).
		...(draft ? fields.map((field) => (field.name === title ? field : { ...field, required: false })) : fields),
		...(body ? [{ ...article, required: body === true && !draft }] : []),
	];
}

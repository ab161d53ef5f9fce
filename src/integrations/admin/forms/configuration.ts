// The whole editing screen as Sveltia CMS wants it described: made from the schemas and the folders alone.
import type { CollectionDefinition } from '../../../schemas/collections.ts';
import { capitalise } from '../../../schemas/parts/explain.ts';
import type { FileFormat } from '../files/file-format.ts';
import { type Field, fieldsOf, type Form, readForm, type Relation } from './fields.ts';
import { files as fileLabels, labelOf, menu, pages, previewedGroups } from './labels.ts';

/** What the screen is told: Sveltia's own configuration, and how each kind of file is written. */
export interface Screen {
	config: Record<string, unknown>;
	formats: Record<string, FileFormat>;
}

interface Collection extends CollectionDefinition {
	name: string;
	form: Form;
	/** "Class", "Picture of the gallery". */
	noun: string;
	/** The names of its files without their extension; undefined if editors add entries. */
	singles: readonly string[] | undefined;
}

/** @param content the folder of all content, from the repository's. */
export function screenOf(definitions: Record<string, CollectionDefinition>, content = 'content'): Screen {
	const all = Object.entries(definitions).map(([name, definition]): Collection => {
		const form = readForm(definition.schema);
		const noun = capitalise((form.description ?? name).replace(/^(a|an|the) /i, '').replace(/\.$/, ''));
		const singles = definition.files.includes('*') ? definition.ids : [definition.files.replace(/\.\w+$/, '')];
		return { ...definition, name, form, noun, singles };
	});
	const find = (name: string) => {
		const collection = all.find((one) => one.name === name);
		if (!collection) throw new Error(`There is no collection "${name}" in src/schemas/collections.ts.`);
		return relationTo(collection);
	};
	const many = all.filter(({ singles }) => !singles).map((one) => entries(one, find, content));
	const folders = new Set(all.filter(({ singles }) => singles).map(({ folder }) => folder));
	const single = [...folders].map((folder) => ({
		name: folder,
		label: menu[folder]?.label ?? labelOf(folder),
		icon: menu[folder]?.icon,
		files: all.filter((one) => one.folder === folder).flatMap((one) => singleFiles(one, find, content)),
	}));
	const place = ({ name }: { name: string }) => [...Object.keys(menu), name].indexOf(name);
	return {
		config: {
			load_config_file: false,
			media_folder: content,
			public_folder: `/${content}`,
			media_libraries: { all: pictures, stock_assets: { providers: [] } },
			output: { omit_empty_optional_fields: true },
			slug: { encoding: 'ascii', clean_accents: true, maxlength: 50 },
			collections: [...many, ...single].sort((one, other) => place(one) - place(other)),
		},
		formats: Object.fromEntries(all.map((one) => [formatName(one), formatOf(one, content)])),
	};
}

/** What happens to a new picture: it is named for addresses, scaled to the widest screen and saved as WebP, a phone's HEIC too. */
const pictures = {
	slugify_filename: true,
	max_file_size: 8_000_000,
	transformations: { raster_image: { format: 'webp', quality: 85, width: 3000, height: 3000 } },
};

/** Pictures lie beside the file that names them. */
const beside = { media_folder: '', public_folder: '.' };

type Find = (name: string) => Relation;

/** A collection to which editors add entries. */
function entries({ name, folder, files, form, noun, body }: Collection, find: Find, content: string) {
	const fields = fieldsOf(form, { find, isSingle: false });
	const has = (field: string) => fields.some((one) => one.name === field);
	const title = titleIn(form);
	const date = ['date', 'from'].find(has);
	const order = has('order') ? 'order' : (date ?? title);
	return {
		name,
		label: menu[name]?.label ?? labelOf(name),
		label_singular: menu[name]?.one ?? noun,
		icon: menu[name]?.icon,
		folder: `${content}/${folder}`,
		path: files.includes('/') ? files.replace('*', '{{slug}}').replace(/\.\w+$/, '') : undefined,
		extension: isMarkdown(files) ? 'md' : 'json',
		format: formatName({ name, files }),
		identifier_field: title,
		slug: { template: `{{${title}}}`, editable: ['create'], maxlength: 50 },
		summary: menu[name]?.summary ?? `{{${title}}}`,
		reorder: has('order'), // entries are dragged into their order, which nobody has to number
		sortable_fields: {
			fields: [...new Set([order, title])],
			default: { field: order, direction: order === date ? 'descending' : 'ascending' },
		},
		...beside,
		preview_path: menu[name]?.page ?? '/',
		editor: { preview: menu[name]?.preview ?? false },
		fields: [
			...fields.map((field) => (field.name === 'order' ? { name: 'order', widget: 'hidden' } : field)),
			...(body ? [article] : []),
		],
	};
}

/** A collection of files that are always there. */
function singleFiles(collection: Collection, find: Find, content: string) {
	const { name, folder, files, form, noun, body, ids, singles = [] } = collection;
	const fields = fieldsOf(form, { find, isSingle: true });
	return singles.map((id) => ({
		name: ids ? id : name,
		label: ids ? capitalise(id) : (fileLabels[name] ?? noun),
		file: `${content}/${folder}/${files.replace('*', id)}`,
		format: formatName(collection),
		...beside,
		preview_path: folder === 'pages' ? (pages[id] ?? id) : (menu[folder]?.page?.replace('{{slug}}', id) ?? '/'),
		editor: { preview: name in previewedGroups },
		fields: [...fields, ...(body ? [article] : [])],
	}));
}

function relationTo({ name, form, noun: label }: Collection): Relation {
	return { collection: name, value_field: '{{slug}}', display_fields: [titleIn(form)], label };
}

/** The field by which one knows an entry. */
function titleIn({ properties = {} }: Form): string {
	const names = Object.keys(properties).filter((name) => name !== 'image' && name !== 'order');
	return ['title', 'name'].find((name) => names.includes(name)) ?? names[0] ?? 'title';
}

function formatName({ name, files }: Pick<Collection, 'name' | 'files'>): string {
	return `${name}-${isMarkdown(files) ? 'frontmatter' : 'json'}`; // Sveltia refuses other endings
}

function isMarkdown(files: string): boolean {
	return files.endsWith('.md');
}

function formatOf({ name, folder, files, form }: Collection, content: string): FileFormat {
	const properties = Object.entries(form.properties ?? {});
	const defaults = Object.fromEntries(
		properties.flatMap(([field, one]) => (typeof one === 'object' && 'default' in one ? [[field, one.default]] : [])),
	);
	if (isMarkdown(files)) return { kind: 'markdown', defaults };
	const up = '../'.repeat(`${content}/${folder}`.split('/').length);
	const schema = `${up}.astro/collections/${name}.schema.json`;
	return { kind: 'json', schema, defaults, wordsOrLinks: wordsOrLinksIn(form) };
}

/** The paths of the fields that are words alone, or words and where they lead. */
function wordsOrLinksIn({ properties = {} }: Form, path: string[] = []): string[][] {
	return Object.entries(properties).flatMap(([name, form]) => {
		if (typeof form === 'boolean') return [];
		return Array.isArray(form.type) ? [[...path, name]] : wordsOrLinksIn(form, [...path, name]);
	});
}

/** The text under the fields: what an article can show, and nothing else. */
const article: Field = {
	name: 'body',
	label: labelOf('body'),
	widget: 'richtext',
	hint: 'The text of the page. Its first paragraph is shown in larger letters.',
	buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
	editor_components: ['image'],
	modes: ['rich_text', 'raw'],
	sanitize_preview: true,
};

// Registers the files' formats. Before an entry is saved, its file is checked with the schema.
import type CMS from '@sveltia/cms';
import { z } from 'astro/zod';
import { formatName, fromFile, isMarkdown, sourceKey, toFile } from '../files/file-format.ts';
import type { Collection } from '../forms/configuration.ts';
import type { Form } from '../forms/fields.ts';
import { formatLabel, formatText } from '../forms/labels.ts';

/** Registers a format for each collection. */
export function registerFileFormats(cms: typeof CMS, collections: readonly Collection[]): void {
	/** The path of the entry being saved, until its first conversion, which checks it. Later conversions only compare. */
	let saving: string | undefined;
	cms.registerEventListener({
		name: 'preSave',
		handler: ({ entry }) => {
			saving = entry.get('path');
		},
	});
	for (const collection of collections) {
		cms.registerCustomFormat(formatName(collection), isMarkdown(collection.files) ? 'md' : 'json', {
			fromFile: (text) => fromFile(collection, text),
			toFile: (values: Record<string, unknown>) => {
				const file = saving;
				saving = undefined;
				if (file === undefined) return toFile(collection, values);
				const text = makePicturesRelative(toFile(collection, values), file);
				const mistakes = check(collection, fromFile(collection, text));
				if (mistakes.length === 0) return text;
				// This stops the save. Sveltia CMS (0.221) shows only the cause of an error with this message. No documented
				// API can refuse an entry and say why (https://github.com/decaporg/decap-cms/issues/3167).
				throw new Error('saving_failed', { cause: new Error(mistakes.join('\n\n')) });
			},
		});
	}
}

/** Sveltia CMS names an existing picture by its path in the repository, or beside a post by its bare name. */
function makePicturesRelative(text: string, file: string): string {
	const toContent = '../'.repeat(file.split('/').length - 2);
	return text
		.replaceAll(/(?<=[ "(])\/content\/(?=[^\s"()]+\.(jpe?g|png|webp|avif|svg)\b)/g, toContent)
		.replaceAll(/(?<=^image: |!\[[^\]]*\]\()(?=[\w-]+\.\w+)/gm, './');
}

/** Checks an entry by itself. The content check covers what depends on other files or picture sizes. */
function check({ schema, form }: Collection, values: Record<string, unknown>): string[] {
	const fields = Object.fromEntries(Object.entries(values).filter(([name]) => name !== sourceKey && name !== 'body'));
	const issues = schema({ image: () => z.any() }).safeParse(fields).error?.issues ?? [];
	return issues.map((issue) => {
		if (issue.code === 'unrecognized_keys') return `Leave empty: ${issue.keys.map(formatLabel).join(', ')}.`;
		const [name = ''] = issue.path;
		const field = form.properties?.[String(name)];
		const message = typeof field === 'object' && !(name in fields) ? demandField(field) : formatText(issue.message);
		const place = issue.path.map((step) => (typeof step === 'number' ? `${step + 1}` : formatLabel(String(step))));
		return place.length === 0 ? message : `${place.join(' › ')}: ${message}`;
	});
}

function demandField({ reference, about, description = '' }: Form): string {
	if (reference !== undefined) return `Choose ${String(about)}.`;
	return formatText(`Write ${description.charAt(0).toLowerCase()}${description.slice(1)}`);
}

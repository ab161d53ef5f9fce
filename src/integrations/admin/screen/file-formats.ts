// Registers the files' formats. Before an entry is saved, its file is checked with the schema.
import type CMS from '@sveltia/cms';
import { z } from 'astro/zod';
import { type CollectionDefinition, definitions } from '../../../schemas/collections.ts';
import { isWarning } from '../../../schemas/parts/picture.ts';
import { type FileFormat, fromFile, sourceKey, toFile } from '../files/file-format.ts';
import { formatLabel, formatText } from '../forms/labels.ts';

/** Registers a format for each collection. */
export function registerFileFormats(cms: typeof CMS, formats: Record<string, FileFormat>): void {
	/** The entry's file between the click on "Save" and its first conversion. Later conversions only compare. */
	let saving: string | undefined;
	cms.registerEventListener({
		name: 'preSave',
		handler: ({ entry }) => {
			saving = entry.get('path');
		},
	});
	for (const [name, format] of Object.entries(formats)) {
		cms.registerCustomFormat(name, format.schema ? 'json' : 'md', {
			fromFile: (text) => fromFile(format, text),
			toFile: (values: Record<string, unknown>) => {
				const file = saving;
				saving = undefined;
				if (file === undefined) return toFile(format, values);
				const text = makePicturesRelative(toFile(format, values), file);
				const mistakes = check(name.replace(/-\w+$/, ''), fromFile(format, text));
				if (mistakes.length === 0) return text;
				// Sveltia CMS then saves nothing. It shows the cause only of an error with this message (0.221).
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
function check(collection: string, values: Record<string, unknown>): string[] {
	const fields = Object.fromEntries(Object.entries(values).filter(([name]) => name !== sourceKey && name !== 'body'));
	const all: Record<string, CollectionDefinition> = definitions;
	const image = () => z.string().transform((src) => ({ src, width: 0, height: 0, format: 'jpg' as const }));
	const issues = all[collection]?.schema({ image }).safeParse(fields).error?.issues ?? [];
	return issues
		.filter((issue) => !isWarning(issue))
		.map((issue) => {
			if (issue.code === 'unrecognized_keys') return `Leave this empty: ${issue.keys.map(formatLabel).join(', ')}.`;
			const message = formatText(issue.message.replace(/^Add "\w+": /, 'Write '));
			const place = issue.path.map((step) => (typeof step === 'number' ? `${step + 1}` : formatLabel(String(step))));
			return place.length === 0 ? message : `${place.join(' › ')}: ${message}`;
		});
}

// Looks at what is about to be saved: beside `npm run dev` with the check of all of content/, on the published site with
// the entry's schema. A mistake is told in the words of the check, and nothing is saved.
import type CMS from '@sveltia/cms';
import { z } from 'astro/zod';
import { type CollectionDefinition, definitions } from '../../../schemas/collections.ts';
import { capitalise, formatPath } from '../../../schemas/parts/explain.ts';
import { checkPictureShape, type PictureNeeds } from '../../../schemas/parts/picture.ts';
import type { DryRun, Message } from '../dry-run.ts';
import { sourceKey } from '../files/file-format.ts';
import { labelOf } from '../forms/labels.ts';
import type { ScreenFile } from '../page.ts';
import { type Line, showMessages } from './messages.ts';

/** A file that is about to be saved, by its place in the repository. */
interface NewFile {
	path: string;
	data: Blob;
}
declare global {
	interface Window {
		/** The pictures of the entry that is being saved (replacements.ts). */
		newPictures?: NewFile[];
	}
}

/** Watches every save. */
export function guardSaving(cms: typeof CMS, screen: ScreenFile) {
	let saving: string | undefined;
	let warnings: Message[] = [];
	cms.registerEventListener({
		name: 'preSave',
		handler: ({ entry }) => {
			saving = entry.get('path');
		},
	});
	cms.registerEventListener({
		name: 'postSave',
		handler: () => {
			if (warnings.length === 0) return;
			showMessages(
				'It is saved. Is this right, too?',
				warnings.map((warning) => lineOf(warning, screen)),
			);
			warnings = [];
		},
	});
	return {
		/** The file that is about to be saved; undefined for one that is only formatted, or follows from another. */
		takeFile(): string | undefined {
			const file = saving;
			saving = undefined;
			return file;
		},
		/** @throws what is wrong with the file, so that it is not saved. */
		async check(file: string, collection: string, values: Record<string, unknown>, text: string): Promise<void> {
			const pictures = window.newPictures ?? [];
			const found = screen.isLocal
				? await askServer([...pictures, { path: file, data: new Blob([text]) }], screen)
				: { errors: await checkEntry(file, collection, values, pictures), warnings: [] };
			if (found.errors.length > 0) throw refusal(found.errors.map((one) => lineOf(one, screen, file)));
			warnings = found.warnings;
		},
	};
}

/** What the check of all of content/ would find once the files are there. */
async function askServer(files: readonly NewFile[], { content }: ScreenFile): Promise<DryRun> {
	const body = new FormData();
	for (const { path, data } of files) body.append(path.replace(`${content}/`, ''), data);
	const response = await fetch('./check', { method: 'POST', body }).catch(() => undefined);
	if (response?.ok) return z.custom<DryRun>().parse(await response.json());
	throw refusal([{ place: '', text: 'The check did not answer. Is "npm run dev" still running?' }]);
}

/** What the entry says of itself: its fields, and the sizes of its new pictures. */
async function checkEntry(
	file: string,
	collection: string,
	values: Record<string, unknown>,
	pictures: readonly NewFile[],
): Promise<Message[]> {
	const all: Record<string, CollectionDefinition> = definitions;
	const definition = all[collection];
	if (!definition) return [];
	const fields = Object.fromEntries(Object.entries(values).filter(([name]) => name !== sourceKey && name !== 'body'));
	/** Measures a new picture; those that were there before passed the check. */
	const image = (needs: PictureNeeds) =>
		z.string().transform(async (name, context) => {
			const { pathname } = new URL(name, `file:///${file}`);
			const picture = pictures.find(({ path }) => pathname === `/${path}`);
			const size = picture && (await createImageBitmap(picture.data).catch(() => undefined));
			const message = size && checkPictureShape(name, size, needs);
			if (message !== undefined) context.addIssue({ code: 'custom', message });
			return { src: name, width: 0, height: 0, format: 'jpg' as const };
		});
	const { error } = await definition.schema({ image }).safeParseAsync(fields);
	return (error?.issues ?? []).map(({ path, message }) => ({
		file,
		field: formatPath(path),
		found: '',
		expected: message,
	}));
}

/** Sveltia shows the reason of an error of this name in its own box, and goes on editing. */
function refusal(lines: readonly Line[]): Error {
	const texts = lines.map(({ place, text }) => (place === '' ? text : `${place}: ${text}`));
	return Object.assign(new Error('saving_failed'), { cause: new Error(texts.join('\n\n')) });
}

/** @param open the file that is being edited, which needs no name. */
function lineOf({ file, field, found, expected }: Message, { labels, content }: ScreenFile, open?: string): Line {
	const name = file.replace(/^content\//, '');
	const form = open === `${content}/${name}` ? '' : (labels[name] ?? name);
	const place = [form, field.split(' > ').map(labelOf).join(' › ')].filter(Boolean).join(', ');
	return { place, text: field === '' ? `${capitalise(found)}. ${expected}` : expected };
}

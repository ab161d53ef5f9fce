// Checks an entry before it is saved: with the full content check in `npm run dev`, with the entry's schema on the
// published site. If there is an error, shows the check's message and saves nothing.
import type CMS from '@sveltia/cms';
import { z } from 'astro/zod';
import { type CollectionDefinition, definitions } from '../../../schemas/collections.ts';
import { formatPath } from '../../../schemas/parts/explain.ts';
import { checkPictureSize, isWarning, type PictureNeeds } from '../../../schemas/parts/picture.ts';
import type { Findings } from '../../content-check/diagnostic.ts';
import { fromFile, sourceKey, toFile } from '../files/file-format.ts';
import { toRelativePictures } from '../files/relative-pictures.ts';
import type { ScreenFile } from '../page.ts';
import { formatLine, type Line, showMessageBox } from './messages.ts';

/** A file to save, by its path in the repository. */
interface NewFile {
	path: string;
	data: Blob;
}
declare global {
	interface Window {
		/** The new pictures of the entry being saved (replacements.ts). */
		newPictures?: NewFile[];
	}
}

/** Registers the file formats. Writing a file checks it first. */
export function guardSaving(cms: typeof CMS, screen: ScreenFile): void {
	/** The entry's file between the press on "Save" and its first conversion; others only compare or follow from it. */
	let saving: string | undefined;
	let found: Line[] = [];
	cms.registerEventListener({
		name: 'preSave',
		handler: ({ entry }) => {
			saving = entry.get('path');
		},
	});
	cms.registerEventListener({
		name: 'postSave',
		handler: () => {
			if (found.length > 0) showMessageBox('It is saved. Is this right, too?', found);
			found = [];
		},
	});
	for (const [name, format] of Object.entries(screen.formats)) {
		cms.registerCustomFormat(name, format.schema ? 'json' : 'md', {
			fromFile: (text) => fromFile(format, text),
			toFile: async (values: Record<string, unknown>) => {
				const file = saving;
				saving = undefined;
				if (file === undefined) return toFile(format, values);
				const text = toFile(format, toRelativePictures(values, file));
				const pictures = window.newPictures ?? [];
				const { errors, warnings } = screen.isLocal
					? await requestDryRun([...pictures, { path: file, data: new Blob([text]) }])
					: await checkEntry(file, name.replace(/-\w+$/, ''), fromFile(format, text), pictures);
				if (errors.length > 0) throw createRefusal(errors.map((one) => formatLine(one, screen, file)));
				found = warnings.map((one) => formatLine(one, screen));
				return text;
			},
		});
	}
}

/** Runs the full content check as if the files were saved. */
async function requestDryRun(files: readonly NewFile[]): Promise<Findings> {
	const body = new FormData();
	for (const { path, data } of files) body.append(path.replace('content/', ''), data);
	const response = await fetch('./check', { method: 'POST', body }).catch(() => undefined);
	if (response?.ok) return z.custom<Findings>().parse(await response.json());
	throw createRefusal([{ place: '', text: 'The check did not answer. Is "npm run dev" still running?' }]);
}

/** Checks the entry alone: its fields and the sizes of its new pictures. */
async function checkEntry(
	file: string,
	collection: string,
	values: Record<string, unknown>,
	pictures: readonly NewFile[],
): Promise<Findings> {
	const all: Record<string, CollectionDefinition> = definitions;
	const definition = all[collection];
	if (!definition) return { errors: [], warnings: [] };
	const fields = Object.fromEntries(Object.entries(values).filter(([name]) => name !== sourceKey && name !== 'body'));
	/** Measures new pictures. Existing ones have passed the check. */
	const image = (needs: PictureNeeds) =>
		z.string().transform(async (name, context) => {
			const { pathname } = new URL(name, `file:///${file}`);
			const picture = pictures.find(({ path }) => pathname === `/${path}`);
			const size = picture && (await createImageBitmap(picture.data).catch(() => undefined));
			const issue = size && checkPictureSize(name, size, needs);
			if (issue) context.addIssue({ code: 'custom', ...issue });
			return { src: name, width: 0, height: 0, format: 'jpg' as const };
		});
	const { error } = await definition.schema({ image }).safeParseAsync(fields);
	const issues = error?.issues ?? [];
	const report = ({ path, message }: z.core.$ZodIssue) => ({
		file,
		field: formatPath(path),
		found: '',
		expected: message,
	});
	const errors = issues.filter((issue) => !isWarning(issue)).map(report);
	return { errors, warnings: issues.filter(isWarning).map(report) };
}

/**
 * Sveltia CMS 0.221 shows the cause of an error with this message in a dialog and keeps the form open. It does not document
 * that; tests/editing/editing-screen.test.ts checks it.
 */
function createRefusal(lines: readonly Line[]): Error {
	const texts = lines.map(({ place, text }) => (place === '' ? text : `${place}: ${text}`));
	return Object.assign(new Error('saving_failed'), { cause: new Error(texts.join('\n\n')) });
}

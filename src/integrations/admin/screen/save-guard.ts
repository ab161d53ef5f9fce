// Looks at what is about to be saved, with the schemas and, beside `npm run dev`, with the check of all of content/.
// A mistake is told in the words of the check, and nothing is saved.
import { shelves } from '../../../schemas/collections.ts';
import { fieldPath } from '../../../schemas/parts/messages.ts';
import type { Shelf } from '../../../schemas/collections.ts';
import { z } from 'astro/zod';
import { cutTitle } from '../../../tooling/check/cut-title.ts';
import { misshapen } from '../../../tooling/check/misshapen.ts';
import type { PictureNeeds } from '../../../schemas/parts/picture.ts';
import { surroundings } from './surroundings.ts';
import { labelOf } from '../forms/labels.ts';
import { tell } from './messages.ts';
import { sourceKey } from '../files/file-format.ts';
import type { ScreenFile } from '../page.ts';
import type CMS from '@sveltia/cms';
import { preparedPictures } from './prepare-pictures.ts';
import type { Change, Finding, Rehearsal } from '../dry-run.ts';

type Told = Pick<ScreenFile, 'isLocal' | 'content' | 'labels'>;

/** Begins to notice what is saved. */
export function guardSaving(cms: typeof CMS, { isLocal, content, labels }: Told) {
	let saving: string | undefined;
	let after: Pick<Rehearsal, 'notes' | 'leftOver'> = { notes: [], leftOver: [] };
	cms.registerEventListener({
		name: 'preSave',
		handler: ({ entry }) => {
			saving = entry.get('path');
		},
	});
	cms.registerEventListener({
		name: 'postSave',
		handler: async () => {
			const { notes, leftOver } = after;
			after = { notes: [], leftOver: [] };
			if (leftOver.length > 0) await post('tidy', leftOver);
			// Not waited for: the entry is saved, whenever this is read.
			if (notes.length > 0)
				void tell(
					'It is saved. Is this right, too?',
					notes.map((note) => message(note, labels)),
				);
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
			let findings = (await ownFindings(collection, values)).map((finding) => ({ ...finding, file }));
			const name = file.replace(`${content}/`, '');
			if (findings.length === 0 && isLocal) ({ findings, ...after } = await ask(name, text));
			if (findings.length > 0) throw refusal(findings, labels, `content/${name}`);
		},
	};
}

/** What the entry says of itself: its fields, the sizes of its new pictures, the length of its title. */
async function ownFindings(collection: string, values: Record<string, unknown>): Promise<Omit<Finding, 'file'>[]> {
	const all: Record<string, Shelf> = shelves;
	const shelf = all[collection];
	if (!shelf || shelf.keyed) return [];
	const fields = Object.fromEntries(Object.entries(values).filter(([key]) => key !== sourceKey && key !== 'body'));
	const { error } = await shelf.schema({ image: newPicture }).safeParseAsync(fields);
	const findings = (error?.issues ?? []).map(({ path, message }) => ({ field: fieldPath(path), expected: message }));
	const { title } = fields;
	if (typeof title !== 'string' || title.includes('{') || !(shelf.folder === 'pages' || collection === 'posts'))
		return findings;
	const { texts } = await surroundings();
	const expected = cutTitle(title, texts.gym.name);
	return expected === undefined ? findings : [...findings, { field: 'title', expected }];
}

/** Measures a picture that was chosen in this visit; those that were there before passed the check. */
function newPicture(needs: PictureNeeds) {
	return z.string().transform(async (name, context) => {
		const file = [...preparedPictures()].find(([prepared]) => namedAfter(prepared).test(name))?.[1];
		const picture = file && (await createImageBitmap(file).catch(() => undefined));
		const message = picture && misshapen(name, picture, needs);
		if (message !== undefined) context.addIssue({ code: 'custom', message });
		return { src: name, width: 0, height: 0, format: 'jpg' as const };
	});
}

/** The name of a picture, which may have got a number when it was put beside others. */
function namedAfter(prepared: string): RegExp {
	return new RegExp(`/${prepared.replace(/\.\w+$/, '')}(-\\d+)?\\.\\w+$`);
}

/** What the check of all of content/ would find once the file is there, and does not find now. */
async function ask(file: string, text: string): Promise<Rehearsal> {
	const pictures: Record<string, string> = {};
	for (const [name, picture] of preparedPictures()) {
		const words = name.replace(/\.\w+$/, '');
		const used = new RegExp(`${words}(-\\d+)?\\.\\w+`).exec(text)?.[0];
		if (used) pictures[used] = await toBase64(picture);
	}
	const change: Change = { file, text, pictures };
	const response = await post('check', change);
	if (response.ok) return z.custom<Rehearsal>().parse(await response.json());
	throw refusal([{ file, field: '', expected: 'The check did not answer. Is "npm run dev" still running?' }], {}, file);
}

async function post(name: string, body: unknown): Promise<Response> {
	const headers = { 'content-type': 'application/json' };
	return fetch(`./${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Sveltia shows the reason of an error of this name in its own box, and goes on editing. */
function refusal(findings: readonly Finding[], labels: Told['labels'], open: string): Error {
	const lines = findings.map((finding) => {
		const { place, text } = message(finding, labels, open);
		return place === '' ? text : `${place}: ${text}`;
	});
	return Object.assign(new Error('saving_failed'), { cause: new Error(lines.join('\n\n')) });
}

/** @param open the file that is being edited, which needs no name. */
function message({ file, field, expected }: Finding, labels: Told['labels'], open?: string) {
	const name = file.replace(/^content\//, '');
	const where = [file === open ? '' : (labels[name] ?? name), field.split(' > ').map(labelOf).join(' › ')];
	return { place: where.filter(Boolean).join(', '), text: expected };
}

async function toBase64(file: File): Promise<string> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	let text = '';
	for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
	return btoa(text);
}

// Looks at what is about to be saved, with the schemas and, beside `npm run dev`, with the check of all of content/.
// A mistake is told in the words of the check, and nothing is saved.
import { shelves } from '../../../schemas/collections.ts';
import { fieldPath } from '../../../schemas/parts/messages.ts';
import type { Shelf } from '../../../schemas/collections.ts';
import { z } from 'astro/zod';
import { labelOf } from '../labels.ts';
import { sourceKey } from '../text/file-format.ts';
import type { ScreenFile } from '../page.ts';
import type CMS from '@sveltia/cms';
import { preparedPictures } from './prepare-pictures.ts';
import type { Change, Finding, Rehearsal } from '../rehearse.ts';

/** Begins to notice what is saved. */
export function guardSaving(cms: typeof CMS, { isLocal, content }: Pick<ScreenFile, 'isLocal' | 'content'>) {
	let saving: string | undefined;
	let leftOver: string[] = [];
	cms.registerEventListener({
		name: 'preSave',
		handler: ({ entry }) => {
			saving = entry.get('path');
		},
	});
	cms.registerEventListener({
		name: 'postSave',
		handler: async () => {
			if (leftOver.length > 0) await post('tidy', leftOver);
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
			let findings = schemaFindings(collection, values).map((finding) => ({ ...finding, file }));
			leftOver = [];
			const name = file.replace(`${content}/`, '');
			if (findings.length === 0 && isLocal) ({ findings, leftOver } = await ask(name, text));
			if (findings.length > 0) throw refusal(findings, `content/${name}`);
		},
	};
}

function schemaFindings(collection: string, values: Record<string, unknown>): Omit<Finding, 'file'>[] {
	const all: Record<string, Shelf> = shelves;
	const shelf = all[collection];
	if (!shelf || shelf.keyed) return [];
	const fields = Object.fromEntries(Object.entries(values).filter(([key]) => key !== sourceKey && key !== 'body'));
	const { error } = shelf.schema({ image: () => z.any() }).safeParse(fields);
	return (error?.issues ?? []).map(({ path, message }) => ({ field: fieldPath(path), expected: message }));
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
	throw refusal([{ file, field: '', expected: 'The check did not answer. Is "npm run dev" still running?' }], file);
}

async function post(name: string, body: unknown): Promise<Response> {
	const headers = { 'content-type': 'application/json' };
	return fetch(`./${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Sveltia shows the reason of an error of this name in its own box, and goes on editing. */
function refusal(findings: readonly Finding[], file: string): Error {
	const lines = findings.map(({ file: other, field, expected }) => {
		const place = [other === file ? '' : other, field.split(' > ').map(labelOf).join(' › ')].filter(Boolean).join(', ');
		return place === '' ? expected : `${place}: ${expected}`;
	});
	return Object.assign(new Error('saving_failed'), { cause: new Error(lines.join('\n\n')) });
}

async function toBase64(file: File): Promise<string> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	let text = '';
	for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
	return btoa(text);
}

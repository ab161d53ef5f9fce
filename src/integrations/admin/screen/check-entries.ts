// What happens to an entry before Sveltia CMS writes it: its pictures get relative paths, and its schema checks it.
import type CMS from '@sveltia/cms';
import { z } from 'astro/zod';
import { getProperty } from '../../../lib/get-property.ts';
import { fill } from '../../../lib/text.ts';
import { factNames } from '../../../schemas/facts.ts';
import { findId } from '../../../schemas/collections.ts';
import { shownPictures } from '../../../schemas/parts/picture.ts';
import { type Collection, collections } from '../forms/configuration.ts';
import { formatLabel, formatText } from '../forms/labels.ts';
import { findConflict } from './find-conflict.ts';
import { restoreBody } from './keep-bodies.ts';
import { leaveOut } from './leave-out.ts';

/** In place of the gym's own, which the build fills in. */
const facts = Object.fromEntries(factNames.map((name) => [name, name]));

/** Sveltia CMS accepts any file from an editor who chooses "All files". */
const error = 'Choose a JPEG, PNG, WebP or AVIF picture.';
const picture = z.any().refine((name) => shownPictures.test(String(name)), { error });

/** Corrects the picture paths of each saved entry. Refuses to save what the entry's schema refuses, and says why. */
export function checkEntries(cms: typeof CMS): void {
	cms.registerEventListener({
		name: 'preSave',
		handler: async ({ entry }) => {
			const path = entry.get('path');
			const collection = collections.find((one) => findId(one, path.replace(/^content\//, '')));
			const data = makePicturesRelative(JSON.stringify(entry.get('data')), path);
			const values = z.record(z.string(), z.unknown()).parse(leaveOut(data, collection?.form));
			if (typeof values['body'] === 'string') values['body'] = restoreBody(values['body']);
			const conflict = await findConflict(path, entry.get('newRecord'));
			const mistakes = conflict ? [conflict] : collection && findMistakes(collection, values);
			// Sveltia CMS (0.221) shows only the cause of an error with this message, below a text of its own: "Please try again
			// later." No documented API can refuse an entry and say why (https://github.com/decaporg/decap-cms/issues/3167).
			const message = ['Not saved yet:', ...(mistakes ?? [])].join('\n\n');
			if (mistakes?.length) throw new Error('saving_failed', { cause: new Error(message) });
			return entry.set('data', values);
		},
	});
}

/**
 * Sveltia CMS names an existing picture by its path in the repository, or beside a post by its bare name.
 * @param json the entry's values
 */
function makePicturesRelative(json: string, path: string): unknown {
	const toContent = '../'.repeat(path.split('/').length - 2);
	const relative = json
		.replaceAll(/(?<=["(])\/content\/(?=[^\s"()]+\.(jpe?g|png|webp|avif)\b)/g, toContent)
		.replaceAll(/(?<="image":"|!\[[^\]]*\]\()(?=[\w-]+\.\w+)/g, './');
	return JSON.parse(relative);
}

/** Checks an entry by itself. The content check covers what depends on other files or picture sizes. */
export function findMistakes(
	{ schema, name, draft = '', body }: Collection,
	values: Record<string, unknown>,
): string[] {
	const isDraft = values[draft] === true; // it may lack what only its page needs
	const missingText = body === true && !isDraft && !values['body'] ? [`${formatLabel('body')}: Fill this in.`] : [];
	const json = JSON.stringify({ ...values, body: undefined }); // the Markdown body is no field of the schema
	const fields: unknown = JSON.parse(name === 'texts' ? json : fill(json, facts));
	const issues = schema({ image: () => picture }).safeParse(fields).error?.issues ?? [];
	const mistakes = issues.flatMap((issue) => {
		if (issue.code === 'unrecognized_keys')
			return issue.keys.map((key) => `Leave empty: ${formatLabel(key)}. (Not here? Remove "${key}" in a text editor.)`);
		const isMissing = issue.code !== 'custom' && issue.path.reduce(getProperty, fields) === undefined;
		if (isMissing && isDraft) return [];
		const message = isMissing ? 'Fill this in.' : formatText(issue.message);
		const place = issue.path.map((step) => (typeof step === 'number' ? `${step + 1}` : formatLabel(String(step))));
		return place.length === 0 ? message : `${place.join(' › ')}: ${message}`;
	});
	return [...mistakes, ...missingText];
}

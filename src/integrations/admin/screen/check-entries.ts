// What happens to an entry before Sveltia CMS writes it: its pictures get relative paths, and its schema checks it.
import type CMS from '@sveltia/cms';
import { z } from 'astro/zod';
import type { Collection } from '../forms/configuration.ts';
import type { Form } from '../forms/fields.ts';
import { formatLabel, formatText } from '../forms/labels.ts';

/** Corrects the picture paths of each saved entry. Refuses to save what the entry's schema refuses, and says why. */
export function checkEntries(cms: typeof CMS, collections: readonly Collection[]): void {
	cms.registerEventListener({
		name: 'preSave',
		handler: ({ entry }) => {
			const path = entry.get('path');
			const collection = collections.find(({ folder, files }) =>
				new RegExp(`^content/${folder}/${files.replace('*', '[^/]+')}$`).test(path),
			);
			const values = makePicturesRelative(JSON.stringify(entry.get('data')), path);
			const mistakes = collection ? check(collection, values) : [];
			// Sveltia CMS (0.221) shows only the cause of an error with this message. No documented API can refuse an entry and
			// say why (https://github.com/decaporg/decap-cms/issues/3167).
			if (mistakes.length > 0) throw new Error('saving_failed', { cause: new Error(mistakes.join('\n\n')) });
			return entry.set('data', values);
		},
	});
}

/**
 * Sveltia CMS names an existing picture by its path in the repository, or beside a post by its bare name.
 * @param json the entry's values
 */
function makePicturesRelative(json: string, path: string): Record<string, unknown> {
	const toContent = '../'.repeat(path.split('/').length - 2);
	const values: unknown = JSON.parse(
		json
			.replaceAll(/(?<=["(])\/content\/(?=[^\s"()]+\.(jpe?g|png|webp|avif)\b)/g, toContent)
			.replaceAll(/(?<="image":"|!\[[^\]]*\]\()(?=[\w-]+\.\w+)/g, './'),
	);
	return isObject(values) ? values : {};
}

/** Checks an entry by itself. The content check covers what depends on other files or picture sizes. */
function check({ schema, form }: Collection, values: Record<string, unknown>): string[] {
	const fields = selectWritten(values, form);
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

/** The values that will be written: no empty optional fields, and none that the screen keeps for itself. */
function selectWritten(values: Record<string, unknown>, { properties = {}, required = [] }: Form) {
	const written = Object.entries(properties).flatMap(([name, form]): [string, unknown][] => {
		const value = selectItem(values[name], form);
		return isEmpty(value) && !(required.includes(name) && name in values) ? [] : [[name, value]];
	});
	return Object.fromEntries(written);
}

function selectItem(value: unknown, form: Form | boolean): unknown {
	if (typeof form === 'boolean') return value;
	const { items } = form;
	if (Array.isArray(value) && typeof items === 'object' && !Array.isArray(items))
		return value.map((item: unknown) => selectItem(item, items));
	return isObject(value) && form.properties ? selectWritten(value, form) : value;
}

function isEmpty(value: unknown): boolean {
	return value === undefined || ['""', 'null', '[]', '{}'].includes(JSON.stringify(value));
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function demandField({ reference, about, description = '' }: Form): string {
	if (reference !== undefined) return `Choose ${String(about)}.`;
	return formatText(`Write ${description.charAt(0).toLowerCase()}${description.slice(1)}`);
}

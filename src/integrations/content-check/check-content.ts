// Checks all of content/ before the build. Astro stops at the first mistake, only logs a broken reference, and doesn't
// say which file references a missing picture.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { z } from 'astro/zod';
import { isRecord } from '../../lib/get-property.ts';
import { listAddresses } from '../../content-files/addresses.ts';
import { indexContent } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic, sortFindings } from '../../content-files/diagnostic.ts';
import { type Entry, getValue, isDraft, selectEntries } from '../../content-files/entry.ts';
import { type Facts, readContent } from '../../content-files/read-content.ts';
import { quote } from '../../schemas/parts/explain.ts';
import { findBlanks } from '../../schemas/parts/fields.ts';
import { isWarning } from '../../schemas/parts/picture.ts';
import { checkAcross } from './check-across.ts';
import { checkBody } from './check-body.ts';
import { checkChanges } from './check-changes.ts';
import { checkAddresses, checkNames } from './check-names.ts';
import { checkFont } from './check-font.ts';
import { createImageSchema } from './check-picture.ts';
import { checkChanged, checkEnglish } from './english-texts.ts';
import { checkTexts } from './check-texts.ts';
import { checkClock, checkDates, checkTimes } from './check-times.ts';

/** What the check found, and the content, indexed unless it has errors that make the index unreliable. */
export type Checked = Awaited<ReturnType<typeof checkContent>>;

/** Checks all of content/. @param folder the content folder. */
export async function checkContent(folder: string) {
	const { entries, facts, found } = await readContent(folder);
	const addresses = listAddresses(entries);
	found.push(...checkNames(entries, addresses), ...checkAddresses(addresses), ...checkFont(entries));
	const currency = String(selectEntries(entries, 'gym')[0]?.data?.['currency']);
	const ids = Object.groupBy(entries, ({ collection }) => collection);
	const checking = new AsyncLocalStorage<Entry>();
	for (const [definition, own] of Map.groupBy(entries, (entry) => entry.definition)) {
		// One for all entries, because a thousand schemas take seconds.
		const schema = definition.schema({
			image: (needs) => createImageSchema(() => checking.getStore() ?? { file: '', path: '' }, needs),
			ids: (name) => ids[name]?.map(({ id }) => id) ?? [],
		});
		const ofEntries = own.map(async (entry) => {
			if (!entry.data) return []; // it can't be parsed
			const ofFields = checking.run(entry, () => checkFields(entry, schema, facts));
			const [fields, body] = await Promise.all([ofFields, checkBody(entry, addresses)]);
			return [...checkTexts(entry, addresses), ...checkAmount(entry, currency), ...fields, ...body];
		});
		found.push(...(await Promise.all(ofEntries)).flat());
	}
	const { errors } = sortFindings(found);
	const index = errors.length === 0 ? indexContent(entries) : undefined;
	const compare = [checkAcross, checkClock, checkTimes, checkDates, checkChanges];
	const [ofTexts] = selectEntries(entries, 'texts');
	const texts = ofTexts?.data ?? {};
	if (index)
		found.push(
			...compare.flatMap((check) => check(index)),
			...checkEnglish(texts, index.gym),
			...checkChanged(ofTexts),
		);
	return { ...sortFindings(found), addresses, texts, index };
}

/** Finds "1.000", which is 1 for a computer, and more decimals than the currency has. */
function checkAmount(entry: Entry, currency: string): Diagnostic[] {
	const path = entry.definition.money === undefined ? [] : [entry.definition.money];
	const [, whole, decimals = ''] = /^(\d+)\.(\d+)$/.exec(entry.findSource(path)) ?? [];
	const form = { style: 'currency', currency: /^[A-Z]{3}$/.test(currency) ? currency : 'USD' } as const;
	const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', form).resolvedOptions();
	if (decimals.length <= Math.max(maximumFractionDigits, 2)) return [];
	const value = String(getValue(entry.data, path));
	return [diagnose(entry, path, `Write ${whole}${decimals} or ${value}: the point is the decimal point.`)];
}

/** Finds what an entry's schema refuses. A draft may lack what only its page needs. */
async function checkFields(entry: Entry, schema: z.ZodType, facts: Facts): Promise<Diagnostic[]> {
	const { error } = await schema.safeParseAsync(entry.data);
	const issues = (error?.issues ?? []).flatMap((issue): z.core.$ZodIssue | z.core.$ZodIssue[] => {
		if (issue.code !== 'unrecognized_keys') return issue;
		const messages = issue.message.split('\n');
		return issue.keys.map((key, index) => ({ ...issue, path: [...issue.path, key], message: messages[index] ?? '' }));
	});
	const found = issues.map(async (issue) => {
		const { path } = issue;
		const isEmpty = (getValue(entry.data, path) ?? '') === '';
		if (isEmpty && isDraft(entry)) return [];
		const isLine = isEmpty && getValue(entry.data, path) !== undefined && !/\bremove\b/i.test(issue.message);
		const removal = isLine && (await isOptional(entry, schema, path)) ? ' Or remove this line.' : '';
		const filled = findBlanks(entry.findSource(path)).filter((blank) => Object.hasOwn(facts, blank.slice(1, -1)));
		const reasons = filled.map((blank) => ` ${blank} is ${quote(facts[blank.slice(1, -1)])}.`).join('');
		return { ...diagnose(entry, path, issue.message + removal + reasons), isWarning: isWarning(issue) };
	});
	return (await Promise.all(found)).flat();
}

/** Whether a field isn't missed if its line is removed. */
async function isOptional(entry: Entry, schema: z.ZodType, path: readonly PropertyKey[]): Promise<boolean> {
	const data = structuredClone(entry.data);
	const parent = getValue(data, path.slice(0, -1));
	if (Array.isArray(parent) || !isRecord(parent)) return false;
	Reflect.deleteProperty(parent, path.at(-1) ?? '');
	const { error } = await schema.safeParseAsync(data);
	return !error?.issues.some((issue) => issue.path.join() === path.join());
}

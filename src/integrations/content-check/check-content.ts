// Checks all of content/ before the build. Astro stops at the first mistake, only logs a broken reference, and doesn't
// say which file references a missing picture. What each check finds is in README.md.
import type { z } from 'astro/zod';
import { listAddresses } from '../../content-files/addresses.ts';
import { type ContentIndex, checkedPicture, indexContent } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic, sortFindings } from '../../content-files/diagnostic.ts';
import { type Entry, getValue, isDraft, selectEntries } from '../../content-files/entry.ts';
import { type Facts, readContent } from '../../content-files/read-content.ts';
import { getOwn, isRecord } from '../../lib/get-property.ts';
import { quote } from '../../schemas/parts/explain.ts';
import { findBlanks } from '../../schemas/parts/fields.ts';
import { isPictureNeeds, type PictureNeeds } from '../../schemas/parts/picture.ts';
import textChanges from '../../texts/changed-texts.json' with { type: 'json' };
import { checkMenu, checkPlace, checkPrices, checkTwins } from './check-across.ts';
import { checkBody } from './check-body.ts';
import { checkChanges, checkDates } from './check-changes.ts';
import { checkEnglish, checkOutdated } from './check-english.ts';
import { checkFont } from './check-font.ts';
import { checkLinks } from './check-links.ts';
import { checkAddresses, checkNames } from './check-names.ts';
import { doubtPicture } from './check-picture.ts';
import { checkTexts } from './check-texts.ts';
import { checkClock, checkHours, checkWeek } from './check-times.ts';

/** The checks of what only several fields or files together show. They run if every file is right by itself. */
const comparisons: ((content: ContentIndex) => Diagnostic[])[] = [
	checkTwins,
	checkMenu,
	checkPlace,
	checkPrices,
	checkFont,
	checkClock,
	checkHours,
	checkWeek,
	checkDates,
	checkChanges,
	checkEnglish,
	checkOutdated,
];

/** What the check found, and the content, indexed unless it has errors that make the index unreliable. */
export type Checked = Awaited<ReturnType<typeof checkContent>>;

/** Checks all of content/. @param folder the content folder. */
export async function checkContent(folder: string) {
	const { entries, facts, found } = await readContent(folder);
	const addresses = listAddresses(entries, facts);
	found.push(...checkNames(entries), ...checkAddresses(addresses));
	const ids = Object.groupBy(entries, ({ collection }) => collection);
	for (const [definition, own] of Map.groupBy(entries, (entry) => entry.definition)) {
		// One for all entries, because a thousand schemas take seconds.
		const schema = definition.schema({ image: needPicture, ids: (name) => ids[name]?.map(({ id }) => id) ?? [] });
		const ofEntries = own.map(async (entry) => {
			if (!entry.data) return []; // it can't be parsed
			const [fields, body] = await Promise.all([checkFields(entry, schema, facts), checkBody(entry, addresses)]);
			return [...checkTexts(entry), ...checkLinks(entry, addresses), ...fields, ...body];
		});
		found.push(...(await Promise.all(ofEntries)).flat());
	}
	const index = found.every(({ isWarning }) => isWarning) ? indexContent(entries) : undefined;
	if (index) found.push(...comparisons.flatMap((check) => check(index)));
	const read = (file: string) => selectEntries(entries, file)[0]?.data ?? {};
	return { ...sortFindings(found), addresses, texts: read('texts'), gym: read('gym'), index };
}

/** Stands for a picture in a schema that doesn't know its folder: an issue that says what the layout requires of it. */
const needPicture = (needs: PictureNeeds) =>
	checkedPicture.superRefine((_, context) => context.addIssue({ code: 'custom', params: { needs } }));

/** Finds what an entry's schema refuses. A draft may lack what only its page needs. */
async function checkFields(entry: Entry, schema: z.ZodType, facts: Facts): Promise<Diagnostic[]> {
	const found = listIssues(schema, entry.data).map(async (issue) => {
		const { path, message } = issue;
		const value = getValue(entry.data, path);
		const needs: unknown = issue.code === 'custom' && issue.params?.['needs'];
		if (isPictureNeeds(needs)) {
			const doubt = await doubtPicture(entry, String(value), needs);
			return doubt ? { ...diagnose(entry, path, doubt.expected), isWarning: doubt.isWarning } : [];
		}
		const isEmpty = (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
		if (isEmpty && isDraft(entry)) return [];
		const canGo = isEmpty && value !== undefined && !/\bremove\b/i.test(message) && isOptional(entry, schema, path);
		const newName = getOwn(textChanges.replaced, path.join('.'));
		const advice = newName ? `There is no such text any more. Remove it: ${quote(newName)} took its place.` : message;
		const hint = canGo ? ' Or remove this line.' : '';
		const reasons = findBlanks(entry.findSource(path)).map((blank) => {
			const fact = getOwn(facts, blank.slice(1, -1));
			return fact === undefined ? '' : ` ${blank} is ${quote(fact)}.`;
		});
		return diagnose(entry, path, advice + hint + reasons.join(''));
	});
	return (await Promise.all(found)).flat();
}

/** What a schema refuses, one issue a field. */
function listIssues(schema: z.ZodType, data: unknown): z.core.$ZodIssue[] {
	return (schema.safeParse(data).error?.issues ?? []).flatMap((issue): z.core.$ZodIssue | z.core.$ZodIssue[] => {
		if (issue.code !== 'unrecognized_keys') return issue;
		const messages = issue.message.split('\n');
		return issue.keys.map((key, index) => ({ ...issue, path: [...issue.path, key], message: messages[index] ?? '' }));
	});
}

/** Whether a field isn't missed if its line is removed. */
function isOptional(entry: Entry, schema: z.ZodType, path: readonly PropertyKey[]): boolean {
	const data = structuredClone(entry.data);
	const parent = getValue(data, path.slice(0, -1));
	if (Array.isArray(parent) || !isRecord(parent)) return false;
	Reflect.deleteProperty(parent, path.at(-1) ?? '');
	return !listIssues(schema, data).some((issue) => issue.path.join() === path.join());
}

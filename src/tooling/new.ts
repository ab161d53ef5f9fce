// `npm run new -- class`: makes a correct new entry in content/. Asks for what the flags leave out; without a terminal it
// names the missing flags instead. Ends with 0 when it has written, 1 when something is wrong with the answers, 2 when
// flags are missing or unknown.
import { intro, log, select } from '@clack/prompts';
import { checkContent, formatProblems } from './check/check-content.ts';
import { idsOf, readEntries } from './check/read-entries.ts';
import { contentFolder } from './folders.ts';
import { fieldProblem, rehearse } from './new-entry/check.ts';
import { type Draft, idOf, shelfOf } from './new-entry/draft.ts';
import { compose, type NewEntry, write } from './new-entry/entry.ts';
import { type Field, fieldsOf } from './new-entry/fields.ts';
import { flagLines, readFlags, usage } from './new-entry/flags.ts';
import { type Kind, kinds } from './new-entry/kinds.ts';
import { type Ask, askInTerminal } from './new-entry/prompts.ts';

interface Outcome {
	code: 0 | 1 | 2;
	/** What to tell the editor. */
	text: string;
}

const idField: Field = {
	flag: 'id',
	path: ['id'],
	type: 'text',
	about: 'The name of the file, which can become part of an address, e.g. "power-lifting".',
	required: false,
	choices: [],
};

/**
 * Makes a new entry.
 * @param args what stands behind `npm run new --`, the kind first.
 * @param content the folder content/.
 * @param ask asks for what is missing; left out where nobody can answer.
 */
export async function makeEntry(args: string[], content: string, ask?: Ask): Promise<Outcome> {
	const [word = '', ...rest] = args;
	const kind = kinds[word];
	if (!kind) return { code: 2, text: usage(word, Object.keys(kinds)) };
	const fields = fieldsOf(kind);
	const { entries } = await readEntries(content);
	const draft: Draft = { kind, fields, values: new Map(), content, entries };
	const flags = shelfOf(draft).keyed ? fields : [...fields, idField];
	const given = readFlags(rest, flags);
	if (typeof given === 'string') return { code: 2, text: given };
	if (given.has('help')) return { code: 0, text: [`npm run new -- ${word}`, ...flagLines(flags)].join('\n') };
	if (!idsOf(entries, kind.collection)) {
		return { code: 1, text: formatProblems(await checkContent(content)) }; // the file that it would be added to
	}

	draft.values = new Map([...defaults(draft), ...given]);
	const problems = new Map<Field, string>();
	for (const field of flags) {
		const isNeeded = field === idField ? draft.values.has(kind.named) && idOf(draft) === '' : field.required;
		if (!isNeeded && !draft.values.has(field.flag)) continue;
		const problem = await settle(draft, field, ask);
		if (problem !== undefined) problems.set(field, problem);
	}
	const missing = [...problems.keys()].filter(({ flag }) => !draft.values.has(flag));
	const wrong = [...problems].filter(([{ flag }]) => draft.values.has(flag));
	const lines = [
		...(missing.length > 0 ? [`Add for ${kind.about}:`, ...flagLines(missing)] : []),
		...wrong.map(([{ flag }, problem]) => `--${flag}: ${problem}`),
	];
	if (lines.length > 0) return nothingWritten(lines.join('\n'), missing.length > 0 ? 2 : 1);

	const entry = await compose(draft);
	const found = await rehearse(entry, content);
	if (found.length > 0) return nothingWritten(formatProblems(found), 1);
	await write(entry, content);
	return { code: 0, text: await report(kind, entry, content) };
}

/** Sees to it that a field has a right answer. What is wrong if it has none. */
async function settle(draft: Draft, field: Field, ask?: Ask): Promise<string | undefined> {
	const { values, kind, entries } = draft;
	const problem = async () => (values.has(field.flag) ? fieldProblem(draft, field) : '');
	const collection = kind.choices?.[field.flag];
	const choices = collection === undefined ? field.choices : (idsOf(entries, collection) ?? []);
	let current = await problem();
	while (ask && current !== undefined) {
		values.set(field.flag, await ask(field, choices, values.get(field.flag) ?? '', current));
		current = await problem();
	}
	return current;
}

/** What nobody has to be asked for: the next place in the order, and what the kind knows. */
function defaults({ kind, fields, entries }: Draft): Map<string, string> {
	const known = new Map(Object.entries(kind.given?.() ?? {}));
	if (!fields.some(({ flag }) => flag === 'order')) return known;
	const orders = entries
		.filter(({ collection }) => collection === kind.collection)
		.map(({ data }) => Number(typeof data === 'object' && data !== null ? Reflect.get(data, 'order') : 0))
		.filter(Number.isFinite);
	return known.set('order', String(Math.max(0, ...orders) + 1));
}

function nothingWritten(text: string, code: Outcome['code']): Outcome {
	return { code, text: `${text}\n\nNothing was written.` };
}

async function report(kind: Kind, { id, file, isAdded, picture }: NewEntry, content: string): Promise<string> {
	const others = await checkContent(content);
	return [
		`${isAdded ? 'Added to' : 'Written:'} content/${file}`,
		...(picture ? [`Picture: content/${picture.file}`] : []),
		'Next:',
		...[...kind.next(`content/${file}`, id), 'See it with npm run dev.'].map((step) => `- ${step}`),
		...(others.length > 0
			? ['', 'Before the site can be built, something else is to be mended:', formatProblems(others)]
			: []),
	].join('\n');
}

/** Speaks to an editor at a terminal. */
async function converse([first, ...rest]: string[], content: string): Promise<Outcome> {
	const options = Object.entries(kinds).map(([value, { about: label }]) => ({ value, label }));
	const word = first ?? (await select({ message: 'What do you want to add?', options }));
	if (typeof word !== 'string') return { code: 1, text: '' };
	if (kinds[word]) intro(`New in content/: ${kinds[word].about}`);
	return makeEntry([word, ...rest], content, askInTerminal);
}

if (import.meta.main) {
	const args = process.argv.slice(2);
	const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
	const { code, text } = await (isTerminal ? converse : makeEntry)(args, contentFolder);
	if (isTerminal) (code === 0 ? log.success : log.error)(text);
	else (code === 0 ? console.log : console.error)(text);
	process.exitCode = code;
}

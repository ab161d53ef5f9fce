// Looks at all of content/ before anything is built: Astro stops at the first mistake, only prints a broken reference,
// does not name the file that wants a missing picture, and does not see the rest.
import { join, relative, sep } from 'node:path';
import { checkBody } from './check-body.ts';
import { checkDrawing, checkedImage, type Surroundings } from './check-picture.ts';
import { kind, quote } from './messages.ts';
import type { Tools } from './picture.ts';
import type { Problem } from './read-content.ts';
import { type Entry, idsOf, readEntries } from './read-entries.ts';

export type { Problem };

/** Everything that is wrong in content/, file by file. @param root the project's folder. */
export async function checkContent(root: string): Promise<Problem[]> {
	const content = join(root, 'content');
	const used = new Set([join(content, 'README.md')]);
	const { entries, rest, problems } = await readEntries(content);
	const ids = (collection: string) => idsOf(entries, collection);
	const checks = entries
		.filter(({ data }) => data !== undefined)
		.map(async (entry) => {
			const place = { path: entry.path, content, used };
			return [...(await checkFields(entry, { ...toolsFor(place), ids })), ...checkBody(entry, place)];
		});
	problems.push(...(await Promise.all(checks)).flat(), ...checkOrder(entries));
	// Only once all else is well: a misspelt name would be reported twice, as missing and as not used.
	if (problems.length === 0) return rest.filter((path) => !used.has(path)).map((path) => reportUnused(content, path));
	return problems.sort((one, other) => one.file.localeCompare(other.file, 'en'));
}

/** The problems as text for a terminal: file, field, what was found, what to write. */
export function formatProblems(problems: readonly Problem[]): string {
	const title = `${problems.length === 1 ? '1 problem' : `${problems.length} problems`} in content/`;
	const files = [...new Set(problems.map(({ file }) => file))];
	const blocks = files.map((file) => {
		const own = problems.filter((problem) => problem.file === file);
		return [file, ...own.map(formatProblem)].join('\n');
	});
	return [title, ...blocks].join('\n\n');
}

function formatProblem({ field, found, expected }: Problem): string {
	return `  ${field}${field === '' ? '' : ': '}found ${found}\n    ${expected}`;
}

function toolsFor(place: Surroundings): Tools {
	return {
		image: (needs) => checkedImage(place, needs),
		drawing: (name) => checkDrawing(place, name),
	};
}

async function checkFields({ shelf, data, file, start }: Entry, tools: Tools): Promise<Problem[]> {
	const { error } = await shelf.schema(tools).safeParseAsync(data);
	const problems = (error?.issues ?? []).map(({ path, message, ...issue }) => {
		const steps = issue.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path;
		const field = [...start, ...steps.map(stepName)].join(' > ');
		return { file, field, found: show(valueAt(data, steps)), expected: message };
	});
	// A text in the place of a list has the wrong type and the wrong length: one message is enough.
	const isSame =
		({ field, expected }: Problem) =>
		(other: Problem) =>
			other.field === field && other.expected === expected;
	return problems.filter((problem, index) => problems.findIndex(isSame(problem)) === index);
}

/** Two entries with the same place would stand in either order. */
function checkOrder(entries: Entry[]): Problem[] {
	const places = new Map<string, string>();
	return entries.flatMap(({ collection, file, data }) => {
		const order = valueAt(data, ['order']);
		const place = `${collection} ${String(order)}`;
		const other = places.get(place);
		if (typeof order === 'number' && other !== undefined) {
			const expected = `${other} has the same "order". Give each its own number.`;
			return [{ file, field: 'order', found: String(order), expected }];
		}
		places.set(place, file);
		return [];
	});
}

function reportUnused(content: string, path: string): Problem {
	const file = `content/${relative(content, path).split(sep).join('/')}`;
	const isPicture = /\.(jpe?g|png|webp|avif|svg|gif)$/i.test(path);
	return {
		file,
		field: '',
		found: isPicture ? 'a picture that no page shows' : 'a file that belongs to no page',
		expected: isPicture ? 'Name it in a content file, or delete it.' : 'Check its name and its folder, or delete it.',
	};
}

function stepName(step: PropertyKey): string {
	return typeof step === 'number' ? `entry ${step + 1}` : String(step);
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
	const step = (value: unknown, key: PropertyKey): unknown =>
		typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
	return path.reduce(step, data);
}

function show(value: unknown): string {
	if (value === undefined || value === null || value === '') return 'nothing';
	if (typeof value === 'object') return kind(value);
	const text = quote(value);
	return text.length > 80 ? `${text.slice(0, 77)}…"` : text;
}

// What may stand behind `npm run new -- class`, and what to say when it does not fit.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { nearest } from '../../schemas/parts/messages.ts';
import type { Field } from './fields.ts';

/** The flags by name, or what is wrong with them. A flag without a value, such as "--pinned", is "true". */
export function readFlags(args: string[], fields: Field[]): Map<string, string> | string {
	const options: ParseArgsOptionsConfig = { help: { type: 'boolean' } };
	for (const { flag, type } of fields) options[flag] = { type: type === 'switch' ? 'boolean' : 'string' };
	const names = Object.keys(options);
	const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
	const values = new Map<string, string>();
	for (const token of tokens) {
		if (token.kind === 'positional') {
			return `"${token.value}" belongs to no flag. Put quotation marks around a text with spaces.`;
		}
		if (token.kind !== 'option') continue;
		const option = options[token.name];
		if (!option) return `There is no flag "${token.rawName}".${guess(token.name, names, '--')}`;
		const isForgotten = !token.value || (!token.inlineValue && token.value.startsWith('--'));
		if (option.type === 'string' && isForgotten) return `Write something behind ${token.rawName}.`;
		values.set(token.name, token.value ?? 'true');
	}
	return values;
}

/** What to write where there is no such kind. */
export function usage(word: string, kinds: string[]): string {
	const isAsked = word === '' || word.startsWith('-');
	return [
		...(isAsked ? [] : [`There is no "${word}".${guess(word, kinds)}`]),
		`Write what to make: npm run new -- ${kinds.join('|')}`,
		'What can stand behind it: npm run new -- class --help',
	].join('\n');
}

/** One line for each flag. */
export function flagLines(fields: Field[]): string[] {
	return fields.map(({ flag, type, about }) => {
		const value = type === 'switch' ? '' : type === 'picture' ? ' file' : ' "…"';
		return `  ${`--${flag}${value}`.padEnd(20)} ${about}`;
	});
}

function guess(word: string, words: string[], mark = ''): string {
	const meant = nearest(word, words);
	return meant === undefined
		? ` Use ${words.map((one) => mark + one).join(', ')}.`
		: ` Did you mean "${mark}${meant}"?`;
}

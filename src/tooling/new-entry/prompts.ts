import { cancel, isCancel, log, multiselect, select, text } from '@clack/prompts';
import type { Field } from './fields.ts';

/**
 * Asks an editor for one field.
 * @param choices the words to choose from; none if anything may be written.
 * @param problem what is wrong with the answer `before`; empty if there was none.
 */
export type Ask = (field: Field, choices: readonly string[], before: string, problem: string) => Promise<string>;

/** Asks in the terminal. Ctrl+C ends the command; nothing has been written then. */
export const askInTerminal: Ask = async ({ about: message, type }, choices, initialValue, problem) => {
	if (problem !== '') log.error(problem);
	const options = choices.map((value) => ({ value }));
	const answer = await (options.length === 0
		? text({ message, initialValue })
		: type === 'list'
			? multiselect({ message, options, required: true })
			: select({ message, options }));
	if (isCancel(answer)) {
		cancel('Stopped. Nothing was written.');
		process.exit(1);
	}
	return Array.isArray(answer) ? answer.join(',') : (answer ?? '');
};

import { fullTitle } from '../../lib/titles.ts';
import { quote } from '../../schemas/parts/messages.ts';

const longest = 60;

/** What is wrong with a title that a search result would cut off, or undefined. The editing screen asks too, before it saves. */
export function checkTitleLength(title: string, gymName: string): string | undefined {
	const shown = fullTitle(title, gymName);
	if (shown.length <= longest) return undefined;
	return `Search results show it as ${quote(shown)} and cut it after ${longest} of its ${shown.length} characters. Shorten it by ${shown.length - longest}.`;
}

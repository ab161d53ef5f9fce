import { invisible } from './invisible.ts';

/** The longest email address. The database has the same limit (supabase/migrations). */
export const longestEmail = 254;

// Without what separates several addresses.
const name = String.raw`(?:(?!${invisible})[^@,;:<>\(\)"\\\[\]])+`;
const pattern = new RegExp(String.raw`^(?!\.)(?!.*\.\.)${name}(?<!\.)@(?!\.)${name}\.${name}(?<!\.)$`, 'u');

/** Whether a text is one email address. */
export function isEmailAddress(text: string): boolean {
	return text.length <= longestEmail && pattern.test(text);
}

import { invisible } from './invisible.ts';

/** The longest email address. The database has the same limit (supabase/schemas). */
export const longestEmail = 254;

// What every mail system takes: without what separates several addresses. The database has the same rule (supabase/schemas).
const visible = `(?!${invisible})`;
const name = String.raw`(?:${visible}[^.@,;:<>\(\)"\\\[\]])+`;
/** A letter of any script, or a digit. */
const letter = String.raw`(?:${visible}[^\x00-\x2F:-@\[-\x60\{-\x7F])`;
const label = String.raw`${letter}(?:(?:${letter}|-){0,61}${letter})?`;
/** Matches one email address, in a regular expression with the flag "u" or as the pattern of a field. */
export const emailPattern = String.raw`^(?=.{1,64}@)${name}(?:\.${name})*@(?:${label}\.)+(?!\d+$)${letter}(?:${letter}|-)*${letter}$`;

/** Whether a text is one email address. */
export function isEmailAddress(text: string): boolean {
	return text.length <= longestEmail && new RegExp(emailPattern, 'u').test(text);
}

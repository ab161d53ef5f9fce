/** The longest email address. The database has the same limit (supabase/migrations). */
export const longestEmail = 254;

// What every mail system takes: without spaces and invisible characters, which copied text may contain, and without what
// separates several addresses. The database has the same rule (supabase/migrations).
const unseen = String.raw`\s\xAD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF`;
const name = String.raw`[^${unseen}.@,;:<>()"\\[\]]+`;
/** A letter of any script, or a digit. */
const letter = String.raw`[^${unseen}\x00-/:-@[-\x60{-\x7F]`;
const label = String.raw`${letter}(?:(?:${letter}|-){0,61}${letter})?`;
const pattern = new RegExp(
	String.raw`^(?=.{1,64}@)${name}(?:\.${name})*@(?:${label}\.)+(?!\d+$)${letter}(?:${letter}|-)*${letter}$`,
);

/** Whether a text is one email address. */
export function isEmailAddress(text: string): boolean {
	return text.length <= longestEmail && pattern.test(text);
}

/** The longest email address. The database has the same limit (supabase/migrations). */
export const longestEmail = 254;

// Without spaces and invisible characters, which copied text may contain, and without what separates several addresses.
const name = String.raw`[^\s\xAD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F@,;:<>()"\\[\]]+`;
const pattern = new RegExp(String.raw`^(?!\.)(?!.*\.\.)${name}(?<!\.)@(?!\.)${name}\.${name}(?<!\.)$`);

/** Whether a text is one email address. */
export function isEmailAddress(text: string): boolean {
	return text.length <= longestEmail && pattern.test(text);
}

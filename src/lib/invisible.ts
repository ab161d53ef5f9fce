/**
 * Matches a space or an invisible character, in a regular expression with the flag "u". Copied text may contain them. Leaves out
 * those that end an emoji. U+200D joins emoji, and U+2800 is a blank of Braille. The database has a shorter list.
 */
export const invisible = '(?:\\u200D|(?!\\p{EComp})[\\s\\p{Cc}\\p{DI}\\u2800])';

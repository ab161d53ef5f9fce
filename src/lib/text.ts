/**
 * Names a control for screen readers: its visible words, then what it is about. The words must be in the name, because people
 * who control a page by voice say them (WCAG 2.5.3). So no text has the whole name.
 */
export function nameControl(words: string, ...about: string[]): string {
	return `${words}: ${about.join(', ')}`;
}

/** The forms of a text with a number, by plural category (https://cldr.unicode.org/index/cldr-spec/plural-rules). */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Chooses the form for a number: "1 post" or "2 posts". @param language as in `lang`. */
export function choosePlural(forms: Plural, number: number, language: string): string {
	return forms[new Intl.PluralRules(language).select(number)] ?? forms.other;
}

/**
 * Splits a text from content at its placeholders: fillParts('Call {phone}', { phone: link }) -> ["Call ", link].
 * A placeholder without a value stays visible, so that somebody notices a misspelled one.
 */
export function fillParts<Value>(template: string, values: Record<string, Value>): (string | Value)[] {
	const known = new Map(Object.entries(values)); // "{constructor}" is none
	return template.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : (known.get(part) ?? `{${part}}`)));
}

/** Replaces the placeholders in a text from content: fill('Page {page}', { page: 2 }) -> "Page 2". */
export function fill(template: string, values: Record<string, string | number>): string {
	return fillParts(template, values).join('');
}

/** A text in capitals, as browsers show it: they leave Georgian as it is, because few fonts have its capitals. */
export function toCapitals(text: string, language = 'en'): string {
	return text.replaceAll(/\P{Script=Georgian}+/gu, (part) => part.toLocaleUpperCase(language));
}

/** A text as one line: white space and control characters become one space. The database has the same rule (supabase/schemas). */
export function toOneLine(text: string): string {
	return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

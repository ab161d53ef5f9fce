/**
 * Splits a text from content at its placeholders: fillParts('Call {phone}', { phone: link }) -> ["Call ", link].
 * A placeholder without a value stays visible, so that somebody notices a misspelled one.
 */
export function fillParts<Value>(template: string, values: Record<string, Value>): (string | Value)[] {
	return template.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
}

/** Replaces the placeholders in a text from content: fill('Page {page}', { page: 2 }) -> "Page 2". */
export function fill(template: string, values: Record<string, string | number>): string {
	return fillParts(template, values).join('');
}

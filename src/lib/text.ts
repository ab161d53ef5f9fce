/**
 * Replaces the placeholders in a text from content: fill('Page {page}', { page: 2 }) -> "Page 2".
 * A placeholder without a value stays visible, so that somebody notices a misspelled one.
 */
export function fill(template: string, values: Record<string, string | number>): string {
	return template.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}

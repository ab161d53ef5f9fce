/**
 * Fills the blanks of a sentence from content: fill('Page {page}', { page: 2 }) -> "Page 2".
 * A blank without a value stays visible, so that a misspelt one is noticed.
 */
export function fill(template: string, values: Record<string, string | number>): string {
	return template.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
}

import { expect, test, vi } from 'vitest';

/** Opens a page of the site, with or without the contact form, and returns what the form would send. */
async function open(body: string, referrer: string): Promise<string | null> {
	vi.resetModules();
	vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
	document.body.innerHTML = body;
	await import('~/layouts/note-source.ts');
	const value = new FormData(document.querySelector('form') ?? undefined).get('source');
	return typeof value === 'string' ? value : null;
}
const form = '<form><input type="hidden" name="source"></form>';

test('the first page of a tab decides where a visitor came from, and the form sends it', async () => {
	await open('', 'https://www.instagram.com/');
	expect(await open(form, `${location.origin}/classes`)).toBe('www.instagram.com');
});

test('the form sends nothing if nothing is known', async () => {
	expect(await open(form, '')).toBe('');
});

import { type Diagnostic, formatFindings } from './diagnostic.ts';

/**
 * The page that `npm run dev` shows in place of all others while content has a mistake. It reloads itself until the mistake
 * is fixed. Without Vite's client, Astro can't cover it with its own, technical errors.
 */
export function createErrorPage(errors: Diagnostic[]): string {
	const text = formatFindings({ errors, warnings: [] }).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="dark light">
<meta http-equiv="refresh" content="2">
<title>Content</title>
<pre style="font-size: 1rem; white-space: pre-wrap">${text}

Fix this and save. The page will come back.</pre>
</html>
`;
}

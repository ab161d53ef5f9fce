import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hashOf } from '../../lib/policy-hash.ts';
import { speculationRules } from '../../lib/speculation-rules.ts';

const policy = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const notRun = /\ssrc=|type="application\/(ld\+)?json"/;

/**
 * Leaves each page only the hashes of its own scripts and styles; Astro writes those of the whole site into every page,
 * which allows more than needed and weighs 0.7 kB a page, since hashes can't be compressed.
 */
export function pagePolicy(): AstroIntegration {
	return {
		name: 'page-policy',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const folder = fileURLToPath(dir);
				const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
				for (const page of pages) {
					const html = await readFile(new URL(page, dir), 'utf8');
					await writeFile(new URL(page, dir), narrowPolicy(html, page));
				}
			},
		},
	};
}

/**
 * A page with the hashes in its policy cut down to those of its own inline scripts and styles.
 * @throws when one of them is not in the policy: browsers would block it without a word to anybody.
 */
export function narrowPolicy(html: string, page: string): string {
	const allowed = policy.exec(html)?.[2];
	if (allowed === undefined) return html;
	const own = new Set([`'${hashOf(speculationRules)}'`]); // added by script
	for (const [element, name, attributes = '', content = ''] of html.matchAll(inline)) {
		if (notRun.test(attributes)) continue;
		const hash = `'${hashOf(content)}'`;
		if (!allowed.includes(hash)) {
			throw new Error(
				`${page}: the security policy would block <${name}> "${element.slice(0, 80)}…". ` +
					'Let Astro process it: no "is:inline", no "define:vars".',
			);
		}
		own.add(hash);
	}
	const narrowed = allowed.replace(/ ('sha256-[^']+')/g, (source, hash: string) => (own.has(hash) ? source : ''));
	return html.replace(policy, (_, start: string) => start + narrowed);
}

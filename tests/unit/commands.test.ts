// Commands that people and scripts run on Windows, macOS and Linux.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '~/folders.ts';

it('scripts quote with ", which every shell understands', () => {
	const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	expect(Object.values(scripts).filter((script) => String(script).includes("'"))).toEqual([]);
});

it('guides have one command a line, and no variables before it, which PowerShell doesn’t know', () => {
	const guides = globSync(['*.md', '{.github,content,src,supabase,tests}/**/*.md'], { cwd: root });
	const code = guides.flatMap(
		(guide) => readFileSync(join(root, guide), 'utf8').match(/^```sh[^]*?^```|`[^`\n]+`/gm) ?? [],
	);
	expect(code.length).toBeGreaterThan(100);
	expect(code.filter((text) => /&&|(^|`)\s*(export )?[A-Z_]+=\S+ \S/m.test(text))).toEqual([]);
});

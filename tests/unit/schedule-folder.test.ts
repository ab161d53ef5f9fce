import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../src/schedule/', import.meta.url);

test('files about time import only from those before them, types included', () => {
	const base = ['types', 'periods', 'clock', 'timed-texts', 'changes', 'hours', 'week', 'occurrences'];
	const order = [...base, 'notices', 'rows', 'listed-classes', 'calendar', 'now'];
	const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
	expect(files).toEqual(order.map((name) => `${name}.ts`).sort());
	for (const name of order) {
		const imports = readFileSync(new URL(`${name}.ts`, folder), 'utf8').matchAll(/from '\.\/([\w-]+)\.ts'/g);
		const later = [...imports].filter(([, other = '']) => !order.slice(0, order.indexOf(name)).includes(other));
		expect(later, name).toEqual([]);
	}
});

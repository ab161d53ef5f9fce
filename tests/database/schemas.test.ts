import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startSupabase } from '~/integrations/accounts-dev/supabase.ts';
import { query } from '../support/database.ts';

// supabase/schemas/ shows the database as it is. This is only true as long as the migrations lead there.

it('the migrations lead to the database that supabase/schemas/ shows', async () => {
	const shown = await startSupabase({ lastMigration: '' });
	const folder = path.join(import.meta.dirname, '../../supabase/schemas');
	for (const file of globSync('*.sql', { cwd: folder }).sort())
		await shown.run(readFileSync(path.join(folder, file), 'utf8'));
	const catalog = readFileSync(path.join(import.meta.dirname, 'catalog.sql'), 'utf8');
	const expected = await shown.query(catalog);
	expect(new Set(expected.map(({ kind }) => kind)).size).toBe(9);
	expect(await query(catalog)).toEqual(expected);
	await shown.close();
});

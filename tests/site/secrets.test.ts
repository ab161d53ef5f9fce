import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dist } from '../support/routes.ts';

/** Supabase's secret keys, the older ones by their role; private keys; passwords in URLs. */
const secrets =
	/sb_secret_[\w-]{8,}|InNlcnZpY2Vfcm9sZSI|-----BEGIN [A-Z ]*PRIVATE KEY-----|postgres(ql)?:\/\/\w+:[^@\s]+@/;
const files = (folder: string) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));

test('the built site contains no secret', () => {
	const built = files(dist).filter((file) => /\.(html|js|json|xml|txt|webmanifest|css)$/.test(file));
	expect(built.length).toBeGreaterThan(20);
	expect(built.filter((file) => secrets.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the built site contains nothing of the embedded Supabase', () => {
	const built = files(dist);
	expect(built.filter((file) => /pglite|\.wasm$|supabase-lite|\.sql$/.test(file))).toEqual([]);
	const scripts = built.filter((file) => file.endsWith('.js')).map((file) => readFileSync(file, 'utf8'));
	expect(scripts.filter((script) => /pglite|jwt_secret/i.test(script))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'smol-toml';
import { root } from '../../folders.ts';

const template = z.object({
	subject: z.string(),
	content_path: z.string().transform((file) => path.join(root, file)),
});
const email = z.looseObject({ enable_confirmations: z.boolean(), template: z.record(z.string(), template) });
const auth = z.looseObject({ enable_signup: z.boolean(), enable_anonymous_sign_ins: z.boolean(), email });

/** Reads the account service's settings, which a hosted project has too (supabase/README.md). */
export function readServiceSettings() {
	return z.object({ auth }).parse(parse(readFileSync(path.join(root, 'supabase/config.toml'), 'utf8'))).auth;
}

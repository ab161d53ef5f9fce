import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { createPolicyHash } from '../../lib/policy-hash.ts';
import { speculationRules } from '../../lib/speculation-rules.ts';
import { contentFolder } from '../../lib/folders.ts';
import { readAccountSettings } from '../account-settings.ts';

/**
 * The sources pages may use, for Astro's `security.csp`. Astro adds the fonts and the hashes of all inline scripts and
 * styles. Directives that a meta element can't set are in public/_headers.
 */
export function createSecurityPolicy(content = contentFolder) {
	const accounts = readAccountSettings();
	const accountService = accounts.kind === 'project' ? [accounts.origin] : [];
	return {
		scriptDirective: { hashes: [createPolicyHash(speculationRules)] },
		directives: [
			createDirective('default-src', "'self'"),
			createDirective('img-src', "'self'", 'data:'),
			createDirective('connect-src', "'self'", ...accountService),
			createDirective('frame-src', 'https://www.openstreetmap.org'),
			createDirective('form-action', "'self'", 'mailto:', ...readFormService(content)),
			createDirective('base-uri', "'self'"),
			createDirective('object-src', "'none'"),
		],
	};
}

function createDirective<Name extends string>(name: Name, ...sources: string[]): `${Name} ${string}` {
	return `${name} ${sources.join(' ')}`;
}

/**
 * The service that receives the contact form without JavaScript, if the gym uses one. Runs before the content check, so
 * it ignores invalid files: the check reports them.
 */
function readFormService(content: string): string[] {
	const settings = z.object({ contactForm: z.object({ service: z.url() }).optional() });
	try {
		const { contactForm } = settings.parse(JSON.parse(readFileSync(join(content, 'settings/gym.json'), 'utf8')));
		return contactForm ? [new URL(contactForm.service).origin] : [];
	} catch {
		return [];
	}
}

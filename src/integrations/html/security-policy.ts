import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { hashOf } from '../../lib/policy-hash.ts';
import { speculationRules } from '../../lib/speculation-rules.ts';
import { contentFolder } from '../../lib/folders.ts';
import { accountSettings } from '../account-settings.ts';

const gymFile = join(contentFolder, 'settings/gym.json');

/**
 * The sources pages may use, for Astro's `security.csp`. Astro adds the fonts and the hashes of all inline scripts and
 * styles. Directives that a meta element can't set are in public/_headers.
 */
export function securityPolicy() {
	const accounts = accountSettings();
	const accountService = accounts.kind === 'project' ? [accounts.origin] : [];
	return {
		scriptDirective: { hashes: [hashOf(speculationRules)] },
		directives: [
			directive('default-src', "'self'"),
			directive('img-src', "'self'", 'data:'),
			directive('connect-src', "'self'", ...accountService),
			directive('frame-src', 'https://www.openstreetmap.org'),
			directive('form-action', "'self'", 'mailto:', ...formService()),
			directive('base-uri', "'self'"),
			directive('object-src', "'none'"),
		],
	};
}

function directive<Name extends string>(name: Name, ...sources: string[]): `${Name} ${string}` {
	return `${name} ${sources.join(' ')}`;
}

/**
 * The service that receives the contact form without JavaScript, if the gym uses one. Runs before the content check, so
 * it ignores invalid files: the check reports them.
 */
function formService(): string[] {
	const settings = z.object({ contactForm: z.object({ service: z.url() }).optional() });
	try {
		const { contactForm } = settings.parse(JSON.parse(readFileSync(gymFile, 'utf8')));
		return contactForm ? [new URL(contactForm.service).origin] : [];
	} catch {
		return [];
	}
}

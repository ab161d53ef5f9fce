import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { hashOf } from '../../lib/policy-hash.ts';
import { speculationRules } from '../../lib/speculation-rules.ts';
import { contentFolder } from '../../lib/folders.ts';
import { accountSettings } from '../accounts-dev/account-settings.ts';

const gymFile = join(contentFolder, 'settings/gym.json');

/**
 * What the pages may load and talk to, as Astro's `security.csp` wants it. Astro adds the fonts, and the hashes of every
 * inline script and style, so that nothing else runs. What a meta element cannot say stands in public/_headers.
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
 * The service that receives the contact form where scripts are off, if the gym has one. This runs before the content is
 * checked; a mistake in the file is none of ours here, for the check stops the build and says what to write.
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

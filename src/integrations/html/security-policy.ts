import { createPolicyHash } from '../../lib/policy-hash.ts';
import { speculationRules } from '../../lib/speculation-rules.ts';
import { readAccountSettings } from '../account-settings.ts';

/**
 * The sources pages may use, for Astro's `security.csp`. Astro adds the fonts and the hashes of all inline scripts and
 * styles. Directives that a meta element can't set are in public/_headers.
 * @param formService receives the contact form without JavaScript, if the gym uses one.
 */
export function createSecurityPolicy(formService?: string) {
	const accounts = readAccountSettings();
	const accountService = accounts.kind === 'project' ? [accounts.origin] : [];
	return {
		scriptDirective: { hashes: [createPolicyHash(speculationRules)] },
		directives: [
			createDirective('default-src', "'self'"),
			createDirective('img-src', "'self'", 'data:'),
			createDirective('connect-src', "'self'", ...accountService),
			createDirective('frame-src', 'https://www.openstreetmap.org'),
			createDirective('form-action', "'self'", 'mailto:', ...(formService ? [new URL(formService).origin] : [])),
			createDirective('base-uri', "'self'"),
			createDirective('object-src', "'none'"),
		],
	};
}

function createDirective<Name extends string>(name: Name, ...sources: string[]): `${Name} ${string}` {
	return `${name} ${sources.join(' ')}`;
}

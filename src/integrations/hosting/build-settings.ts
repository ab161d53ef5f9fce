import { existsSync } from 'node:fs';
import { contentFolder, distFolder, root } from '../../folders.ts';
import { type AccountSettings, readAccountSettings } from './account-settings.ts';
import { buildEnvironment, siteAddress, type SiteAddress } from './site-address.ts';

/** What environment variables say about a build. */
interface BuildSettings {
	address: SiteAddress;
	accounts: AccountSettings;
	hasWorker: boolean;
	showsTestAccount: boolean;
}

/** Reads and validates all settings of a build. @throws what is wrong and what to write. */
export function readBuildSettings(environment = buildEnvironment()): BuildSettings {
	// Vite reads these characters in a path as a pattern, or as the end of an address.
	const [bad] = /[#?*[\]{}]/.exec(root) ?? [];
	if (bad) throw new Error(`The project’s folder is ${root}. Rename it: a path with "${bad}" can’t be built.`);
	for (const [name, folder] of Object.entries({ CONTENT_DIR: contentFolder, OUT_DIR: distFolder }))
		if (!folder.startsWith(root))
			throw new Error(`${name} is ${folder}. Choose a folder in ${root}: the build finds its packages only there.`);
	if (!existsSync(contentFolder)) throw new Error(`CONTENT_DIR is ${contentFolder}, which doesn’t exist.`);
	const { SERVICE_WORKER, SHOW_TEST_ACCOUNT = 'false' } = environment;
	if (!/^(true|false)$/.test(SHOW_TEST_ACCOUNT))
		throw new Error(`SHOW_TEST_ACCOUNT is "${SHOW_TEST_ACCOUNT}". Write "true", or unset the variable.`);
	return {
		address: siteAddress(environment),
		accounts: readAccountSettings(environment),
		hasWorker: SERVICE_WORKER !== 'off',
		showsTestAccount: SHOW_TEST_ACCOUNT === 'true',
	};
}

/** The same, but ends a build with these words alone: after a thrown error, Astro would load its settings again, with Vite. */
export function readSettingsOrExit(): BuildSettings {
	try {
		return readBuildSettings();
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		process.exit(1);
	}
}

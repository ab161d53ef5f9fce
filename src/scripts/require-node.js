// Every script of package.json loads this first. It is JavaScript because older versions of Node can't run TypeScript.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
	console.error(
		`This needs Node 24, and found ${process.version}. npm ci installs one; if it was told to run no scripts, run "npm rebuild" now. ` +
			'If that does not help, there is none for this kind of computer: install Node 24.',
	);
	process.exit(1);
}
process.env.ASTRO_TELEMETRY_DISABLED = '1';

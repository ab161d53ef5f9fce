// npm start, dev, build, test and sync load this first. It is JavaScript because older versions of Node can't run TypeScript.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
	console.error(
		`Ember Gym needs Node 24, but this is ${process.version}. "npm ci" installs Node 24, unless npm ignores install scripts: ` +
			'then run "npm rebuild". If that doesn\'t help, install Node 24 yourself.',
	);
	process.exit(1);
}
process.env.ASTRO_TELEMETRY_DISABLED = '1';

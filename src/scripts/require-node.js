// npm start, dev, build, test and sync load this first. It is JavaScript because older versions of Node can't run TypeScript.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
	console.error(
		`Ember Gym needs Node 24 or newer, but this is ${process.version}. Run "npm ci" to install it. ` +
			'If npm ignores install scripts, run "npm rebuild" too, or install Node yourself.',
	);
	process.exit(1);
}
process.env.ASTRO_TELEMETRY_DISABLED = '1';

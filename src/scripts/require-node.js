// npm's scripts load this first. It is JavaScript because older versions of Node can't run TypeScript.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
	stop(
		`This project needs Node 24 or newer, but this is ${process.version}. Run "npm ci" to install it. ` +
			'If npm ignores install scripts, run "npm rebuild" too, or install Node yourself.',
	);
}
// Vite reads these characters in a path as a query, a fragment or a pattern.
const [bad] = /[#?*[\]{}]/.exec(process.cwd()) ?? [];
if (bad) stop(`The project’s folder is ${process.cwd()}. Rename it: a path with "${bad}" can’t be built.`);
process.env.ASTRO_TELEMETRY_DISABLED = '1';

function stop(message) {
	console.error(message);
	process.exit(1);
}

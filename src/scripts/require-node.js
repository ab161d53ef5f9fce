// The project's own commands load this first. It also turns off Astro's telemetry, whose notice Astro prints before it reads our
// settings. It is JavaScript because older versions of Node can't run TypeScript.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
	console.error(
		`This project needs Node 22.18 or newer, but this is ${process.version}. Install it from https://nodejs.org. ` +
			'(On x64 Linux, "npm ci" installs one for this project.)',
	);
	process.exit(1);
}
process.env.ASTRO_TELEMETRY_DISABLED = '1';

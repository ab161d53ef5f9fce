/** The oldest browsers that builds are for. Everything but panels over the page works in them; in Safari 15.6, reading and forms. */
const oldestBrowsers = { chrome: '109', edge: '109', firefox: '115', safari: '15.6', ios: '15.6' };

/** The same list for Vite. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version);

/** The same list for ESLint, which finds newer functions. */
export const browserslist = Object.entries(oldestBrowsers).map(([name, version]) =>
	[name === 'ios' ? 'ios_saf' : name, version].join(' '),
);

/** The same list for Lightning CSS, which writes a version as one number. */
export function listCssTargets(): Record<string, number> {
	const { ios, ...others } = oldestBrowsers;
	return Object.fromEntries(
		Object.entries({ ...others, ios_saf: ios }).map(([name, version]) => {
			const [major = 0, minor = 0] = version.split('.').map(Number);
			return [name, (major << 16) | (minor << 8)];
		}),
	);
}

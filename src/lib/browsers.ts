/** The oldest browsers that builds are for; ESLint finds newer functions (eslint.rules.js). Everything but panels over the page works in them; in Safari 15.6, reading and forms. */
export const oldestBrowsers = { chrome: '109', edge: '109', firefox: '115', safari: '15.6', ios: '15.6' };

/** The same list for Vite. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version);

/** The same list for Lightning CSS. */
export const browserslist = Object.entries(oldestBrowsers).map((pair) => pair.join(' ').replace('ios', 'ios_saf'));

// Replaces the accent in theme.css with the one of content/settings/brand.json, derives its darker and lighter tones, and adds
// the rules that follow from the heading font and the gym's language.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { findTone, getContrast, mix } from '../../lib/colors.ts';

/** The style sheet with another accent. The delivered tones, chosen by eye, stay if it is the delivered accent. */
export function replaceAccent(theme: string, accent: string): string {
	const read = (name: string) => new RegExp(`--color-${name}: (#\\w{6})`).exec(theme)?.[1] ?? '';
	if (accent.toLowerCase() === read('accent-500')) return theme;
	const darken = (ground: string, contrast: number) =>
		findTone(accent, 'black', (tone) => getContrast(tone, read(ground)) >= contrast);
	const tones: Record<string, string> = {
		'accent-400': mix(accent, 'white', 0.15),
		'accent-500': accent,
		'accent-550': darken('bone-150', 3),
		'accent-600': mix(accent, 'black', 0.1),
		'accent-700': darken('bone-100', 4.5),
	};
	return theme.replace(/(--color-(accent-\d+): )#\w{6}/g, (line, start: string, name: string) =>
		name in tones ? `${start}${tones[name]}` : line,
	);
}

/**
 * Gives the pages and everything that reads theme.css (src/styles/tokens.ts) the brand's colors, and the style sheet the
 * rules. Before Tailwind's plugin.
 * @param accent undefined if content/ has a mistake, or in tests.
 * @param rules from heading-font.ts.
 */
export function brandStyles(accent: string | undefined, rules: string): Plugin {
	const read = (path: string) => {
		const theme = readFileSync(path, 'utf8');
		return accent === undefined ? theme : replaceAccent(theme, accent);
	};
	return {
		name: 'brand-styles',
		enforce: 'pre',
		load: (id) =>
			id.endsWith('/styles/theme.css?raw')
				? `export default ${JSON.stringify(read(id.replace('?raw', '')))}`
				: undefined,
		transform(code, id) {
			if (!id.endsWith('/styles/global.css')) return undefined;
			const theme = id.replace('global.css', 'theme.css');
			this.addWatchFile(theme);
			return `${code.replace("@import './theme.css';", read(theme))}\n${rules}`;
		},
	};
}

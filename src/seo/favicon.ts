import { mark } from '~/lib/logo.ts';
import { readColorToken } from '~/styles/tokens.ts';

/** The logo on its background, as SVG. View box: 32 by 32. */
export const favicon = [
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
	`<path fill="${readColorToken('coal-950')}" d="M0 0h32v32H0z"/>`,
	`<path fill="${readColorToken('ember-500')}" transform="translate(3.2 4) scale(.75)" d="${mark}"/>`,
	'</svg>',
].join('');

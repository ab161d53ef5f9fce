import { displayFace } from '~/lib/display-face.ts';
import { drawnName, mark, wordmark } from '~/lib/logo.ts';
import { readColorToken } from '~/styles/tokens.ts';
import type { Overlay } from '~/integrations/images/overlay.ts';

interface Size {
	width: number;
	height: number;
}

/** The size that Facebook, X and messengers recommend, in pixels. */
export const shareSize: Size = { width: 1200, height: 630 };

const margin = 80;
const [coal, ember, ink] = [readColorToken('coal-950'), readColorToken('ember-500'), readColorToken('bone-50')];

/** Returns the overlay of a share picture: a gradient from the left, the gym's logo, the slash and the title. */
export function createShareCard(title: string, gymName: string, { width, height } = shareSize): Overlay {
	const isDrawn = gymName === drawnName;
	const line = { font: displayFace.fullName, color: ink, lineHeight: 0.77 };
	return {
		drawing: drawing({ width, height }, isDrawn ? drawn : ''),
		...(!isDrawn && {
			name: {
				...line,
				text: gymName.toUpperCase(),
				left: margin + 70,
				foot: 126,
				width: width - 2 * margin - 70,
				height: 56,
				sizes: [24, 50],
			},
		}),
		lettering: {
			...line,
			text: title.toUpperCase(),
			left: margin,
			foot: height - margin - 8,
			// Keeps clear of the logo, and of the right side of a wide picture.
			width: width - 2 * margin - (width > height ? 140 : 0),
			height: height - 260,
			sizes: [34, 124],
		},
	};
}

const drawing = ({ width, height }: Size, name: string) => {
	const all = `d="M0 0h${width}v${height}H0z"`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
		'<defs>',
		gradient('left', 'x2="1" y2="0"', [0, 0.9], [0.42, 0.6], [0.9, 0]),
		gradient('foot', 'x2="0" y1="1" y2="0"', [0, 0.7], [0.6, 0]),
		'</defs>',
		`<path fill="url(#left)" ${all}/><path fill="url(#foot)" ${all}/>`,
		`<path fill="${ember}" d="M0 ${height - 20}h560l-10 20H0z"/>`,
		`<g transform="translate(${margin - 9} 72) scale(2)"><path fill="${ember}" d="${mark}"/></g>`,
		name,
		'</svg>',
	].join('');
};

/** The wordmark, positioned beside the logo. */
const drawn = `<g transform="translate(${margin + 70} 84) scale(.175) translate(-377 -69)"><path fill="${ink}" d="${wordmark}"/></g>`;

function gradient(id: string, direction: string, ...stops: [offset: number, opacity: number][]): string {
	const list = stops.map(
		([offset, opacity]) => `<stop offset="${offset}" stop-color="${coal}" stop-opacity="${opacity}"/>`,
	);
	return `<linearGradient id="${id}" ${direction}>${list.join('')}</linearGradient>`;
}

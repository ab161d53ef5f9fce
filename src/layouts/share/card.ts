import { displayFace } from '~/lib/display-face';
import { drawnName, mark, wordmark } from '~/lib/logo';
import { colorToken } from '~/styles/tokens';
import type { Overlay } from '~/tooling/build/pictures/overlay';

/** How large a share picture is; what Facebook, X and the messengers ask for. */
export const cardWidth = 1200;
export const cardHeight = 630;

const margin = 80;
const [coal, ember, ink] = [colorToken('coal-950'), colorToken('ember-500'), colorToken('bone-50')];

/** What lies over a page's picture when it is shared: a scrim from the left, the gym's logo, the slash, and the title. */
export function card(title: string, gymName: string): Overlay {
	const isDrawn = gymName === drawnName;
	const line = { font: displayFace.fullName, color: ink, lineHeight: 0.77 };
	return {
		drawing: drawing.replace('</svg>', isDrawn ? `${drawn}</svg>` : '</svg>'),
		...(!isDrawn && {
			name: {
				...line,
				text: gymName.toUpperCase(),
				left: margin + 70,
				foot: 126,
				width: cardWidth - 2 * margin - 70,
				height: 56,
				sizes: [24, 50],
			},
		}),
		lettering: {
			...line,
			text: title.toUpperCase(),
			left: margin,
			foot: cardHeight - margin - 8,
			// What the logo and the picture's right side leave.
			width: cardWidth - 2 * margin - 140,
			height: 370,
			sizes: [34, 124],
		},
	};
}

const drawing = [
	`<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">`,
	'<defs>',
	gradient('left', 'x2="1" y2="0"', [0, 0.9], [0.42, 0.6], [0.9, 0]),
	gradient('foot', 'x2="0" y1="1" y2="0"', [0, 0.7], [0.6, 0]),
	'</defs>',
	'<path fill="url(#left)" d="M0 0h1200v630H0z"/><path fill="url(#foot)" d="M0 0h1200v630H0z"/>',
	`<path fill="${ember}" d="M0 610h560l-10 20H0z"/>`,
	`<g transform="translate(${margin - 9} 72) scale(2)"><path fill="${ember}" d="${mark}"/></g>`,
	'</svg>',
].join('');

/** The name's own letters. */
const drawn = `<g transform="translate(${margin + 70} 84) scale(.175) translate(-377 -69)"><path fill="${ink}" d="${wordmark}"/></g>`;

function gradient(id: string, direction: string, ...stops: [offset: number, opacity: number][]): string {
	const list = stops.map(
		([offset, opacity]) => `<stop offset="${offset}" stop-color="${coal}" stop-opacity="${opacity}"/>`,
	);
	return `<linearGradient id="${id}" ${direction}>${list.join('')}</linearGradient>`;
}

import { mark, wordmark } from '~/lib/logo';
import { drawLine, type Line, lineWidth } from './letters';

/** How large a share picture is; what Facebook, X and the messengers ask for. */
export const cardWidth = 1200;
export const cardHeight = 630;

const margin = 80;
/** The title's largest letters come first; the first size at which it fits is taken. */
const sizes = [124, 108, 92, 80, 68, 56, 44, 34];
const lineHeight = 1.14;
/** How high the title may become before it comes near the logo. */
const mostHeight = 400;

/** What lies over a page's picture when it is shared: a scrim from the left, the logo, the title, the slash. An SVG. */
export function card(title: string): string {
	const { size, lines } = setTitle(title.toUpperCase());
	const foot = cardHeight - margin - 8;
	const rows = lines.map(({ shapes }, index) => {
		const baseline = foot - (lines.length - 1 - index) * size * lineHeight;
		return `<g transform="translate(${margin} ${Math.round(baseline)}) scale(${size})">${shapes}</g>`;
	});
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">`,
		'<defs>',
		gradient('left', 'x2="1" y2="0"', [0, 0.9], [0.42, 0.6], [0.9, 0]),
		gradient('foot', 'x2="0" y1="1" y2="0"', [0, 0.7], [0.6, 0]),
		'</defs>',
		'<path fill="url(#left)" d="M0 0h1200v630H0z"/><path fill="url(#foot)" d="M0 0h1200v630H0z"/>',
		'<path fill="#ff5a1f" d="M0 610h560l-10 20H0z"/>',
		`<g transform="translate(${margin - 9} 72) scale(2)"><path fill="#ff5a1f" d="${mark}"/></g>`,
		`<g transform="translate(${margin + 70} 84) scale(.175) translate(-377 -69)"><path fill="#fbf9f6" d="${wordmark}"/></g>`,
		`<g fill="#fbf9f6">${rows.join('')}</g>`,
		'</svg>',
	].join('');
}

function setTitle(title: string): { size: number; lines: Line[] } {
	const words = title.split(/\s+/).filter(Boolean);
	const widthOf = remembered(lineWidth); // the same few lines are tried at every size
	for (const size of sizes) {
		const lines = breakLines(words, (cardWidth - 2 * margin - 140) / size, widthOf);
		if (lines && lines.length * size * lineHeight <= mostHeight) return { size, lines: lines.map(drawLine) };
	}
	throw new Error(`The title "${title}" is too long for a share picture. Write it in fewer or shorter words.`);
}

type Measure = (line: string) => number;

/** As few lines as fit, and these as even as possible; nothing when one word alone is too wide. */
function breakLines(words: string[], column: number, widthOf: Measure): string[] | undefined {
	let best = fill(words, column, widthOf);
	for (let width = column; best; width -= 0.1) {
		const narrower = fill(words, width, widthOf);
		if (!narrower || narrower.length > best.length) break;
		best = narrower;
	}
	return best;
}

function fill(words: string[], column: number, widthOf: Measure): string[] | undefined {
	const lines: string[] = [];
	for (const word of words) {
		const last = lines.at(-1);
		const joined = last === undefined ? word : `${last} ${word}`;
		if (last !== undefined && widthOf(joined) <= column) lines[lines.length - 1] = joined;
		else if (widthOf(word) <= column) lines.push(word);
		else return undefined;
	}
	return lines;
}

function remembered(measure: Measure): Measure {
	const known = new Map<string, number>();
	return (line) => {
		const width = known.get(line) ?? measure(line);
		known.set(line, width);
		return width;
	};
}

function gradient(id: string, direction: string, ...stops: [offset: number, opacity: number][]): string {
	const list = stops.map(
		([offset, opacity]) => `<stop offset="${offset}" stop-color="#0b0b0c" stop-opacity="${opacity}"/>`,
	);
	return `<linearGradient id="${id}" ${direction}>${list.join('')}</linearGradient>`;
}

// Estimates whether the navbar's links fit on one line. Editors decide how many there are, and how long.

import { drawnName } from './logo.ts';

/** The breakpoint from which the navbar shows its links. Below it, they are in the menu. */
type LinksFrom = 'nav' | 'wide' | 'never';

/** The navbar's width at the breakpoints of theme.css, without scrollbar and padding, in pixels. */
const room = { nav: 1200 - 16 - 2 * 32, wide: 1280 - 16 - 2 * 32 };
/** Two icons and the gaps between the parts of the navbar, in pixels. */
const parts = 44 + 44 + 24 + 12;
/** The logo: drawn, or with the gym's name in at most two lines. */
const logo = { drawn: 160, written: 226 };
const gap = 30;

/** Finds the first breakpoint at which all links fit on one line. @param join the label of the button at the end. */
export function findLinksBreakpoint(labels: string[], join: string, gymName: string): LinksFrom {
	const links = labels.reduce((sum, label) => sum + gap + wordsWidth(label, 15, 0.07), 0);
	const needed = parts + (gymName === drawnName ? logo.drawn : logo.written) + links + wordsWidth(join, 14, 0.09) + 50;
	if (needed <= room.nav) return 'nav';
	return needed <= room.wide ? 'wide' : 'never';
}

/** Widths of the heading font's capitals, in hundredths of the font size. Accents do not change them. */
const widths: Record<string, number> = {
	...{ A: 54, B: 58, C: 56, D: 58, E: 44, F: 43, G: 58, H: 60, I: 29, J: 34, K: 56, L: 44, M: 70, N: 56, O: 58, P: 56 },
	...{ Q: 58, R: 59, S: 51, T: 44, U: 58, V: 53, W: 71, X: 51, Y: 49, Z: 43, ' ': 25, '-': 32 },
};
/** The width of any other letter. The widest are Cyrillic. */
const widest = 87;

function wordsWidth(words: string, size: number, tracking: number): number {
	const capitals = words.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
	return [...capitals].reduce((sum, letter) => sum + ((widths[letter] ?? widest) / 100 + tracking) * size, 0);
}

import type { Budget } from './budgets.ts';
import { type HtmlWeight, htmlParts } from './html.ts';
import type { Shift } from './in-page.ts';
import { type Fetched, total } from './network.ts';
import { bytes } from './table.ts';
import { layoutShift, type Visit } from './visit.ts';

type Seen = Pick<Visit, 'first' | 'scrolled' | 'shifts'>;

/** A built page with all that was measured on it. */
export interface MeasuredPage {
	route: string;
	html: string;
	weight: HtmlWeight;
	/** By screen; pages that are like others were seen on a phone only. */
	visits: Record<string, Seen> & { phone: Seen };
}

/** What a page is over its budget in: for each a sentence with page, figure and budget, and the five things that weigh most. */
export function overruns({ route, html, weight, visits }: MeasuredPage, budget: Budget): string[] {
	const found: string[] = [];
	const check = (name: keyof Budget, figure: number, what: string, heaviest: () => string[]) => {
		if (figure <= budget[name]) return;
		const write = (value: number) => (name === 'layoutShift' ? value.toFixed(4) : bytes(value));
		const sentence = `${route}: ${what.replace('%', write(figure))}, budget ${write(budget[name])}.`;
		found.push([sentence, ...heaviest().slice(0, 5)].join('\n      '));
	};
	const { first, scrolled } = visits.phone;

	check('html', weight.bytes, '% bytes of HTML', () =>
		htmlParts(html).map(({ name, bytes: size }) => `${bytes(size).padStart(8)}  ${name}`),
	);
	check('inlineScript', weight.script, '% bytes of inline script', () => []);
	check('externalScripts', weight.external.length, '% scripts load before an interaction', () => weight.external);
	check('requests', first.length, '% requests on a phone before scrolling', () => heaviestOf(first));
	check('firstLoad', total(first), '% bytes on a phone before scrolling', () => heaviestOf(first));
	check('scrolled', total(scrolled), '% bytes on a phone scrolled to the end', () => heaviestOf(scrolled));
	for (const [screen, seen] of Object.entries(visits)) {
		check('layoutShift', layoutShift(seen.shifts), `layout shift of % on a ${screen}`, () => largestOf(seen.shifts));
	}
	return found;
}

function heaviestOf(fetched: Fetched[]): string[] {
	return fetched
		.toSorted((one, other) => other.bytes - one.bytes)
		.map(({ url, kind, bytes: size }) => `${bytes(size).padStart(8)}  ${kind.padEnd(8)}  ${new URL(url).pathname}`);
}

function largestOf(shifts: Shift[]): string[] {
	return shifts
		.toSorted((one, other) => other.value - one.value)
		.map(
			({ value, time, elements }) =>
				`${value.toFixed(4).padStart(8)}  at ${Math.round(time)} ms: ${elements.join(', ')}`,
		);
}

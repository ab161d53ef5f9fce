import path from 'node:path';
import { parse } from 'parse5';
import { getText, listElements, options } from '../../integrations/html/markup.ts';
import { isInlineScript } from '../../integrations/html/security-policy.ts';
import { type Budget, largestShift, pictureRatio } from './budgets.ts';
import { weighHtml } from './weigh-html.ts';
import { isWidest } from './pictures.ts';
import type { Fetched, Visit } from './visit.ts';

const format = (value: number) => value.toLocaleString('en');

/** A measured value of a page with a budget, and the files that it is about. */
type Weight = [name: keyof Budget, value: number, files: Fetched[]];

/** Measures a page's weight on a phone. */
export function weigh(html: string, { first, scrolled, formScripts }: Visit): Weight[] {
	const scripts = first.filter(({ kind }) => kind === 'script');
	const sum = (files: Fetched[]) => files.reduce((total, { bytes }) => total + bytes, 0);
	return [
		['html', weighHtml(html), []],
		['externalScripts', scripts.length, scripts],
		['requests', first.length, first],
		['firstLoad', sum(first), first],
		['scrolled', sum(scrolled), scrolled],
		['formScripts', sum(formScripts), formScripts],
	];
}

/** One sentence per exceeded budget, with the five largest files. */
export function weightOverruns(route: string, weights: Weight[], budget: Budget): string[] {
	return weights
		.filter(([name, value]) => value > budget[name])
		.map(([name, value, files]) => {
			const largest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5);
			const lines = largest.map(({ bytes, url }) => `${format(bytes).padStart(8)}  ${url}`);
			return [`${route}: ${name} ${format(value)}, budget ${format(budget[name])}.`, ...lines].join('\n      ');
		});
}

/** An inline script that makes browsers load their data about languages and time zones: 0.1 s on a slow phone. */
export function scriptOverruns(route: string, html: string): string[] {
	const scripts = listElements(parse(html, options)).filter(isInlineScript);
	const [name] = /\bIntl\b|\btoLocale\w*String\b/.exec(scripts.map(getText).join('\n')) ?? [];
	return name ? [`${route}: an inline script uses ${name}, which blocks a slow phone. See src/lib/gym-clock.ts.`] : [];
}

/** Excessive layout shift of a page, and pictures with too few or too many pixels. @param on the screen. */
export async function layoutOverruns(route: string, on: string, { shift, pictures }: Visit): Promise<string[]> {
	const found: string[] = [];
	if (shift.value > largestShift) {
		const figures = `${shift.value.toFixed(4)}, budget ${largestShift}`;
		found.push(`${route}: layout shift of ${figures}, on a ${on}. Most moved: ${shift.target}.`);
	}
	const { least, most } = pictureRatio;
	for (const picture of pictures) {
		const { ratio, url } = picture;
		if ((ratio >= least && ratio <= most) || (ratio < least && (await isWidest(picture)))) continue;
		const figures = `${ratio.toFixed(2)} times the pixels it needs, budget ${least} to ${most}`;
		const hidden = ratio === Infinity ? ' It is hidden.' : '';
		found.push(`${route}: ${path.posix.basename(url)} has ${figures}, on a ${on}.${hidden}`);
	}
	return found;
}

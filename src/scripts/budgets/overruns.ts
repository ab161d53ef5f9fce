import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse, serialize } from 'parse5';
import { getAttribute, getText, listElements, options } from '../../integrations/html/markup.ts';
import { isInlineScript } from '../../integrations/html/security-policy.ts';
import { type Budget, largestShift, pictureRatio } from './budgets.ts';
import type { Fetched, Visit } from './visit.ts';

/** Measures a page's weight on a phone. */
export function weigh(html: string, { first, formScripts }: Visit): Budget {
	const sum = (files: Fetched[]) => files.reduce((total, { bytes }) => total + bytes, 0);
	return {
		html: weighHtml(html),
		externalScripts: first.filter(({ kind }) => kind === 'script').length,
		requests: first.length,
		firstLoad: sum(first),
		formScripts: sum(formScripts),
	};
}

/**
 * The size of a page in bytes, brotli, without the texts below the fields of content files (Prose.astro), which have no
 * limit, and without an inlined picture, which counts toward the first load.
 */
function weighHtml(html: string): number {
	const page = parse(html, options);
	for (const element of listElements(page)) {
		if (getAttribute(element, 'class')?.split(' ').includes('prose')) element.childNodes = [];
	}
	return brotliCompressSync(serialize(page, options).replaceAll(/data:image\/avif[^ ]+/g, '')).length;
}

/** One sentence per exceeded budget. */
export function weightOverruns(route: string, weights: Budget, budget: Budget): string[] {
	const limits = new Map(Object.entries(budget));
	return Object.entries(weights)
		.filter(([name, value]) => value > (limits.get(name) ?? 0))
		.map(([name, value]) => `${route}: ${name} ${value}, budget ${limits.get(name)}.`);
}

/** An inline script that makes browsers load their data about languages and time zones: 0.1 s on a slow phone. */
export function scriptOverruns(route: string, html: string): string[] {
	const scripts = listElements(parse(html, options)).filter(isInlineScript);
	const [name] = /\bIntl\b|\btoLocale\w*String\b/.exec(scripts.map(getText).join('\n')) ?? [];
	return name ? [`${route}: an inline script uses ${name}, which blocks a slow phone. See src/lib/gym-clock.ts.`] : [];
}

/** Excessive layout shift of a page, and pictures with too few or too many pixels. @param on the screen. */
export function layoutOverruns(route: string, on: string, { shift, pictures }: Visit): string[] {
	const found: string[] = [];
	if (shift.value > largestShift) {
		const figures = `${shift.value.toFixed(4)}, budget ${largestShift}`;
		found.push(`${route}: layout shift of ${figures}, on a ${on}. Most moved: ${shift.target}.`);
	}
	const { least, most } = pictureRatio;
	for (const { url, ratio, isLargest } of pictures) {
		if (ratio <= most && (ratio >= least || isLargest)) continue;
		const figures = `${ratio.toFixed(2)} times the pixels it needs, budget ${least} to ${most}`;
		const hidden = ratio === Infinity ? ' It is hidden.' : '';
		found.push(`${route}: ${path.posix.basename(url)} has ${figures}, on a ${on}.${hidden}`);
	}
	return found;
}

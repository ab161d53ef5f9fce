import path from 'node:path';
import { type Budget, largestShift, pictureRatio } from './budgets.ts';
import { getBrotliSize, type Part, weighParts, withoutProse } from './html-weight.ts';
import { isWidest } from './pictures.ts';
import type { Visit } from './visit.ts';

const format = (value: number) => value.toLocaleString('en');

/** A measured value of a page with a budget, and the parts that it consists of. */
type Weight = [name: keyof Budget, value: number, parts: Part[]];

/** Measures a page's weight on a phone. */
export function weigh(html: string, { first, scrolled, formScripts }: Visit): Weight[] {
	const lean = withoutProse(html);
	const scripts = first.filter(({ kind }) => kind === 'script');
	const sum = (parts: Part[]) => parts.reduce((total, { bytes }) => total + bytes, 0);
	return [
		['html', getBrotliSize(lean), weighParts(lean)],
		['externalScripts', scripts.length, scripts],
		['requests', first.length, first],
		['firstLoad', sum(first), first],
		['scrolled', sum(scrolled), scrolled],
		['formScripts', sum(formScripts), formScripts],
	];
}

/** One sentence per exceeded budget, with the five heaviest parts. */
export function weightOverruns(route: string, weights: Weight[], budget: Budget): string[] {
	return weights
		.filter(([name, value]) => value > budget[name])
		.map(([name, value, parts]) => {
			const heaviest = parts.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5);
			const lines = heaviest.map((part) => `${format(part.bytes).padStart(8)}  ${part.name}`);
			return [`${route}: ${name} ${format(value)}, budget ${format(budget[name])}.`, ...lines].join('\n      ');
		});
}

/** An inline script that makes browsers load their data about languages and time zones: 0.1 s on a slow phone. */
export function scriptOverruns(route: string, html: string): string[] {
	const [, name] = /<script(?![^>]*ld\+json)[^>]*>(?:(?!<\/script>).)*\b(Intl\b|toLocale\w*String)/s.exec(html) ?? [];
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

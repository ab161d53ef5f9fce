import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distFolder } from '../../folders.ts';
import type { Budget } from './budgets.ts';
import { getBrotliSize, weighParts, withoutProse } from './html-weight.ts';
import { isWidest } from './pictures.ts';
import type { Fetched, Visit } from './visit.ts';

const format = (value: number) => value.toLocaleString('en');

/** A measured value of a page with a budget. */
interface Weight {
	name: keyof Budget;
	value: number;
	/** The unit, in words. */
	unit: string;
	/** The parts that make up the value. */
	parts: () => { name: string; bytes: number }[];
}

/** Measures a page's weight on a phone. */
export function weigh(html: string, { first, scrolled, formScripts }: Visit): Weight[] {
	const early = first.filter(({ kind }) => kind === 'script');
	const sum = (fetched: Fetched[]) => fetched.reduce((total, { bytes }) => total + bytes, 0);
	const read = (url: string) => readFileSync(path.join(distFolder, new URL(url).pathname), 'utf8');
	const scripts = formScripts.map((file) => ({ ...file, bytes: getBrotliSize(read(file.url)) }));
	const weights: [Weight['name'], number, string, Fetched[]][] = [
		['externalScripts', early.length, 'scripts load before an interaction', early],
		['requests', first.length, 'requests on a phone before scrolling', first],
		['firstLoad', sum(first), 'bytes on a phone before scrolling', first],
		['scrolled', sum(scrolled), 'bytes on a phone scrolled to the end', scrolled],
		['formScripts', sum(scripts), 'bytes of script once its form is touched', scripts],
	];
	const lean = withoutProse(html);
	return [
		{ name: 'html', value: getBrotliSize(lean), unit: 'bytes of HTML', parts: () => weighParts(lean) },
		...weights.map(([name, value, unit, fetched]) => ({ name, value, unit, parts: () => fetched.map(nameFile) })),
	];
}

function nameFile({ kind, url, bytes }: Fetched) {
	return { name: `${kind.padEnd(8)}  ${new URL(url).pathname}`, bytes };
}

/** One sentence per exceeded budget, with page, value, budget and the five heaviest parts. */
export function weightOverruns(route: string, weights: Weight[], budget: Budget): string[] {
	return weights
		.filter(({ name, value }) => value > budget[name])
		.map(({ name, value, unit, parts }) => {
			const heaviest = parts().sort((one, other) => other.bytes - one.bytes);
			const lines = heaviest.slice(0, 5).map((part) => `${format(part.bytes).padStart(8)}  ${part.name}`);
			return [`${route}: ${format(value)} ${unit}, budget ${format(budget[name])}.`, ...lines].join('\n      ');
		});
}

/** An inline script that makes browsers load their data about languages and time zones: 0.1 s on a slow phone. */
export function scriptOverruns(route: string, html: string): string[] {
	const [, name] = /<script(?![^>]*ld\+json)[^>]*>(?:(?!<\/script>).)*\b(Intl\b|toLocale\w*String)/s.exec(html) ?? [];
	return name ? [`${route}: an inline script uses ${name}, which blocks a slow phone. See lib/gym-clock.ts.`] : [];
}

/** Excessive layout shift of a page. @param on the screen. */
export function shiftOverruns(route: string, on: string, { shift }: Visit, { layoutShift }: Budget): string[] {
	if (shift.value <= layoutShift) return [];
	const figures = `${shift.value.toFixed(4)}, budget ${layoutShift.toFixed(4)}`;
	return [`${route}: layout shift of ${figures}, on a ${on}. Most moved: ${shift.target}.`];
}

/** Pictures with too few or too many pixels for their box. */
export async function pictureOverruns(route: string, on: string, { pictures }: Visit, budget: Budget) {
	const { pictureAtLeast: least, pictureAtMost: most } = budget;
	const found: string[] = [];
	for (const picture of pictures) {
		const { ratio, url } = picture;
		if (ratio >= least && ratio <= most) continue;
		if (ratio < least && (await isWidest(picture))) continue;
		const figures = `${ratio.toFixed(2)} times the pixels it needs, budget ${least} to ${most}`;
		const hidden = ratio === Infinity ? ' It is hidden.' : '';
		found.push(`${route}: ${path.posix.basename(url)} has ${figures}, on a ${on}.${hidden}`);
	}
	return found;
}

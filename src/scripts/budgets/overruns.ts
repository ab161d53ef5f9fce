import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distFolder } from '../../tooling/folders.ts';
import type { Budget } from './budgets.ts';
import { brotliSize, inlineScriptSize, weighParts } from './html-weight.ts';
import { isWidest } from './pictures.ts';
import type { Fetched, Visit } from './visit.ts';

const format = (value: number) => value.toLocaleString('en');

/** A figure of a page for which there is a budget. */
interface Weight {
	name: keyof Budget;
	value: number;
	/** What the value counts. */
	unit: string;
	/** Which parts it comes from. */
	parts: () => { name: string; bytes: number }[];
}

/** What a page weighs on a phone. */
export function weigh(html: string, { first, scrolled, formScripts }: Visit): Weight[] {
	const early = first.filter(({ kind }) => kind === 'script');
	const sum = (fetched: Fetched[]) => fetched.reduce((total, { bytes }) => total + bytes, 0);
	const read = (url: string) => readFileSync(path.join(distFolder, new URL(url).pathname), 'utf8');
	const scripts = formScripts.map((file) => ({ ...file, bytes: brotliSize(read(file.url)) }));
	const weights: [Weight['name'], number, string, Fetched[]][] = [
		['externalScripts', early.length, 'scripts load before an interaction', early],
		['requests', first.length, 'requests on a phone before scrolling', first],
		['firstLoad', sum(first), 'bytes on a phone before scrolling', first],
		['scrolled', sum(scrolled), 'bytes on a phone scrolled to the end', scrolled],
		['formScripts', sum(scripts), 'bytes of script once its form is touched', scripts],
	];
	return [
		{ name: 'html', value: brotliSize(html), unit: 'bytes of HTML', parts: () => weighParts(html) },
		{ name: 'inlineScript', value: inlineScriptSize(html), unit: 'bytes of inline script', parts: () => [] },
		...weights.map(([name, value, unit, fetched]) => ({ name, value, unit, parts: () => fetched.map(nameFile) })),
	];
}

function nameFile({ kind, url, bytes }: Fetched) {
	return { name: `${kind.padEnd(8)}  ${new URL(url).pathname}`, bytes };
}

/** What a page weighs too much in: a sentence each with page, figure and budget, and the five parts that weigh most. */
export function weightOverruns(route: string, weights: Weight[], budget: Budget): string[] {
	return weights
		.filter(({ name, value }) => value > budget[name])
		.map(({ name, value, unit, parts }) => {
			const heaviest = parts().sort((one, other) => other.bytes - one.bytes);
			const lines = heaviest.slice(0, 5).map((part) => `${format(part.bytes).padStart(8)}  ${part.name}`);
			return [`${route}: ${format(value)} ${unit}, budget ${format(budget[name])}.`, ...lines].join('\n      ');
		});
}

/** What moves on a page too much, and the pictures whose file has too few or too many pixels for their box. */
export async function looksOverruns(route: string, on: string, { shift, pictures }: Visit, budget: Budget) {
	const found: string[] = [];
	if (shift.value > budget.layoutShift) {
		const figures = `${shift.value.toFixed(4)}, budget ${budget.layoutShift.toFixed(4)}`;
		found.push(`${route}: layout shift of ${figures}, on a ${on}. Most moved: ${shift.target}.`);
	}
	for (const picture of pictures) {
		const { ratio, url } = picture;
		if (ratio >= budget.pictureAtLeast && ratio <= budget.pictureAtMost) continue;
		if (ratio < budget.pictureAtLeast && (await isWidest(picture))) continue;
		const name = path.posix.basename(url);
		const figures = `${ratio.toFixed(2)} times the pixels it needs, budget ${budget.pictureAtLeast} to ${budget.pictureAtMost}`;
		found.push(`${route}: ${name} has ${figures}, on a ${on}.${ratio === Infinity ? ' It is hidden.' : ''}`);
	}
	return found;
}

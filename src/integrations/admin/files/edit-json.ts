import { keepOrder } from './keep-order.ts';

/** The line width as Prettier counts it, with a tab as two columns. */
const widest = 120;

/**
 * Writes values as Prettier formats JSON: tabs, and short lists on one line.
 * @param text the current file, whose order of fields stays
 */
export function editJson(text: string, wanted: unknown, defaults?: unknown): string {
	const values = keepOrder(JSON.parse(text), wanted, defaults);
	const json = JSON.stringify(values, null, '\t').replace(/^\t*(?:"[^"]*": )?\[\n[^[\]{}]*\]/gm, (list) => {
		const short = list
			.replace(/\[\n\t+/, '[')
			.replace(/\n\t*\]/, ']')
			.replace(/\n\t+/g, ' ');
		return short.replaceAll('\t', '  ').length < widest ? short : list;
	});
	return `${json}\n`;
}

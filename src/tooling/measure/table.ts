/** A table in Markdown, aligned so that it can be read as it is: the first column to the left, figures to the right. */
export function table(head: string[], rows: string[][]): string {
	const all = [head, ...rows];
	const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
	const line = (row: string[]) => {
		const cells = row.map((cell, column) =>
			column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
		);
		return `| ${cells.join(' | ')} |`;
	};
	const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
	return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The one in the middle; 0 of nothing. */
export function median(values: number[]): number {
	const sorted = values.toSorted((one, other) => one - other);
	const middle = Math.floor(sorted.length / 2);
	const [low = 0, high = 0] =
		sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1);
	return (low + high) / 2;
}

const grouped = new Intl.NumberFormat('en');

/** 13617 as "13,617". */
export function bytes(value: number): string {
	return grouped.format(value);
}

/** 46080 as "45.0". */
export function kib(value: number): string {
	return (value / 1024).toFixed(1);
}

import { getCollection } from 'astro:content';

interface Named {
	class: { id: string };
	name?: string | undefined;
}

/** Rows that name a class, each with its name as visitors read it: the row's own words, else the title of the class. */
export async function withNames<Row extends Named>(rows: readonly Row[]): Promise<(Row & { name: string })[]> {
	const titles = new Map((await getCollection('classes')).map(({ id, data }) => [id, data.title]));
	return rows.map((row) => ({ ...row, name: row.name ?? titles.get(row.class.id) ?? row.class.id }));
}

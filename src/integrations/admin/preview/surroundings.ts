// What stands around an entry on its page: the headings and words that come from other files.
import { z } from 'astro/zod';
import { readEntries } from '../../../tooling/check/read-entries.ts';
import type { BlogPage } from '../../../schemas/blog-page.ts';
import type { ClassesPage } from '../../../schemas/classes-page.ts';
import type { Gym } from '../../../schemas/gym.ts';
import type { HomePage } from '../../../schemas/home-page.ts';
import type { Labels } from '../../../schemas/labels.ts';
import type { PricingPage } from '../../../schemas/pricing-page.ts';
import { isObject } from '../files/keep-json.ts';

/** The texts that a preview needs beside the entry's own. */
export interface Surroundings {
	/** Of single files, by the name of their collection. */
	texts: {
		gym: Gym;
		labels: Labels;
		homePage: HomePage;
		classesPage: ClassesPage;
		pricingPage: PricingPage;
		blogPage: BlogPage;
	};
	/** What days and categories are called, by their ids. */
	names: Record<string, string>;
}

const around = ['gym', 'labels', 'homePage', 'classesPage', 'pricingPage', 'blogPage'];

/** Reads them. @param content the folder of all content. */
export async function readSurroundings(content: string): Promise<Surroundings> {
	const { entries } = await readEntries(content);
	const texts = entries.filter(({ collection }) => around.includes(collection));
	const named = entries.filter(({ collection }) => collection === 'schedule' || collection === 'categories');
	const nameOf = (data: unknown) => (isObject(data) && typeof data['name'] === 'string' ? data['name'] : undefined);
	return {
		texts: z
			.custom<Surroundings['texts']>() // the check has looked at them
			.parse(Object.fromEntries(texts.map(({ collection, data }) => [collection, data]))),
		names: Object.fromEntries(named.map(({ id, data }) => [id, nameOf(data) ?? id])),
	};
}

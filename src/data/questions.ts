import { render } from 'astro:content';
import type { Content } from '~/schemas/collections.ts';
import { readOrdered } from './entries.ts';

/** Reads the questions of a page. */
export async function readQuestions(page: Content<'questions'>['pages'][number]) {
	const questions = (await readOrdered('questions')).filter(({ data }) => data.pages.includes(page));
	return Promise.all(
		questions.map(async (entry) => ({
			id: entry.id,
			title: entry.data.title,
			Answer: (await render(entry)).Content,
		})),
	);
}

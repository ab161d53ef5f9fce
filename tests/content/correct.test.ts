// Correct edits, which the check must accept without a word: one a line. What it refuses is in mistakes.test.ts.
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { prepareScratch, readLines } from './scratch.ts';

const check = await prepareScratch();
const [texts, articles] = [readLines('correct-texts'), readLines('correct-articles')];

const picture = { image: '../../classes/geraet.jpg', alt: '1000 gloves: todos los guantes' };
const post = { description: 'How.', author: 'anna-lena', date: '2022-04-19', categories: ['boxing'], ...picture };

test(`${texts.length} fields, ${articles.length} articles, and a file with a name in another alphabet`, async () => {
	expect(texts.length + articles.length).toBeGreaterThan(120);
	const quotes = texts.map((quote, index) => {
		const text = JSON.stringify({ quote, name: 'Ada', job: 'Reader', order: (index % 99) + 1 });
		return [`testimonials/${index}.json`, text];
	});
	const posts = articles.map((body, index) => {
		const text = `---\n${stringify({ ...post, title: `Post ${index}` })}---\n${body}\n`;
		return [`posts/post-${index}/index.md`, text];
	});
	const { errors, warnings } = await check({
		...Object.fromEntries([...quotes, ...posts]),
		'categories/boxing.json': '{ "name": "Boxing" }',
		'schedule/monday.json': '{ "classes": [{ "class": "cycling", "time": "9:00am-10:00am" }] }',
		'settings/texts.json': '{ "general": { "today": "TODO incluido" } }',
		'settings/gym.json': ['USD', 'KWD'],
		'plans/plan.json': ['"price": 0', '"price": 12.500'],
		'changes/різдво.json': '{ "from": "2100-01-04", "what": "announcement", "message": "Hi!", "until": "2100-01-05" }',
	});
	const told = [...errors, ...warnings].map(({ file, found, expected }) => `${file}: ${found}. ${expected}`);
	expect(told).toEqual([]);
});

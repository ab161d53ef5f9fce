import { describe, expect, it } from 'vitest';
import { readChoice } from '~/lib/choice';
import { withChoice } from '~/lib/contact-links';

const choices = {
	asked: 'You asked for: {choice}',
	sent: 'You asked for {choice}.',
	remove: 'Remove',
	trial: 'Free trial',
	plans: { beginner: { words: 'Beginner, $39 per month', summary: 'For a good start.' } },
	classes: {
		boxing: { name: 'Boxing', times: { 'tuesday-0900': 'Tuesday 9:00am' } },
		karate: { name: 'Karate', times: {} },
	},
};

describe('a choice in a URL', () => {
	it.each([
		['class=boxing&at=tuesday-0900', { words: 'Boxing, Tuesday 9:00am', option: 'Boxing' }],
		['class=karate', { words: 'Karate', option: 'Karate' }],
		['plan=beginner', { words: 'Beginner, $39 per month', summary: 'For a good start.' }],
		['trial', { words: 'Free trial' }],
		['class=boxing&trial', { words: 'Free trial, Boxing', option: 'Boxing' }],
		['trial=&utm_source=news', { words: 'Free trial' }],
	])('%s is described in words', (query, expected) => {
		expect(readChoice(new URLSearchParams(query), choices)).toEqual(expected);
	});

	it.each(['class=boxing&at=tuesday-0300', 'class=boxing&at=<b>', 'class=boxing&at=constructor'])(
		'%s keeps the class and drops the slot, which is not in the schedule',
		(query) => expect(readChoice(new URLSearchParams(query), choices)?.words).toBe('Boxing'),
	);

	it.each(['', 'at=tuesday-0900', 'class=chess', 'class=__proto__', 'plan=toString', 'class=Boxing', 'plan='])(
		'"%s" is ignored',
		(query) => expect(readChoice(new URLSearchParams(query), choices)).toBeUndefined(),
	);
});

describe('a link to the contact form', () => {
	it('carries the choice', () => {
		const at = { day: 'tuesday', start: 9 * 60 } as const;
		expect(withChoice('/contact', { class: 'boxing', at })).toBe('/contact?class=boxing&at=tuesday-0900');
		expect(withChoice('/contact', { class: 'boxing', trial: true })).toBe('/contact?class=boxing&trial');
	});

	it.each(['https://booking.example.com', '/contact?trial', '/classes'])('to %s stays as written', (href) =>
		expect(withChoice(href, { plan: 'beginner' })).toBe(href),
	);
});

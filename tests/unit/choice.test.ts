import { describe, expect, it } from 'vitest';
import { type Choices, readChoice, readPlainChoice, removeChoice } from '~/lib/choice.ts';
import { withChoice } from '~/lib/contact-links.ts';

const texts = { heading: 'Try {choice}', next: 'We write back.', button: 'Ask' };
const choices: Choices = {
	chosen: { trial: texts, class: texts, plan: texts },
	asked: 'You asked for',
	sentChoice: 'You asked for {choice}.',
	removeChoice: 'Remove',
	removed: 'Removed',
	trial: 'Free trial',
	plans: { beginner: { name: 'Beginner', words: 'Beginner, $39 per month', summary: 'For a good start.' } },
	classes: {
		boxing: { name: 'Boxing', times: { 'tuesday-0900': 'Tuesday 9:00am' } },
		karate: { name: 'Karate', times: {} },
	},
};

describe('a choice in a URL', () => {
	it.each([
		['class=boxing&at=tuesday-0900', { kind: 'class', name: 'Boxing', words: 'Boxing, Tuesday 9:00am' }],
		['class=karate', { kind: 'class', name: 'Karate', words: 'Karate' }],
		[
			'plan=beginner',
			{ kind: 'plan', name: 'Beginner', words: 'Beginner, $39 per month', summary: 'For a good start.' },
		],
		['trial', { kind: 'trial', name: 'Free trial', words: 'Free trial' }],
		['class=boxing&trial', { kind: 'trial', name: 'Boxing', words: 'Free trial, Boxing' }],
		['trial=&utm_source=news', { kind: 'trial', name: 'Free trial', words: 'Free trial' }],
	])('%s is described in words', (query, expected) => {
		expect(readChoice(new URLSearchParams(query), choices)).toEqual(expected);
	});

	it.each(['class=boxing&at=tuesday-0300', 'class=boxing&at=<b>', 'class=boxing&at=constructor'])(
		'%s keeps the class and drops the slot, which is not in the schedule',
		(query) => expect(readChoice(new URLSearchParams(query), choices)?.words).toBe('Boxing'),
	);

	it.each(['', 'at=tuesday-0900', 'class=chess', 'class=__proto__', 'plan=toString', 'class=Boxing', 'plan='])(
		'"%s" is not shown',
		(query) => expect(readChoice(new URLSearchParams(query), choices)).toBeUndefined(),
	);

	it('is sent even if this page doesn’t know it, without anything else from the URL', () => {
		const query = new URLSearchParams('class=pilates&at=monday-0800&trial&utm_source=news&plan=<b>');
		expect(readChoice(query, choices)).toBeUndefined();
		expect(readPlainChoice(query)).toBe('class=pilates&at=monday-0800&trial=');
		expect(readPlainChoice(new URLSearchParams(`class=${'a'.repeat(40)}&plan=${'b'.repeat(40)}`))).toHaveLength(80);
	});

	it('can be removed from the URL', () => {
		expect(removeChoice('https://gym.example/contact?class=boxing&at=tuesday-0900&trial&from=mail#x')).toBe(
			'https://gym.example/contact?from=mail#x',
		);
	});
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

import { describe, expect, it } from 'vitest';
import { askFor, longestRequest, readRequest } from '~/lib/contact-links.ts';

describe('a link to the contact form', () => {
	it('carries the class and the words', () => {
		expect(askFor('/contact', { class: 'boxing', about: 'Boxing, Tuesday 9:00am' })).toBe(
			'/contact?class=boxing&about=Boxing%2C+Tuesday+9%3A00am',
		);
		expect(askFor('/contact', { trial: true, class: 'boxing' })).toBe('/contact?trial&class=boxing');
	});

	it.each(['https://booking.example.com', '/contact?trial', '/classes'])('to %s stays as written', (href) =>
		expect(askFor(href, { about: 'Beginner' })).toBe(href),
	);
});

describe('the words of a link', () => {
	it.each([
		['Free trial, Boxing, Tuesday 9:00am', 'Free trial, Boxing, Tuesday 9:00am'],
		['  Yoga\n\t on \u00A0Monday ', 'Yoga on Monday'],
		['\u202Egnixob\u202C\u200B \u2066Yoga\u2069', 'gnixob Yoga'],
		['\u3164\u2800\u00AD\uFEFF\u0000', ''],
		['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'], // a field shows markup as text
		[null, ''],
	])('%j become %j', (words, expected) => expect(readRequest(words)).toBe(expected));

	it('are ignored if they have more visible characters than the field', () => {
		const longest = '🥊'.repeat(longestRequest);
		expect(readRequest(`\u200B${longest}\u200B`)).toBe(longest);
		expect(readRequest(`${longest}🥊`)).toBe('');
		expect(readRequest('a \u202E'.repeat(500_000))).toBe('');
	});
});

import { describe, expect, it } from 'vitest';
import { askFor, longestRequest, readRequest } from '~/lib/contact-links.ts';

it('a link that already asks for something stays as written', () => {
	expect(askFor('/contact?trial', { about: 'Beginner' })).toBe('/contact?trial');
});

it('a link leads to the booking system if there is one, and a link to another page never does', () => {
	const book = 'https://booking.example.com/boxing';
	expect(askFor('/contact', { class: 'boxing', about: 'Boxing', book })).toBe(book);
	expect(askFor('https://booking.example.com', { about: 'Boxing', book })).toBe(book);
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

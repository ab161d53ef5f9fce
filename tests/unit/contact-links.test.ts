import { expect, it } from 'vitest';
import { linkToForm } from '~/lib/contact-links.ts';

it.each([
	['/contact', {}, undefined, '/contact'],
	['/contact', { trial: true }, undefined, '/contact?trial'],
	['/contact', { trial: true, class: 'boxing', coach: 'theo' }, undefined, '/contact?trial&class=boxing&coach=theo'],
	['/contact?trial', { plan: 'premium' }, undefined, '/contact?trial'], // already asks for something
	['/about', { class: 'boxing' }, undefined, '/about'],
	['/contact', { class: 'boxing' }, 'https://booking.example.com', 'https://booking.example.com'],
] as const)('%s with %j and the booking system %s leads to %s', (target, asked, book, link) => {
	expect(linkToForm(target, asked, book)).toBe(link);
});

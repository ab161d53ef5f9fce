import { expect, it } from 'vitest';
import { describeSource } from '~/lib/message-source.ts';

it.each([
	['https://www.instagram.com/ember?igsh=1', '', 'www.instagram.com'],
	['', '?utm_source=newsletter&utm_campaign=spring+sale&class=yoga', 'utm_source=newsletter, utm_campaign=spring sale'],
	['https://search.example.com/', '?utm_medium=ad', 'search.example.com, utm_medium=ad'],
	['https://gym.example.com/about', '', ''], // this site
	['', '', ''],
	['about:blank', '?utm_source=a%0Ab%00', 'utm_source=ab'],
	['', `?utm_source=${'🥊'.repeat(300)}`, `utm_source=${'🥊'.repeat(189)}`],
])('from %j to %j, a visitor comes from %j', (referrer, search, source) => {
	expect(describeSource(referrer, { host: 'gym.example.com', search })).toBe(source);
});

import { describe, expect, test } from 'vitest';
import { describeGym, describeSite } from '~/seo/gym-data';
import { describeArticle, describeBreadcrumb, describeClasses } from '~/seo/page-data';
import { combine, toScript } from '~/seo/structured-data';
import { type Gym, gymSchema } from '~/schemas/gym';
import gymSettings from '../fixtures/ember/settings/gym.json';

const site = new URL('https://ember.example.com');
const gym: Gym = {
	...gymSchema().parse(gymSettings),
	address: { street: '18 Foundry Lane', city: 'Northgate', country: 'US' },
	hours: [
		{ days: 'Weekend', short: 'Sat', weekdays: ['saturday', 'sunday'], opens: '07:00', closes: '19:00' },
		{ days: 'Monday', short: 'Mon', weekdays: ['monday'], time: 'closed' },
	],
};

describe('the gym', () => {
	const plan = { grade: 'Intermediate', price: 65, features: [], featured: false, order: 2, alt: '' };
	const image = { src: '/master.jpg', width: 1600, height: 1067, format: 'jpg' as const };
	const data = describeGym(gym, [{ ...plan, image }], [], 'https://ember.example.com/share.jpeg', site);

	test('has a permanent id and an international phone number', () => {
		expect(data).toMatchObject({
			'@type': 'ExerciseGym',
			'@id': 'https://ember.example.com/#gym',
			telephone: '+12125550142',
			geo: { latitude: 40.7447, longitude: -73.9903 },
		});
		// Unknown parts of the address are left out.
		expect(data.address).toEqual({
			'@type': 'PostalAddress',
			streetAddress: '18 Foundry Lane',
			addressLocality: 'Northgate',
			addressCountry: 'US',
		});
	});

	test('is open only on days with hours', () => {
		expect(data.openingHoursSpecification).toEqual([
			{
				'@type': 'OpeningHoursSpecification',
				dayOfWeek: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
				opens: '07:00',
				closes: '19:00',
			},
		]);
	});

	test('offers each plan per month', () => {
		expect(data.makesOffer).toEqual([
			{
				'@type': 'Offer',
				name: 'Intermediate',
				url: 'https://ember.example.com/pricing',
				priceSpecification: { '@type': 'UnitPriceSpecification', price: 65, priceCurrency: 'USD', unitCode: 'MON' },
			},
		]);
	});
});

test('a class repeats weekly on its day, with a stable id', () => {
	const classes = [{ id: 'power-lifting', title: 'Power Lifting', time: '10:00pm-11:00pm', trainer: 'Dario Keller' }];
	const data = describeClasses('saturday', classes, gym, site);
	expect(data['@graph']).toEqual([
		expect.objectContaining({ '@type': 'ExerciseGym', '@id': 'https://ember.example.com/#gym' }),
		expect.objectContaining({
			'@type': 'Event',
			'@id': 'https://ember.example.com/schedule/saturday#power-lifting-2200',
			name: 'Power Lifting',
			url: 'https://ember.example.com/schedule/saturday',
			eventSchedule: {
				'@type': 'Schedule',
				byDay: 'https://schema.org/Saturday',
				startTime: '22:00',
				endTime: '23:00',
				repeatFrequency: 'P1W',
				scheduleTimezone: 'America/New_York',
			},
			location: { '@id': 'https://ember.example.com/#gym' },
			performer: { '@type': 'Person', name: 'Dario Keller' },
		}),
	]);
});

test('an article has its author, date, category and tags', () => {
	const texts = { title: 'Gloves', description: 'How to choose gloves.', author: 'Admin', category: 'Boxing' };
	const post = {
		...texts,
		date: new Date('2022-04-19'),
		tags: ['technique', 'beginners'],
		path: '/blog/gloves',
		image: '',
	};
	expect(describeArticle(post, gym, site)).toMatchObject({
		'@type': 'BlogPosting',
		headline: 'Gloves',
		datePublished: '2022-04-19',
		author: { '@type': 'Person', name: 'Admin' },
		publisher: { '@id': 'https://ember.example.com/#gym' },
		mainEntityOfPage: 'https://ember.example.com/blog/gloves',
		articleSection: 'Boxing',
		keywords: 'technique, beginners',
	});
});

test('breadcrumbs are numbered, and the last has no URL', () => {
	const steps = [{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: 'Gloves' }];
	expect(describeBreadcrumb(steps, site).itemListElement).toEqual([
		{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ember.example.com/' },
		{ '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://ember.example.com/blog' },
		{ '@type': 'ListItem', position: 3, name: 'Gloves' },
	]);
});

test('content cannot close the script element', () => {
	const script = toScript(combine(describeSite({ ...gym, name: '</script><script>alert(1)</script>' }, site)));
	expect(script).not.toContain('<');
	expect(JSON.parse(script)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script>' }] });
});

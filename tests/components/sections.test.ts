import { describe, expect, test } from 'vitest';
import { classSchema } from '../../src/schemas/class.ts';
import { classesPageSchema } from '../../src/schemas/classes-page.ts';
import { homePageSchema } from '../../src/schemas/home-page.ts';
import { planSchema } from '../../src/schemas/plan.ts';
import { schedulePageSchema } from '../../src/schemas/schedule-page.ts';
import { testimonialSchema } from '../../src/schemas/testimonial.ts';
import { posts } from '../support/blog.ts';
import { example } from '../support/example.ts';
import { render, texts } from '../support/render.ts';
import Pagination from '~/components/Pagination.astro';
import labels from '../fixtures/ember/settings/labels.json';
import When from '~/sections/class/When.astro';
import ClassGrid from '~/sections/classes/ClassGrid.astro';
import BlogTeasers from '~/sections/home/BlogTeasers.astro';
import FeaturedClasses from '~/sections/home/FeaturedClasses.astro';
import Testimonials from '~/sections/home/Testimonials.astro';
import PricingChart from '~/sections/PricingChart.astro';

const links = (document: Document) => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('the page numbers', () => {
	const path = (number: number) => `/gallery/page-${number}`;
	test('offer the next page on the first, the previous on the last, both between', async () => {
		const of = async (current: number) => links(await render(Pagination, { labels, current, last: 3, path }));
		const numbers = [1, 2, 3].map(path);
		expect(await of(1)).toEqual([...numbers, path(2)]);
		expect(await of(2)).toEqual([path(1), ...numbers, path(3)]);
		expect(await of(3)).toEqual([path(2), ...numbers]);
	});

	test('are left out where there is one page', async () => {
		expect(links(await render(Pagination, { labels, current: 1, last: 1, path }))).toEqual([]);
	});
});

describe('the classes', () => {
	const page = { ...example(classesPageSchema), joinNow: 'join now' };
	const classes = (count: number) =>
		Array.from({ length: count }, (_, index) => ({
			id: `class-${index + 1}`,
			gymClass: { ...example(classSchema), title: `Class ${index + 1}`, trainer: 'Ada Winter', order: index + 1 },
			hours: 'Mon 9:00am',
		}));

	test('up to eight stand without a "show more", a ninth waits behind it', async () => {
		const eight = await render(ClassGrid, { page, classes: classes(8) });
		expect(texts(eight, 'h2')).toHaveLength(8);
		expect(eight.querySelector('details')).toBeNull();
		const nine = await render(ClassGrid, { page, classes: classes(9) });
		expect(texts(nine, 'details h2')).toEqual(['Class 9']);
		expect(nine.querySelector('details')?.open).toBe(false);
	});

	test('a card names the class, the day, the hours and the trainer, and its link says which class it joins', async () => {
		const document = await render(ClassGrid, { page, classes: classes(1) });
		expect(texts(document, 'article :is(h2, p)')).toEqual(['Class 1', 'Mon 9:00am', 'Ada Winter']);
		expect(links(document)).toEqual(['/classes/class-1', '/contact?class=class-1']);
		expect(document.querySelector('.join')?.getAttribute('aria-label')).toBe('join now: Class 1');
	});
});

describe('when a class takes place', () => {
	const page = { ...example(classesPageSchema), joinNow: 'join now', joinHref: '/contact' };
	const slot = { id: 'boxing', title: 'Boxing', day: 'tuesday', time: '9:00am-10:00am', trainer: 'Theo Brandt' };
	const of = (slots: (typeof slot)[], changes = {}) =>
		render(When, {
			page: { ...page, ...changes },
			gymClass: { id: 'boxing', title: 'Boxing', slots },
			language: 'en',
			price: '$39',
			notices: [],
			mine: example(schedulePageSchema).mine,
		});

	test('is said for each hour, with a calendar and a way to join of its own', async () => {
		const document = await of([slot, { ...slot, day: 'saturday', time: '10:00pm-11:00pm', trainer: 'Ada Winter' }]);
		expect(texts(document, 'li p')).toEqual([
			...['Tuesday', '9:00am-10:00am', 'Theo Brandt'],
			...['Saturday', '10:00pm-11:00pm', 'Ada Winter'],
		]);
		expect(document.querySelector('li')?.dataset['hour']).toBe('boxing-tuesday-0900');
		expect(links(document)).toEqual([
			...['/classes/boxing/tuesday-0900.ics', '/contact?class=boxing&at=tuesday-0900'],
			...['/classes/boxing/saturday-2200.ics', '/contact?class=boxing&at=saturday-2200'],
			...['/pricing', '/contact?class=boxing', '/contact?trial'],
		]);
		expect(texts(document, '.price')).toEqual(['from $39 a month']);
	});

	test('is a sentence where there are no hours', async () => {
		const document = await of([]);
		expect(texts(document, 'p, li')).toEqual(['Ask us for the next hours.']);
	});

	test('leads to the system in which the gym takes bookings, if content says so', async () => {
		const document = await of([slot], { joinHref: 'https://booking.example.com' });
		expect(links(document)).toContain('https://booking.example.com');
		expect(links(document)).not.toContain('/contact?class=boxing');
	});
});

describe('for people who hear the home page', () => {
	const home = example(homePageSchema);

	test('the featured classes stand under heads of columns', async () => {
		const timetable = { ...home.timetable, columns: { day: 'Day', class: 'Class', time: 'Time' }, rows: [] };
		const document = await render(FeaturedClasses, { timetable, language: 'en', notices: [] });
		expect(texts(document, 'th[scope=col]')).toEqual(['Day', 'Class', 'Time']);
	});

	test('the link under a teaser names no post, since it leads to the blog', async () => {
		const document = await render(BlogTeasers, { blog: home.blog, posts: posts.slice(0, 1) });
		expect(texts(document, '.text-link')).toEqual([home.blog.readMore.label]);
	});

	test('the testimonials repeat their heading nowhere, and a quote is parted from its name and job', async () => {
		const quote = { ...example(testimonialSchema), quote: 'I stayed.', name: 'Ada Winter', job: 'Architect' };
		const section = { ...home.testimonials, quotesName: 'What members say' };
		const document = await render(Testimonials, { section, testimonials: [quote], partners: [] });
		expect(document.querySelector('[aria-labelledby]')).toBeNull();
		expect(document.querySelector('[tabindex]')?.getAttribute('aria-label')).toBe('What members say');
		expect(texts(document, 'figure')).toEqual(['I stayed. Ada Winter Architect']);
	});
});

test('one plan stands out where it is featured, and each button says which plan it buys', async () => {
	const plan = { ...example(planSchema), price: 39 };
	const document = await render(PricingChart, {
		gym: { language: 'en', currency: 'USD' },
		chart: {
			label: 'pricing chart',
			heading: 'Pick your plan',
			text: 'Month to month.',
			none: 'Ask us.',
			perMonth: 'per month',
			button: { label: 'purchase now', href: '/contact' },
		},
		plans: [
			{ id: 'beginner', data: { ...plan, grade: 'Biginner', featured: false } },
			{ id: 'intermediate', data: { ...plan, grade: 'Intermediate', featured: true } },
		],
	});
	expect(texts(document, '.plan-featured h3')).toEqual(['Intermediate']);
	expect(texts(document, '.plan-price')).toEqual(['$39 per month', '$39 per month']);
	expect(
		[...document.querySelectorAll('article a')].map((link) => [
			link.getAttribute('aria-label'),
			link.getAttribute('href'),
		]),
	).toEqual([
		['purchase now: Biginner', '/contact?plan=beginner'],
		['purchase now: Intermediate', '/contact?plan=intermediate'],
	]);
});

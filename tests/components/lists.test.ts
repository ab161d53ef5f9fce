import { describe, expect, test } from 'vitest';
import picture from '../../.github/home.jpg';
import { classesPageSchema } from '../../src/schemas/classes-page.ts';
import { coachSchema } from '../../src/schemas/coach.ts';
import { homePageSchema } from '../../src/schemas/home-page.ts';
import type { Content } from '~/schemas/collections.ts';
import { planSchema } from '../../src/schemas/plan.ts';
import { testimonialSchema } from '../../src/schemas/testimonial.ts';
import { blog, createPage } from '../support/blog.ts';
import { example } from '../support/example.ts';
import { render, texts } from '../support/render.ts';
import PricingChart from '~/sections/PricingChart.astro';
import BlogBoard from '~/sections/blog/BlogBoard.astro';
import ClassGrid from '~/sections/classes/ClassGrid.astro';
import About from '~/sections/home/About.astro';
import Coaches from '~/sections/home/Coaches.astro';
import Testimonials from '~/sections/home/Testimonials.astro';

const image = { image: picture, alt: 'The hall' };
const head = { label: 'label', heading: 'Heading', text: 'A text.' };
const link = { label: 'more', href: '/contact' };

describe('prices', () => {
	const chart = { ...head, button: link };
	const plan = example(planSchema);
	const of = (plans: Content<'plans'>[]) =>
		render(PricingChart, {
			gym: { language: 'de', currency: 'EUR' },
			chart,
			plans: plans.map((data, index) => ({ id: `plan-${index}`, data })),
		});

	test('follow the gym’s language and currency, shrink with length, and have a button that names the plan', async () => {
		const plans = [39, 39.9, 12_000.5].map((price) => ({ ...plan, price, featured: price === 39.9 }));
		const document = await of(plans);
		expect(texts(document, '.plan-price')).toEqual(['39 € per month', '39,90 € per month', '12.000,50 € per month']);
		expect([...document.querySelectorAll('data')].map(({ value }) => value)).toEqual(['39', '39.9', '12000.5']);
		const sizes = [...document.querySelectorAll('.plan-price')].map(
			(price) => /price-long\w*/.exec(price.className)?.[0],
		);
		expect(sizes).toEqual([undefined, 'price-long', 'price-longest']);
		expect(texts(document, '.plan-featured .plan-price')).toEqual(['39,90 € per month']);
		const button = document.querySelector('article a');
		expect(button?.getAttribute('aria-label')).toBe(`more: ${plan.grade}`);
		expect(button?.getAttribute('href')).toContain('/contact?about=');
	});

	test('are replaced by a sentence if there are no plans', async () => {
		const document = await of([]);
		expect(document.querySelector('ul')).toBeNull();
		expect(document.body.textContent).toContain('Ask us about our prices.');
	});
});

describe('an empty list hides the elements around it', () => {
	test('no reasons: no lines', async () => {
		const document = await render(About, { about: { ...head, ...image, highlights: [], button: link } });
		expect(document.querySelector('ul')).toBeNull();
	});

	test('no classes: a sentence', async () => {
		const document = await render(ClassGrid, { page: example(classesPageSchema), classes: [] });
		expect(document.querySelector('ul, details')).toBeNull();
		expect(texts(document, 'p')).toEqual(['Our classes will be announced here soon.']);
	});

	test('no posts: no search, no headings without a list, and a sentence', async () => {
		const document = await render(BlogBoard, { blog: { ...blog, posts: [] }, posts: createPage([]), path: '/blog' });
		expect(document.querySelector('search, nav, script, #posts')).toBeNull();
		expect(document.body.textContent).toContain('The first post will be here soon.');
	});

	test('one testimonial: no arrows; no testimonials: only partners', async () => {
		const section = example(homePageSchema).testimonials;
		const quote = example(testimonialSchema);
		const partner = { name: 'Nordlift', logo: picture, order: 1 };
		const of = (testimonials: Content<'testimonials'>[], partners: Content<'partners'>[]) =>
			render(Testimonials, { section, testimonials, partners });
		expect((await of([quote], [])).querySelector('button, .partners')).toBeNull();
		expect((await of([quote, quote], [])).querySelectorAll('button')).toHaveLength(2);
		const alone = await of([], [partner]);
		expect(alone.querySelector('.quotes, button')).toBeNull();
		expect(alone.querySelectorAll('img')).toHaveLength(1);
	});

	test('a coach has only the icons of existing profiles', async () => {
		const coach = example(coachSchema);
		const coaches = [
			coach,
			{ ...coach, links: {} },
			{ ...coach, links: { x: 'https://x.example.com/ada', email: 'ada@example.com' } },
		];
		const document = await render(Coaches, { section: head, coaches });
		const lists = [...document.querySelectorAll('.coaches > li')].map((item) =>
			[...item.querySelectorAll('a')].map((icon) => icon.getAttribute('href')),
		);
		expect(lists).toEqual([[], [], ['https://x.example.com/ada', 'mailto:ada@example.com']]);
		expect(document.querySelectorAll('.coach-links')).toHaveLength(1);
	});
});

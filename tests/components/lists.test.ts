import { describe, expect, test } from 'vitest';
import picture from '../../.github/home.jpg';
import { classesPageSchema } from '../../src/schemas/classes-page.ts';
import { coachSchema } from '../../src/schemas/coach.ts';
import { homePageSchema } from '../../src/schemas/home-page.ts';
import { type Plan, planSchema } from '../../src/schemas/plan.ts';
import type { Partner } from '../../src/schemas/partner.ts';
import { type Testimonial, testimonialSchema } from '../../src/schemas/testimonial.ts';
import { blog, page as blogPage, createPage } from '../support/blog.ts';
import { example } from '../support/example.ts';
import { render, texts } from '../support/render.ts';
import PricingChart from '~/sections/PricingChart.astro';
import BlogBoard from '~/sections/blog/BlogBoard.astro';
import ClassGrid from '~/sections/classes/ClassGrid.astro';
import GalleryGrid from '~/sections/gallery/GalleryGrid.astro';
import About from '~/sections/home/About.astro';
import Coaches from '~/sections/home/Coaches.astro';
import Features from '~/sections/home/Features.astro';
import HomeGallery from '~/sections/home/HomeGallery.astro';
import Testimonials from '~/sections/home/Testimonials.astro';

const image = { image: picture, alt: 'The hall' };
const head = { label: 'label', heading: 'Heading', text: 'A text.' };
const link = { label: 'more', href: '/contact' };
const times = <Item>(count: number, make: (index: number) => Item) =>
	Array.from({ length: count }, (_, index) => make(index));

describe('a list of any length fills its rows', () => {
	test('the pictures of the home page, in four columns', async () => {
		for (let count = 1; count <= 9; count++) {
			const props = { gallery: { ...head, link, pictures: [] }, pictures: times(count, () => image) };
			const document = await render(HomeGallery, props);
			const cells = [...document.querySelectorAll('li')].map(({ className }, index) => {
				if (className.includes('whole')) return 8;
				if (index === 0 || className.includes('large')) return 4;
				return className.includes('row') ? 4 : className.includes('wide') ? 2 : 1;
			});
			expect(cells.reduce<number>((sum, own) => sum + own, 0) % 4, `${count} pictures`).toBe(0);
		}
	});

	test('the pictures of a gallery page, in three columns', async () => {
		for (let count = 1; count <= 12; count++) {
			const document = await render(GalleryGrid, { pictures: times(count, () => image) });
			const spans = [...document.querySelectorAll('li')].map((item) =>
				Number(/spans-(\d)/.exec(item.className)?.[1] ?? 1),
			);
			expect(spans.reduce((sum, own) => sum + own) % 3, `${count} pictures`).toBe(0);
		}
	});

	test('the cards below the headline, at most four per row', async () => {
		const rows: Record<number, string[]> = {
			1: ['1'],
			2: ['2', '2'],
			4: ['4', '4', '4', '4'],
			5: ['', '', '', '2', '2'],
		};
		for (const [count, wanted] of Object.entries(rows)) {
			const features = times(Number(count), () => ({ ...image, title: 'Rest', text: 'Sleep well.' }));
			const document = await render(Features, { features });
			const found = [...document.querySelectorAll('li')].map(
				({ className }) => /in-row-(\d)/.exec(className)?.[1] ?? '',
			);
			expect(found).toEqual(wanted);
		}
	});
});

describe('prices', () => {
	const chart = { ...head, perMonth: 'im Monat', none: 'Ask us.', button: link };
	const plan = example(planSchema);
	const of = (plans: Plan[]) =>
		render(PricingChart, {
			gym: { language: 'de', currency: 'EUR' },
			chart,
			plans: plans.map((data, index) => ({ id: `plan-${index}`, data })),
		});

	test('follow the gym’s language and currency, shrink with length, and have a button that names the plan', async () => {
		const plans = [39, 39.9, 12_000.5].map((price) => ({ ...plan, price, featured: price === 39.9 }));
		const document = await of(plans);
		expect(texts(document, '.plan-price')).toEqual(['39 € im Monat', '39,90 € im Monat', '12.000,50 € im Monat']);
		expect([...document.querySelectorAll('data')].map(({ value }) => value)).toEqual(['39', '39.9', '12000.5']);
		const sizes = [...document.querySelectorAll('.plan-price')].map(
			(price) => /price-long\w*/.exec(price.className)?.[0],
		);
		expect(sizes).toEqual([undefined, 'price-long', 'price-longest']);
		expect(texts(document, '.plan-featured .plan-price')).toEqual(['39,90 € im Monat']);
		const button = document.querySelector('article a');
		expect(button?.getAttribute('aria-label')).toBe(`more: ${plan.grade}`);
		expect(button?.getAttribute('href')).toBe('/contact?plan=plan-0');
	});

	test('are replaced by the text from content if there are no plans', async () => {
		const document = await of([]);
		expect(document.querySelector('ul')).toBeNull();
		expect(document.body.textContent).toContain('Ask us.');
	});
});

describe('an empty list hides the elements around it', () => {
	test('no reasons: no lines', async () => {
		const document = await render(About, { about: { ...head, ...image, highlights: [], button: link } });
		expect(document.querySelector('ul')).toBeNull();
	});

	test('no classes: the text from content', async () => {
		const document = await render(ClassGrid, {
			page: { ...example(classesPageSchema), none: 'Soon.' },
			classes: [],
		});
		expect(document.querySelector('ul, details')).toBeNull();
		expect(texts(document, 'p')).toEqual(['Soon.']);
	});

	test('no posts: no search, no headings without a list, and the text from content', async () => {
		const empty = { ...blog, posts: [], page: { ...blogPage, none: 'The first post comes soon.' } };
		const document = await render(BlogBoard, { blog: empty, posts: createPage([]), path: '/blog' });
		expect(document.querySelector('search, nav, script, .posts')).toBeNull();
		expect(document.body.textContent).toContain('The first post comes soon.');
	});

	test('one testimonial: no arrows; no testimonials: only partners', async () => {
		const section = example(homePageSchema).testimonials;
		const quote = example(testimonialSchema);
		const partner = { name: 'Nordlift', logo: picture, order: 1 };
		const of = (testimonials: Testimonial[], partners: Partner[]) =>
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

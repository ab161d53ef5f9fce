import { describe, expect, test } from 'vitest';
import { classesPageSchema, classSchema } from '../../src/schemas/class.ts';
import { contactPageSchema } from '../../src/schemas/pages.ts';
import type { Plan } from '~/data/plans.ts';
import { planSchema } from '../../src/schemas/plan.ts';
import { example } from '../support/example.ts';
import { render, texts } from '../support/render.ts';
import type { Slot } from '~/schedule/types.ts';
import { dated, gym, slot } from '../support/schedule.ts';
import PricingChart from '~/sections/PricingChart.astro';
import When from '~/sections/class/When.astro';
import ContactForm from '~/contact/ContactForm.astro';
import ClassGrid from '~/sections/classes/ClassGrid.astro';

const links = (document: Document) => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('the classes', () => {
	const page = { ...example(classesPageSchema), joinNow: 'join now' };
	const classes = (count: number) =>
		Array.from({ length: count }, (_, index) => ({
			id: `class-${index + 1}`,
			gymClass: { ...example(classSchema), title: `Class ${index + 1}`, summary: 'We ride.', order: index + 1 },
			trainer: 'Ada Winter',
			times: ['Mon 9:00am'],
			facts: 'All levels',
		}));

	test('show up to eight without "show more", each with its facts and a link that names it', async () => {
		const eight = await render(ClassGrid, { page, classes: classes(8) });
		expect(texts(eight, 'h2')).toHaveLength(8);
		expect(eight.querySelector('details')).toBeNull();
		const nine = await render(ClassGrid, { page, classes: classes(9) });
		expect(texts(nine, 'details h2')).toEqual(['Class 9']);
		const document = await render(ClassGrid, { page, classes: classes(1) });
		expect(texts(document, 'li :is(h2, p)')).toEqual(['Class 1', 'We ride.', 'All levels', 'Mon 9:00am Ada Winter']);
		expect(links(document)).toEqual(['/classes/class-1', '/contact?class=class-1']);
		expect(document.querySelector('.text-link')?.getAttribute('aria-label')).toBe('join now: Class 1');
	});
});

describe('the contact form', () => {
	const { form } = example(contactPageSchema);
	const names = { class: {}, slot: {}, plan: {}, coach: {}, question: {} };
	const document = (changes = {}) => render(ContactForm, { form, names, bring: {}, gym: { ...gym, ...changes } });

	test('is replaced by the phone number and the email address if nothing can receive it', async () => {
		const page = await document();
		expect(page.querySelector('form')).toBeNull();
		expect(page.querySelector('section template')).not.toBeNull(); // what makes the section visible
		expect(links(page)).toEqual(['tel:+12125550142', expect.stringMatching(/^mailto:hello@ember\.example\.com/)]);
	});

	test('posts to a form service, and asks for a phone number if content says so', async () => {
		const service = 'https://forms.example.com/ember';
		const page = await document({ contactForm: { service, phone: true } });
		expect(page.querySelector('form')?.action).toBe(service);
		expect(texts(page, 'noscript')[0]).not.toContain('email program');
		expect(page.querySelector('[type=tel]')).not.toBeNull();
	});
});

describe('the times of a class', () => {
	const page = { ...example(classesPageSchema), joinNow: 'join now', joinHref: '/contact' };
	const boxing = slot('Boxing', 'tuesday', '9:00am-10:00am');
	const join = '/contact?slot=boxing-';
	const of = (slots: Slot[], changes = {}) =>
		render(When, {
			page,
			slots: slots.map((one) => dated(one, [], '2026-11-26')),
			heading: 'When',
			trial: { label: 'Free trial', href: '/contact?trial' },
			trialText: 'It costs nothing.',
			price: 'from $39 a month',
			...changes,
		});

	test('begin with the next date, have a join link each, one calendar and one link to the free trial', async () => {
		const document = await of([boxing, slot('Boxing', 'saturday', '10:00pm-11:00pm', 'mara')]);
		for (const other of document.querySelectorAll('[hidden]')) other.remove();
		const saturday = ['Saturday', 'Sat, Nov 28 10:00pm-11:00pm', 'Mara Lindqvist'];
		const tuesday = ['Tuesday', 'Tue, Dec 1 9:00am-10:00am', 'Theo Brandt'];
		expect(texts(document, 'li p')).toEqual([...saturday, ...tuesday]);
		const times = [...document.querySelectorAll('time')]; // a script sorts by them
		expect(times.map(({ dateTime }) => dateTime)).toEqual(['2026-11-28T22:00', '2026-12-01T09:00']);
		const withMara = ['/coaches/mara', `${join}saturday-2200`];
		const withTheo = ['/coaches/theo', `${join}tuesday-0900`];
		expect(links(document)).toEqual(['/classes/boxing.ics', ...withMara, ...withTheo, '/contact?trial']);
		expect(document.querySelector('[href$=ics]')?.getAttribute('title')).toBe('Add Boxing to your calendar');
	});

	test('are replaced by a sentence if there are none; a first visit has a link if content has one', async () => {
		const document = await of([], { firstTime: { label: 'Your first time', href: '/first-time' } });
		expect(texts(document, 'p, li')[0]).toBe('Ask us when it runs next.');
		expect(texts(document, 'a[href="/first-time"]')).toEqual(['Your first time']);
	});
});

describe('prices', () => {
	const plan = { ...example(planSchema), period: 'a month', isMonthly: true };
	const of = (plans: Plan[]) =>
		render(PricingChart, {
			gym: { language: 'de', currency: 'EUR' },
			chart: { label: 'label', heading: 'Heading', text: 'A text.', button: { label: 'more', href: '/contact' } },
			plans: plans.map((data, index) => ({ id: `plan-${index}`, data })),
		});

	test('follow the gym’s language and currency, have one size, small if one of them is long, and have a button that names the plan', async () => {
		const plans = [39, 39.9, 12_000.5].map((price) => ({ ...plan, price, featured: price === 39.9 }));
		const document = await of(plans);
		expect(texts(document, '.plan-price')).toEqual(['39 € a month', '39,90 € a month', '12.000,50 € a month']);
		expect([...document.querySelectorAll('data')].map(({ value }) => value)).toEqual(['39', '39.9', '12000.5']);
		expect(texts(document, 'data span').join('')).toBe('€,90€,50€'); // the small parts
		const looks = [...document.querySelectorAll('.plan-price')].map(({ className }) => className);
		expect(new Set(looks).size).toBe(1);
		expect(looks).not.toContain((await of([plan])).querySelector('.plan-price')?.className);
		expect(texts(document, '.plan-featured .plan-price')).toEqual(['39,90 € a month']);
		const button = document.querySelector('article a');
		expect(button?.getAttribute('aria-label')).toBe(`more: ${plan.grade}`);
		expect(button?.getAttribute('href')).toBe('/contact?plan=plan-0');
	});

	test('list once what all plans include, and in a card what only that plan includes', async () => {
		const features = [['Sauna', 'Weights'], ['Weights']];
		const document = await of(features.map((all) => ({ ...plan, features: all })));
		expect(texts(document, 'article li')).toEqual(['Sauna']);
		expect(texts(document, 'h3 + ul > li')).toEqual(['Weights']);
	});
});

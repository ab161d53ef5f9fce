import { describe, expect, test } from 'vitest';
import { planSchema } from '../../src/schemas/plan.ts';
import { example } from '../support/example.ts';
import { render, texts } from '../support/render.ts';
import type { Content } from '~/schemas/collections.ts';
import PricingChart from '~/sections/PricingChart.astro';

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
		expect(texts(document, '.plan-price')).toEqual(['39 € a month', '39,90 € a month', '12.000,50 € a month']);
		expect([...document.querySelectorAll('data')].map(({ value }) => value)).toEqual(['39', '39.9', '12000.5']);
		expect(texts(document, 'data span').join('')).toBe('€,90€,50€'); // the small parts
		const looks = [...document.querySelectorAll('.plan-price')].map(({ className }) => className);
		expect(new Set(looks).size).toBe(3);
		expect(texts(document, '.plan-featured .plan-price')).toEqual(['39,90 € a month']);
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

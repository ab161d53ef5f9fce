import { describe, expect, it } from 'vitest';
import { findBudget } from '~/scripts/budgets/budgets.ts';
import { layoutOverruns, scriptOverruns, weigh, weightOverruns } from '~/scripts/budgets/overruns.ts';
import type { Visit } from '~/scripts/budgets/visit.ts';

describe('a page over its budget', () => {
	const route = '/somewhere';
	const budget = findBudget(route);
	const visit: Visit = { first: [], formScripts: [], shift: { value: 0 }, pictures: [] };
	const overruns = (html: string) => weightOverruns(route, weigh(html, visit), budget);

	it('is not reported for the length of an article', () => {
		const words = Array.from({ length: 9000 }, (_, index) => (index * 7919).toString(36)).join(' ');
		expect(overruns(`<main>${words}</main>`)).toHaveLength(1);
		expect(overruns(`<main><div class="prose">${words}</div></main>`)).toEqual([]);
	});

	it('is reported with an inline script that needs data about time zones', () => {
		const data = '<script type="application/ld+json">"Intl"</script>';
		const script = "<script data-word>\n'<p>'+new Date().toLocaleString('en',{timeZone:'UTC'})</script>";
		expect(scriptOverruns(route, `${data}<script>run()</script><p>Intl</p>`)).toEqual([]);
		expect(scriptOverruns(route, data + script)).toEqual([
			'/somewhere: an inline script uses toLocaleString, which blocks a slow phone. See src/lib/gym-clock.ts.',
		]);
	});

	it('is reported with the elements that shift', () => {
		const shift = { value: 0.0123, target: 'main>h1' };
		expect(layoutOverruns(route, 'phone', visit)).toEqual([]);
		expect(layoutOverruns(route, 'tablet', { ...visit, shift })).toEqual([
			'/somewhere: layout shift of 0.0123, budget 0.0005, on a tablet. Most moved: main>h1.',
		]);
	});

	it('is reported with each picture that is hidden or has too few or too many pixels', () => {
		const picture = (name: string, ratio: number, isLargest = false) => ({ url: `/${name}`, ratio, isLargest });
		const small = [picture('small.avif', 0.8), picture('all-there-is.avif', 0.8, true)];
		const pictures = [...small, picture('right.avif', 1), picture('hidden.avif', Infinity, true)];
		expect(layoutOverruns(route, 'tablet', { ...visit, pictures })).toEqual([
			'/somewhere: small.avif has 0.80 times the pixels it needs, budget 0.9 to 1.3, on a tablet.',
			expect.stringMatching(/^\/somewhere: hidden\.avif .* It is hidden\.$/),
		]);
	});
});

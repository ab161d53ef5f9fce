import { afterEach, expect, it, vi } from 'vitest';
import { writePeriods } from '~/schedule/periods.ts';

afterEach(() => void vi.useRealTimers());

const week = writePeriods(['2026-12-01', '2026-12-08'].map((day) => ({ from: `${day}T09:00`, until: `${day}T10:00` })));

it('shows an element in its periods, by the gym’s clock, and looks again when the visitor comes back', async () => {
	expect(week).toBe('2026-12-01T09:00/2026-12-01T10:00*2');
	document.documentElement.dataset['clock'] = '-300';
	await import('~/schedule/now.ts');
	for (const [moment, isShown] of [
		['2026-12-01T13:59:00Z', false],
		['2026-12-01T14:00:00Z', true],
		['2026-12-01T15:00:00Z', false],
		['2026-12-08T14:30:00Z', true],
		['2026-12-15T14:30:00Z', false],
	] as const) {
		vi.setSystemTime(moment);
		document.body.innerHTML = `<p hidden><show-between when="${week}"></show-between></p>`;
		expect(document.querySelector('p')?.hidden, moment).toBe(!isShown);
	}
	vi.setSystemTime('2026-12-08T14:30:00Z');
	dispatchEvent(new Event('visibilitychange'));
	expect(document.querySelector('p')?.hidden).toBe(false);
});

import { expect, it, vi } from 'vitest';
import { writePeriods } from '~/schedule/periods.ts';
import { writeTimedTexts } from '~/schedule/timed-texts.ts';

const week = writePeriods(['2026-12-01', '2026-12-08'].map((day) => ({ from: `${day}T09:00`, until: `${day}T10:00` })));

const texts = writeTimedTexts([
	{ part: 'date', changing: { text: 'Tue, Dec 8', datetime: '2026-12-08' }, when: week },
	{ part: 'date', changing: { text: 'Tue, Dec 15' }, when: '2026-12-20/2026-12-21' },
]);

it('shows an element in its periods, and writes what is true, by the gym’s clock, and looks again when the visitor comes back', async () => {
	expect(week).toBe('2026-12-01T09:00/2026-12-01T10:00 2026-12-08T09:00/2026-12-08T10:00');
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
		document.body.innerHTML = `<show-between when="${week}" hidden></show-between><p>
			<time data-part="date">Tue, Dec 1</time><write-now texts='${texts}'></write-now></p>`;
		expect(document.querySelector<HTMLElement>('show-between')?.hidden, moment).toBe(!isShown);
		expect(document.querySelector('time')?.outerHTML).toBe(
			isShown
				? '<time data-part="date" datetime="2026-12-08">Tue, Dec 8</time>'
				: '<time data-part="date">Tue, Dec 1</time>',
		);
	}
	vi.setSystemTime('2026-12-08T14:30:00Z');
	dispatchEvent(new Event('visibilitychange'));
	expect(document.querySelector<HTMLElement>('show-between')?.hidden).toBe(false);
	expect(document.querySelector('time')?.textContent).toBe('Tue, Dec 8');
});

import { expect, it, vi } from 'vitest';

it('a class that has taken place shows its next date, behind the others', async () => {
	vi.setSystemTime('2026-12-01T12:00:00Z');
	const time = (until: string) => `<time data-until="${until}">${until.slice(0, 10)}</time>`;
	const row = (...until: string[]) => `<li data-next>${until.map(time).join('')}</li>`;
	const tuesday = row('2026-12-01T09:00', '2026-12-08T09:00');
	document.body.innerHTML = `<ul>${tuesday}${row('2026-12-05T22:00', '2026-12-12T22:00')}</ul>`;
	await import('~/components/mark-today.ts');
	const shown = [...document.querySelectorAll('time:not([hidden])')].map(({ textContent }) => textContent);
	expect(shown).toEqual(['2026-12-05', '2026-12-08']);
});

// What a page says while it stays open. Its texts come from the build, which knows eight weeks.
import { expect, test, vi } from 'vitest';
import { writeTimedTexts } from '~/schedule/periods.ts';
import type { TimedText } from '~/schedule/types.ts';

const lines: TimedText[] = [
	{ part: 'absent', when: '2026-12-01/2026-12-02', changing: { text: 'On other pages' } },
	{ part: 'next', when: '2026-12-01/2026-12-01T09:00', changing: { text: 'Today 9:00am: Yoga' } },
	{ part: 'status', when: '2026-12-01/2026-12-01T09:01', changing: { text: 'Open now', 'data-open': 'true' } },
	{ part: 'status', when: '2026-12-01T08:00/2026-12-01T08:30', changing: { text: 'Breakfast', 'data-open': '' } },
];

test('a page follows the gym’s clock once a minute while it is seen, and when no text is true, says what it said at first', async () => {
	vi.useFakeTimers({ now: new Date('2026-12-01T13:00:30Z') });
	const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
	document.documentElement.dataset['clock'] = '-300'; // New York, in minutes
	document.body.innerHTML = `<p><a data-part="next"></a> <b data-part="status"><i>7:30am-1:00am</i></b><write-now></write-now></p>
		<show-between when="2026-12-01T09:00/2026-12-01T10:00">, Sauna</show-between>`;
	document.querySelector('write-now')?.setAttribute('texts', writeTimedTexts(lines));
	const read = () => {
		const seen = [...document.querySelectorAll('a, b, show-between:not([hidden])')];
		return seen.map((part) => part.textContent + (part.getAttribute('data-open') ?? '')).join('|');
	};
	const at = (time: string) => {
		vi.advanceTimersByTime(Date.parse(`2026-12-01T${time}:30-05:00`) - Date.now());
		return read();
	};
	await import('~/schedule/now.ts');
	expect(read()).toBe('Today 9:00am: Yoga|Breakfast');
	expect(at('08:30')).toBe('Today 9:00am: Yoga|Open nowtrue');
	isHidden.mockReturnValue(true);
	expect(at('09:00')).toBe('Today 9:00am: Yoga|Open nowtrue');
	isHidden.mockReturnValue(false);
	dispatchEvent(new Event('visibilitychange'));
	expect(read()).toBe('|Open nowtrue|, Sauna');
	expect(at('09:01')).toBe('|7:30am-1:00am|, Sauna');
	expect(at('10:00')).toBe('|7:30am-1:00am');
});

import { expect, test } from 'vitest';
import { findNextClass, type ListedSlot } from '~/lib/next-class.ts';

const listed = { key: '', exceptions: [] };
const boxing = { ...listed, title: 'Boxing', day: 'tuesday', start: '09:00', time: '9:00am' };
const yoga = { ...listed, title: 'Yoga', day: 'tuesday', start: '22:00', time: '10:00pm' };
const find = (now: string, exceptions: ListedSlot['exceptions'] = []) => {
	const next = findNextClass([yoga, { ...boxing, exceptions }], now);
	return next && `${next.date} ${next.time} ${next.title}`;
};

test('the next class is the first to start from now on', () => {
	expect(find('2026-11-24T08:59')).toBe('2026-11-24 9:00am Boxing');
	expect(find('2026-11-24T09:00')).toBe('2026-11-24 10:00pm Yoga');
	expect(find('2026-11-24T22:00')).toBe('2026-12-01 9:00am Boxing');
	expect(findNextClass([], '2026-11-24T09:00')).toBeUndefined();
});

test('the next class is not a canceled one, and has the time of that day', () => {
	const canceled = { date: '2026-11-24', start: '', time: '' };
	expect(find('2026-11-23T12:00', [canceled])).toBe('2026-11-24 10:00pm Yoga');
	const moved = { date: '2026-11-24', start: '23:00', time: '11:00pm' };
	expect(find('2026-11-24T22:30', [moved])).toBe('2026-11-24 11:00pm Boxing');
});

import { expect, test } from 'vitest';
import { drawnName } from '~/lib/logo.ts';
import { findLinksBreakpoint } from '~/lib/nav-links.ts';

const links = (count: number, label: string) => Array.from({ length: count }, () => label);

test.each([
	['eight short links from the "nav" breakpoint', links(8, 'Prices'), 'join class', 'nav'],
	['nine from the "wide" breakpoint', links(9, 'Prices'), 'join class', 'wide'],
	['twelve at no width', links(12, 'Pricing'), 'join class now', 'never'],
	['eight long ones at no width', links(8, 'Mitgliedschaften'), 'join', 'never'],
	['twelve with narrow letters from the "nav" breakpoint', links(12, 'Ill'), 'join', 'nav'],
] as const)('the navigation bar shows %s', (_, labels, join, from) => {
	expect(findLinksBreakpoint([...labels], join, drawnName)).toBe(from);
});

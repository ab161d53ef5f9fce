import { expect, test } from 'vitest';
import { drawnName } from '~/lib/logo';
import { linksFrom } from '~/lib/nav-links';

const links = (count: number, label: string) => Array.from({ length: count }, () => label);

test.each([
	['eight short ones from the first width on', links(8, 'Prices'), 'join class', 'nav'],
	['a ninth from the next', links(9, 'Prices'), 'join class', 'wide'],
	['twelve never', links(12, 'Pricing'), 'join class now', 'never'],
	['eight long ones never', links(8, 'Mitgliedschaften'), 'join', 'never'],
	['narrow letters sooner than wide ones', links(12, 'Ill'), 'join', 'nav'],
] as const)('the navigation bar shows %s', (_, labels, join, from) => {
	expect(linksFrom([...labels], join, drawnName)).toBe(from);
});

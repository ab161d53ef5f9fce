// Visitors have fonts of their own: whichever they are, nothing moves when the site's comes late.
import { visitorFonts } from './fonts.ts';
import { inParallel } from './in-parallel.ts';
import { type BuiltPage, onePerKind } from './pages.ts';
import { openSite } from './site.ts';
import { layoutShift, type Screen, steadyVisit } from './visit.ts';

const screens: Screen[] = ['phone', 'desktop'];

/** What moves on the home page and on those with the longest headings for visitors with other fonts than the usual one. */
export async function shiftsByFont(pages: BuiltPage[], most: number): Promise<string[]> {
	const headings = onePerKind(pages).toSorted((one, other) => heading(other).length - heading(one).length);
	const routes = new Set(['/', ...headings.slice(0, 3).map(({ route }) => route)]);
	const visits = [...routes].flatMap((route) => screens.map((screen) => ({ route, screen })));
	const found: string[] = [];
	for (const font of visitorFonts.slice(1)) {
		const site = await openSite({ late: 500, font });
		const shifts = await inParallel(visits, 4, async ({ route, screen }) =>
			layoutShift((await steadyVisit(site.browser, site.origin + route, screen, most)).shifts),
		);
		await site.close();
		for (const [index, { route, screen }] of visits.entries()) {
			const shift = shifts[index] ?? 0;
			if (shift <= most) continue;
			const figures = `layout shift of ${shift.toFixed(4)}, budget ${most.toFixed(4)},`;
			found.push(`${route}: ${figures} on a ${screen} whose own font is ${font}.`);
		}
	}
	return found;
}

function heading({ html }: BuiltPage): string {
	return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
}

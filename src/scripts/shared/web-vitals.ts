import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as WebVitals from 'web-vitals/attribution';

/** A measurement of the package web-vitals: milliseconds, or for CLS the cumulative layout shift. */
export interface Vital {
	value: number;
	/** What moved most. */
	target?: string | undefined;
}
type Vitals = Partial<Record<WebVitals.MetricType['name'], Vital>>;

declare global {
	interface Window {
		vitals?: Vitals;
	}
}

const library = readFileSync(new URL('web-vitals.attribution.iife.js', import.meta.resolve('web-vitals')), 'utf8');

/** Measures a page that is to be opened. @returns what there is to read at any time. */
export async function measureVitals(page: Page): Promise<() => Promise<Vitals>> {
	await page.addInitScript(`${library};(${recordVitals.toString()})(webVitals)`);
	return () => page.evaluate(() => window.vitals ?? {});
}

/** Runs in the page, and knows nothing of this file. */
function recordVitals({ onCLS, onFCP, onINP, onLCP }: typeof WebVitals): void {
	const vitals: Vitals = {};
	window.vitals = vitals;
	const note = ({ name, value, attribution }: WebVitals.MetricWithAttribution) => {
		vitals[name] = { value, target: 'largestShiftTarget' in attribution ? attribution.largestShiftTarget : undefined };
	};
	for (const on of [onCLS, onFCP, onINP, onLCP]) on(note, { reportAllChanges: true });
}

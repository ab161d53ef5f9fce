import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as WebVitals from 'web-vitals/attribution';

/** A web-vitals metric: milliseconds, or cumulative layout shift for CLS. */
export interface Vital {
	value: number;
	/** The element that shifted most. */
	target?: string | undefined;
}
type Vitals = Partial<Record<WebVitals.MetricType['name'], Vital>>;

declare global {
	interface Window {
		vitals?: Vitals;
	}
}

const library = readFileSync(new URL('web-vitals.attribution.iife.js', import.meta.resolve('web-vitals')), 'utf8');

/** Measures a page; call before opening it. @returns a function that reads the metrics so far. */
export async function measureVitals(page: Page): Promise<() => Promise<Vitals>> {
	await page.addInitScript(`${library};(${recordVitals.toString()})(webVitals)`);
	return () => page.evaluate(() => window.vitals ?? {});
}

/** Runs in the page, without access to this file. */
function recordVitals({ onCLS, onFCP, onINP, onLCP }: typeof WebVitals): void {
	const vitals: Vitals = {};
	window.vitals = vitals;
	const record = ({ name, value, attribution }: WebVitals.MetricWithAttribution) => {
		vitals[name] = { value, target: 'largestShiftTarget' in attribution ? attribution.largestShiftTarget : undefined };
	};
	for (const on of [onCLS, onFCP, onINP, onLCP]) on(record, { reportAllChanges: true });
}

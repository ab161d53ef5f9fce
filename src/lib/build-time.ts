import { getDayIn } from './dates.ts';

/**
 * When the build began: the same for all pages, even if it runs past midnight. SOURCE_DATE_EPOCH, in seconds since 1970, replaces
 * it (https://reproducible-builds.org/docs/source-date-epoch/).
 */
export const buildTime = new Date(Number(process.env['SOURCE_DATE_EPOCH'] ?? Date.now() / 1000) * 1000);

/** The day of the build in a time zone: yyyy-mm-dd. */
export function getToday(timeZone: string): string {
	return getDayIn(timeZone, buildTime);
}

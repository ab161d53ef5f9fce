// Structured data for the gym and the site.
import type { ExerciseGym, Offer, OpeningHoursSpecification, WebSite } from 'schema-dts';
import { addDays } from '~/lib/dates.ts';
import { formatTime, type TimeRange, wholeDay } from '~/lib/times.ts';
import { isAboutDoors, listDecidedDays } from '~/schedule/changes.ts';
import { joinPeriods, toPeriod } from '~/schedule/periods.ts';
import type { Change, Changes } from '~/schedule/types.ts';
import type { Plan } from '~/data/plans.ts';
import type { Content } from '~/schemas/collections.ts';
import { toUrl } from '~/urls.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The id by which other things refer to the gym. */
const gymId = `${toUrl('/')}#gym`;

/** schema.org's URLs for days of the week. @param days their ids, e.g. "monday". */
function toDaysOfWeek(days: readonly string[]) {
	const named = dayNames.filter((name) => days.includes(name.toLowerCase()));
	return named.map((name) => `https://schema.org/${name}` as const);
}

/**
 * The full description of the gym: location, opening hours, prices.
 * @param today past changes are left out; yyyy-mm-dd.
 * @param image absolute URL of a picture.
 */
export function describeGym(gym: Content<'gym'>, plans: Plan[], changes: Changes, today: string, image: string) {
	const special = changes.all.filter(isAboutDoors).flatMap((change) => {
		const days = listDecidedDays(change, changes).filter((day) => day >= today);
		return toSpecialHours(change, days);
	});
	return {
		...mentionGym(gym),
		description: gym.about,
		email: gym.email,
		image,
		geo: { '@type': 'GeoCoordinates', latitude: gym.map.latitude, longitude: gym.map.longitude },
		openingHoursSpecification: gym.hours.flatMap(({ weekdays, time }) =>
			time ? { ...toHours(time), dayOfWeek: toDaysOfWeek(weekdays) } : [],
		),
		...(special.length > 0 && { specialOpeningHoursSpecification: special }),
		makesOffer: plans.map((plan) => toOffer(plan, gym)),
		sameAs: gym.social.map(({ url }) => url),
	} as const satisfies ExerciseGym;
}

/** A short description of the gym, for pages that mention it. */
export function mentionGym(gym: Content<'gym'>) {
	const { street, city, region, postalCode, country } = gym.address;
	return {
		'@type': 'ExerciseGym',
		'@id': gymId,
		name: gym.name,
		url: toUrl('/'),
		telephone: gym.phoneHref.replace('tel:', ''),
		logo: toUrl('/icon-512.png'),
		address: {
			'@type': 'PostalAddress',
			streetAddress: street,
			addressLocality: city,
			...(region && { addressRegion: region }),
			...(postalCode && { postalCode }),
			addressCountry: country,
		},
	} as const satisfies ExerciseGym;
}

/** The site. Search results show its name. */
export function describeSite(gym: Content<'gym'>) {
	return {
		'@type': 'WebSite',
		'@id': `${toUrl('/')}#website`,
		name: gym.name,
		url: toUrl('/'),
		inLanguage: gym.language,
		publisher: { '@id': gymId },
	} as const satisfies WebSite;
}

/** A closed day opens and closes at midnight (https://developers.google.com/search/docs/appearance/structured-data/local-business). */
function toSpecialHours({ hours = [{ start: 0, end: 0 }] }: Change, days: string[]): OpeningHoursSpecification[] {
	const periods = joinPeriods(days.map((day) => toPeriod(day)));
	return periods.flatMap(({ from, until }) =>
		hours.map((times) => ({ ...toHours(times), validFrom: from, validThrough: addDays(until, -1) })),
	);
}

function toHours({ start, end }: TimeRange) {
	return {
		'@type': 'OpeningHoursSpecification',
		opens: formatTime(start),
		closes: formatTime(end - start === wholeDay ? end - 1 : end), // from midnight to midnight is closed
	} as const satisfies OpeningHoursSpecification;
}

function toOffer({ grade, price, period, isMonthly }: Plan, { currency, off }: Content<'gym'>) {
	return {
		'@type': 'Offer',
		name: grade,
		url: toUrl(off.includes('pricing') ? '/' : '/pricing'),
		...(!isMonthly && { price, priceCurrency: currency }), // paid once, e.g. for a day
		priceSpecification: {
			'@type': 'UnitPriceSpecification',
			price,
			priceCurrency: currency,
			...(isMonthly ? { unitCode: 'MON' } : { unitText: period }), // UN/CEFACT code for a month
		},
	} as const satisfies Offer;
}

// Structured data (schema.org) for search engines. It must not contain anything that the page does not show.
import type {
	BlogPosting,
	BreadcrumbList,
	Event,
	ExerciseGym,
	Graph,
	Offer,
	OpeningHoursSpecification,
	Thing,
	WebSite,
	WithContext,
} from 'schema-dts';
import type { Change } from '~/lib/changes';
import { isoDate } from '~/lib/dates';
import { telHref } from '~/lib/phone';
import { parseTimeRange } from '~/lib/times';
import { href } from '~/lib/urls';
import type { Weekday } from '~/lib/weekdays';
import type { Gym } from '~/schemas/gym';
import type { Plan } from '~/schemas/plan';
import type { Post } from '~/schemas/post';

const daysOfWeek = {
	monday: 'https://schema.org/Monday',
	tuesday: 'https://schema.org/Tuesday',
	wednesday: 'https://schema.org/Wednesday',
	thursday: 'https://schema.org/Thursday',
	friday: 'https://schema.org/Friday',
	saturday: 'https://schema.org/Saturday',
	sunday: 'https://schema.org/Sunday',
} as const satisfies Record<Weekday, string>;

/** Combines several things in one block. They may refer to each other by `@id`. */
export function graph(...things: Thing[]): Graph {
	return { '@context': 'https://schema.org', '@graph': things };
}

/** A short description of the gym, for pages that mention it. */
function gymMention(gym: Gym, site: URL) {
	const { street, city, region, postalCode, country } = gym.address;
	return {
		'@type': 'ExerciseGym',
		'@id': gymId(site),
		name: gym.name,
		url: address('/', site),
		telephone: telHref(gym).replace('tel:', ''),
		logo: address('/icon-512.png', site),
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

/**
 * The full description of the gym: location, opening hours, prices.
 * @param changes the current and upcoming ones.
 * @param image absolute URL of a picture.
 */
export function gymInFull(gym: Gym, plans: Plan[], changes: Change[], image: string, site: URL) {
	const special = changes.filter(({ closed, hours }) => closed || hours).map(specialHours);
	return {
		...gymMention(gym, site),
		description: gym.about,
		email: gym.email,
		image,
		geo: { '@type': 'GeoCoordinates', latitude: gym.map.latitude, longitude: gym.map.longitude },
		openingHoursSpecification: gym.hours.flatMap(({ weekdays, opens, closes }) =>
			opens && closes
				? [
						{
							'@type': 'OpeningHoursSpecification' as const,
							dayOfWeek: weekdays.map((day) => daysOfWeek[day]),
							opens,
							closes,
						},
					]
				: [],
		),
		...(special.length > 0 && { specialOpeningHoursSpecification: special }),
		makesOffer: plans.map((plan) => offer(plan, gym.currency, site)),
		sameAs: gym.social.map(({ url }) => url),
	} as const satisfies ExerciseGym;
}

/** A closed day opens and closes at midnight (https://developers.google.com/search/docs/appearance/structured-data/local-business). */
function specialHours({ from, until = from, hours }: Change) {
	const { start, end } = hours ? parseTimeRange(hours) : { start: '00:00', end: '00:00' };
	return {
		'@type': 'OpeningHoursSpecification',
		opens: start,
		closes: end,
		validFrom: isoDate(from),
		validThrough: isoDate(until),
	} as const satisfies OpeningHoursSpecification;
}

/** The site. Search results show its name. */
export function website(gym: Gym, site: URL) {
	return {
		'@type': 'WebSite',
		'@id': `${address('/', site)}#website`,
		name: gym.name,
		url: address('/', site),
		inLanguage: gym.language,
		publisher: { '@id': gymId(site) },
	} as const satisfies WebSite;
}

interface Article extends Pick<Post, 'title' | 'description' | 'author' | 'date' | 'tags'> {
	/** The name of its first category. */
	category: string;
	/** The page's path. */
	path: string;
	/** Absolute URL of its picture. */
	image: string;
}

/** A blog post. */
export function article({ path, ...post }: Article, gym: Gym, site: URL) {
	return {
		'@context': 'https://schema.org',
		'@type': 'BlogPosting',
		'@id': `${address(path, site)}#article`,
		headline: post.title,
		description: post.description,
		image: post.image,
		datePublished: isoDate(post.date),
		author: { '@type': 'Person', name: post.author },
		publisher: gymMention(gym, site),
		mainEntityOfPage: address(path, site),
		articleSection: post.category,
		keywords: post.tags.join(', '),
		inLanguage: gym.language,
	} as const satisfies WithContext<BlogPosting>;
}

interface WeeklyClass {
	/** The id of the class, e.g. "power-lifting". */
	id: string;
	title: string;
	time: string;
	trainer: string;
}

/** The classes of one day as weekly events. @param day as in URLs, e.g. "monday". */
export function weeklyClasses(day: string, classes: WeeklyClass[], gym: Gym, site: URL): Graph {
	const page = address(`/schedule/${day}`, site);
	const events = classes.map(({ id, title, time, trainer }) => {
		const { start, end } = parseTimeRange(time);
		return {
			'@type': 'Event',
			'@id': `${page}#${id}-${start.replace(':', '')}`,
			name: title,
			url: page,
			eventSchedule: {
				'@type': 'Schedule',
				byDay: isWeekday(day) ? daysOfWeek[day] : [],
				startTime: start,
				endTime: end,
				repeatFrequency: 'P1W',
				scheduleTimezone: gym.timeZone,
			},
			eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
			location: { '@id': gymId(site) },
			organizer: { '@id': gymId(site) },
			performer: { '@type': 'Person', name: trainer },
		} as const satisfies Event;
	});
	return graph(gymMention(gym, site), ...events);
}

/** The breadcrumb of a page. The last step is the page itself and needs no URL. */
export function breadcrumbs(steps: { label: string; href?: string }[], site: URL) {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: steps.map(({ label, href: path }, index) => ({
			'@type': 'ListItem' as const,
			position: index + 1,
			name: label,
			...(path && { item: address(path, site) }),
		})),
	} as const satisfies WithContext<BreadcrumbList>;
}

/** Serialises data for a script element. Escapes "<", so that no content can close the element. */
export function toScript(data: Graph | WithContext<Exclude<Thing, string>>): string {
	return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function offer({ grade, price }: Plan, currency: string, site: URL) {
	return {
		'@type': 'Offer',
		name: grade,
		url: address('/pricing', site),
		priceSpecification: {
			'@type': 'UnitPriceSpecification',
			price,
			priceCurrency: currency,
			unitCode: 'MON', // UN/CEFACT code for a month
		},
	} as const satisfies Offer;
}

function isWeekday(day: string): day is Weekday {
	return day in daysOfWeek;
}

function gymId(site: URL): string {
	return `${address('/', site)}#gym`;
}

function address(path: string, site: URL): string {
	return new URL(href(path), site).href;
}

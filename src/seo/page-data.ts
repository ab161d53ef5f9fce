// Structured data for articles, schedule pages and breadcrumbs.
import type { BlogPosting, BreadcrumbList, Event, Graph, WithContext } from 'schema-dts';
import { isoDate } from '~/lib/dates.ts';
import { formatTime } from '~/lib/times.ts';
import type { Slot } from '~/lib/slots.ts';
import type { Gym } from '~/schemas/gym.ts';
import type { Post } from '~/schemas/post.ts';
import { getGymId, mentionGym, toDayOfWeek } from './gym-data.ts';
import { combine, toUrl } from './structured-data.ts';

interface Article extends Pick<Post, 'title' | 'description' | 'author' | 'date' | 'tags'> {
	/** The name of its first category. */
	category: string;
	/** The page's path. */
	path: string;
	/** Absolute URL of its picture. */
	image: string;
}

/** A blog post. */
export function describeArticle({ path, ...post }: Article, gym: Gym, site: URL) {
	return {
		'@context': 'https://schema.org',
		'@type': 'BlogPosting',
		'@id': `${toUrl(path, site)}#article`,
		headline: post.title,
		description: post.description,
		image: post.image,
		datePublished: isoDate(post.date),
		author: { '@type': 'Person', name: post.author },
		publisher: mentionGym(gym, site),
		mainEntityOfPage: toUrl(path, site),
		articleSection: post.category,
		keywords: post.tags.join(', '),
		inLanguage: gym.language,
	} as const satisfies WithContext<BlogPosting>;
}

/** The classes of one day as weekly events. @param day as in URLs, e.g. "monday". */
export function describeClasses(day: string, classes: Slot[], gym: Gym, site: URL): Graph {
	const page = toUrl(`/schedule/${day}`, site);
	const events = classes.map(({ id, title, start, end, trainer }) => {
		return {
			'@type': 'Event',
			'@id': `${page}#${id}-${formatTime(start).replace(':', '')}`,
			name: title,
			url: page,
			eventSchedule: {
				'@type': 'Schedule',
				byDay: toDayOfWeek(day),
				startTime: formatTime(start),
				endTime: formatTime(end),
				repeatFrequency: 'P1W',
				scheduleTimezone: gym.timeZone,
			},
			eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
			location: { '@id': getGymId(site) },
			organizer: { '@id': getGymId(site) },
			performer: { '@type': 'Person', name: trainer },
		} as const satisfies Event;
	});
	return combine(mentionGym(gym, site), ...events);
}

/** The breadcrumb of a page. The last step is the page itself and needs no URL. */
export function describeBreadcrumb(steps: { label: string; href?: string }[], site: URL) {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: steps.map(({ label, href: path }, index) => ({
			'@type': 'ListItem' as const,
			position: index + 1,
			name: label,
			...(path && { item: toUrl(path, site) }),
		})),
	} as const satisfies WithContext<BreadcrumbList>;
}

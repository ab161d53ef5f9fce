// Structured data for articles, breadcrumbs and coaches. Not for questions: search engines show them only for offices and clinics
// (https://developers.google.com/search/docs/appearance/structured-data/faqpage).
import type { BlogPosting, BreadcrumbList, Person, WithContext } from 'schema-dts';
import type { Post } from '~/data/blog.ts';
import { isoDate } from '~/lib/dates.ts';
import type { Content } from '~/schemas/collections.ts';
import { getGymId, mentionGym, toUrl } from './gym-data.ts';

type Article = Pick<Post, 'data' | 'href' | 'category'>;

/** A blog post. @param image absolute URL of its picture. */
export function describeArticle({ data, href, category }: Article, image: string, gym: Content<'gym'>, site: URL) {
	return {
		'@context': 'https://schema.org',
		'@type': 'BlogPosting',
		'@id': `${toUrl(href, site)}#article`,
		headline: data.title,
		description: data.description,
		image,
		datePublished: isoDate(data.date),
		author: { '@type': 'Person', name: data.author },
		publisher: mentionGym(gym, site),
		mainEntityOfPage: toUrl(href, site),
		articleSection: category.name,
		keywords: data.tags.join(', '),
		inLanguage: gym.language,
	} as const satisfies WithContext<BlogPosting>;
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

/** A coach's page. @param image absolute URL of the portrait. */
export function describeCoach(
	{ name, job, summary, links = {} }: Content<'coaches'>,
	path: string,
	image: string | undefined,
	site: URL,
) {
	const { facebook, x, instagram } = links;
	return {
		'@context': 'https://schema.org',
		'@type': 'Person',
		'@id': `${toUrl(path, site)}#coach`,
		name,
		url: toUrl(path, site),
		...(job && { jobTitle: job }),
		...(summary && { description: summary }),
		...(image && { image }),
		worksFor: { '@id': getGymId(site) },
		sameAs: [facebook, x, instagram].filter((address) => address !== undefined),
	} as const satisfies WithContext<Person>;
}

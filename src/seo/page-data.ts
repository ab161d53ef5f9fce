// Structured data for articles, breadcrumbs and coaches. Not for questions: search engines show them only for offices and clinics
// (https://developers.google.com/search/docs/appearance/structured-data/faqpage).
import type { BlogPosting, BreadcrumbList, Person, WithContext } from 'schema-dts';
import type { Post } from '~/data/blog.ts';
import { listCoachLinks } from '~/lib/coach-links.ts';
import { isoDate } from '~/lib/dates.ts';
import type { Content } from '~/schemas/collections.ts';
import { toUrl } from '~/urls.ts';
import { gymId, mentionGym } from './gym-data.ts';

type Article = Pick<Post, 'data' | 'href' | 'category'>;

/** A blog post. @param image absolute URL of its picture. */
export function describeArticle({ data, href, category }: Article, image: string, gym: Content<'gym'>) {
	return {
		'@context': 'https://schema.org',
		'@type': 'BlogPosting',
		'@id': `${toUrl(href)}#article`,
		headline: data.title,
		description: data.description,
		image,
		datePublished: isoDate(data.date),
		author: { '@type': 'Person', name: data.author },
		publisher: mentionGym(gym),
		mainEntityOfPage: toUrl(href),
		articleSection: category.name,
		keywords: data.tags.join(', '),
		inLanguage: gym.language,
	} as const satisfies WithContext<BlogPosting>;
}

/** The breadcrumb of a page. The last step is the page itself and needs no URL. */
export function describeBreadcrumb(steps: { label: string; href?: string }[]) {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: steps.map(({ label, href: path }, index) => ({
			'@type': 'ListItem' as const,
			position: index + 1,
			name: label,
			...(path && { item: toUrl(path) }),
		})),
	} as const satisfies WithContext<BreadcrumbList>;
}

/** A coach's page. @param image absolute URL of the portrait. */
export function describeCoach(coach: Content<'coaches'>, path: string, image?: string) {
	const { name, job, summary } = coach;
	const profiles = listCoachLinks(coach).filter(({ network }) => network !== 'mail');
	return {
		'@context': 'https://schema.org',
		'@type': 'Person',
		'@id': `${toUrl(path)}#coach`,
		name,
		url: toUrl(path),
		...(job && { jobTitle: job }),
		...(summary && { description: summary }),
		...(image && { image }),
		worksFor: { '@id': gymId },
		sameAs: profiles.map(({ url }) => url),
	} as const satisfies WithContext<Person>;
}

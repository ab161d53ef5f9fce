// Structured data for articles and breadcrumbs. Not for questions: search engines show them only for offices and clinics
// (https://developers.google.com/search/docs/appearance/structured-data/faqpage).
import type { BlogPosting, BreadcrumbList, WithContext } from 'schema-dts';
import type { Post } from '~/data/blog.ts';
import type { Content } from '~/schemas/collections.ts';
import { toUrl } from '~/urls.ts';
import { mentionGym } from './gym-data.ts';

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
		datePublished: data.date,
		author: data.author ? { '@type': 'Person', name: data.author } : mentionGym(gym),
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

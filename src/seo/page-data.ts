// Structured data for articles, breadcrumbs and questions.
import type { BlogPosting, BreadcrumbList, FAQPage, WithContext } from 'schema-dts';
import type { Post } from '~/data/blog.ts';
import { isoDate } from '~/lib/dates.ts';
import type { Content } from '~/schemas/collections.ts';
import { mentionGym, toUrl } from './gym-data.ts';

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

/** Questions with their answers, whose links get the site's address. */
export function describeQuestions(questions: { title: string; html: string }[], { origin }: URL) {
	return {
		'@context': 'https://schema.org',
		'@type': 'FAQPage',
		mainEntity: questions.map(({ title, html }) => ({
			'@type': 'Question' as const,
			name: title,
			acceptedAnswer: { '@type': 'Answer' as const, text: html.replaceAll('href="/', `href="${origin}/`) },
		})),
	} as const satisfies WithContext<FAQPage>;
}

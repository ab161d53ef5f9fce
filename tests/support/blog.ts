// Words for the blog's tests. They stand for what an editor wrote.
import picture from '../../.github/home.jpg';
import labels from '../gyms/ember/settings/labels.json';

const image = { image: picture, alt: 'The hall' };
const link = { label: 'purchase now', href: '/contact' };
/** The blog’s own texts, as far as these sections show them. */
export const page = {
	by: 'By {author}',
	purchase: link,
	search: { label: 'Search', placeholder: 'Search', button: 'Search', all: 'All posts', more: 'More posts' },
	promo: { value: '34', unit: '%', text: 'flat discount', button: link, ...image },
	article: { related: 'Related posts', older: 'Older', newer: 'Newer' },
};
/** Fourteen posts; the first is a draft. */
export const posts = Array.from({ length: 14 }, (_, index) => ({
	id: `post-${index}`,
	href: `/blog/post-${index}`,
	day: '19.04.2022',
	data: { ...image, title: `Post ${index}`, description: 'About it.', author: 'Admin', date: new Date('2022-04-19') },
	category: { name: 'Yoga', href: '/blog/category/yoga' },
	words: 'rest',
	mark: index === 0 ? 'Draft' : undefined,
}));
/** A blog of these posts, with nothing in its sidebar. */
export const blog = { page, labels, posts, recent: [], categories: [], tags: [], indexed: false };

/** The blog's lists, its search and its articles. */
export const blog = {
	none: 'The first post will be here soon.',
	author: 'By {author}',
	admin: 'Admin', // on the cards of posts without an author
	laterPage: '{title}, page {page}',
	search: 'Search the blog',
	searchButton: 'Search',
	searchWithoutScript: 'Search needs JavaScript. All posts are shown below.',
	found: { one: '{count} post matches "{query}"', other: '{count} posts match "{query}"' },
	foundNone: 'No posts match "{query}". Try a shorter word.',
	searchNotLoaded: "Search didn't load. Check your connection and try again, or reload the page.",
	all: 'All posts',
	categories: 'Categories',
	recent: 'Recent posts',
	tags: 'Popular tags',
	feed: 'Follow the blog (RSS)',
	feedUse: 'This is a feed. To get new posts, copy its address into a feed reader.', // when the feed is opened in a browser
	related: 'Related posts',
};

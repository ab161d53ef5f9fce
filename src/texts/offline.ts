/** The offline page, and the line on saved copies of pages. */
export const offline = {
	title: "You're offline",
	description: 'What you can read without a connection, and our phone number.',
	notSaved: "This page isn't saved on your device.",
	waiting: "This page opens automatically when you're back online.",
	available: 'Pages that you have opened before are available offline, and so are these:',
	week: "This week's classes",
	prices: 'Prices',
	contact: 'Where to find us',
	copy: "We couldn't update this page, so it may be out of date.", // there is no connection, or the site doesn't respond
};

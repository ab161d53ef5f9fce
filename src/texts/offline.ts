/** The offline page, and the line on saved copies of pages. */
export const offline = {
	title: "You're offline",
	description: 'The pages saved on this device, and our phone number.',
	notSaved: "This page isn't saved on your device.",
	waiting: "This page opens automatically when you're back online.",
	available: 'Available offline',
	week: "This week's classes",
	prices: 'Prices',
	contact: 'Where to find us',
	copy: "We couldn't update this page, so it may be out of date.", // there is no connection, or the site doesn't respond
};

/** The offline page, and the line on saved copies of pages. */
export const offline = {
	waiting: "This page opens automatically when you're back online.",
	available: 'Available offline',
	week: "This week's classes",
	prices: 'Prices',
	contact: 'Where to find us',
	copy: 'You seem to be offline. This page may be out of date.',
};

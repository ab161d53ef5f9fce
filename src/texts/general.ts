/** Words that several pages use. */
export const general = {
	today: 'Today',
	over: 'over', // for screen readers, after the time of a class
	phone: 'Phone',
	followUs: 'Follow us',
	noPictures: 'The first pictures will be here soon.',
	draft: 'Draft',
	scheduled: 'Scheduled',
	notLoaded: "This didn't load. Check your connection and try again, or reload the page.",
};

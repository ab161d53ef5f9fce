/** Words that several pages use. */
export const general = {
	today: 'Today',
	phone: 'Phone',
	moreTimes: 'and {count} more', // on a class's card, after its first times
	draft: 'Draft',
	scheduled: 'Scheduled',
	notLoaded: "This didn't load. Check your connection and try again, or reload the page.",
};

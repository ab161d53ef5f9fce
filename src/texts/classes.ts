/** The class cards and the page of each class. */
export const classes = {
	none: 'Our classes will be announced here soon.',
	showMore: 'show more',
	showLess: 'show less',
	moreTimes: 'and {count} more', // after the first times on a card
	title: '{class} class',
	when: 'When',
	noTimes: 'Ask us when it runs next.',
	calendar: 'Add {class} on {day} to your calendar',
	price: 'from {price} a month',
	coach: 'your coach',
	articles: 'Read about it',
	others: 'Other classes',
};

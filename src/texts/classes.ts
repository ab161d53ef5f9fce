/** The class cards and the page of each class. */
export const classes = {
	none: 'Our classes will be announced here soon.',
	showMore: 'show more',
	showLess: 'show less',
	moreTimes: { other: 'and {count} more' }, // after the first times on a card
	dropIn: 'Drop in',
	reserve: 'Reserve a spot',
	minutes: { other: '{minutes} min' },
	title: '{class} class',
	when: 'When',
	noTimes: 'Ask us when it runs next.',
	price: 'from {price} {period}',
	coach: 'your coach',
	coachSince: 'Here since {year}',
	qualifications: 'Qualifications',
	coachClasses: 'Classes', // the heading above the classes of a coach
	tryWith: 'Try a class with {coach}', // the button below them
	articles: 'Read about it',
	others: 'Other classes',
};

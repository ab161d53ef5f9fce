/** The home page, except for the BMI calculator. */
export const home = {
	// In place of the hero's sentence, for members.
	yourWeek: 'Your week: every class you saved, in one place.',
	upNext: 'Today {time}: {class} with {coach}', // the gym's next class
	day: 'Day',
	class: 'Class',
	time: 'Time',
	quotes: 'What members say',
	reviews: {
		one: '{rating} out of 5 in {count} review on {place}',
		other: '{rating} out of 5 in {count} reviews on {place}',
	},
	previousQuote: 'Previous quote',
	nextQuote: 'Next quote',
	// The tooltips of the arrows.
	left: 'left',
	right: 'right',
};

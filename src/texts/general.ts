/** Words that several pages use. */
export const general = {
	today: 'Today',
	over: 'over', // for screen readers, after the time of a class
	phone: 'Phone',
	followUs: 'Follow us',
	noPictures: 'The first pictures will be here soon.',
	// The privacy policy ends with these, if settings/gym.json turns them on.
	visitsCounted:
		'We count visits with {service}, without cookies. It receives your IP address, the page, the site you came from, and what browser you use.',
	sourceStored:
		'If you write to us, we also see which website or campaign brought you here. Your browser stores that as gym-source until you close the tab.',
	notLoaded: "This didn't load. Check your connection and try again, or reload the page.",
};

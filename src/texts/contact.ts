/** The contact page: its form, its details and its map. */
export const contact = {
	name: 'Full Name',
	email: 'Email Address',
	phone: 'Phone (optional)', // if settings/gym.json turns it on
	class: 'Class',
	classPlaceholder: 'Select Class',
	day: 'Day',
	anyDay: 'Any day',
	comment: 'Comment',
	commentPlaceholder: 'Anything we should know, such as a time that suits you?',
	// What the gym reads: "Free trial · Boxing · Tue, Dec 1, 9:00am · with Mara Lindqvist".
	trial: 'Free trial',
	with: 'with {coach}',
	send: 'submit now',
	sending: 'sending',
	required: '* Required', // above the form
	signedOut: "You've been signed out. What you typed is still here.", // if a session ends while somebody types

	try: 'Try {what}', // the form's heading, if the link to it names a class
	// After a message.
	thanks: 'Thank you',
	onItsWay: 'Your message is on its way.',
	notConfirmed: 'Not confirmed yet:', // before the promise of the contact page

	subject: 'Message from the website', // of the email that the visitor's email program sends
	mailSubject: 'New message from {name}', // of the email that the gym receives
	noScript:
		"JavaScript is turned off in your browser, so this form doesn't know which class, plan or trial you chose. Write it in the comment.",
	noScriptMail: 'The button opens your email program with your message. Send it from there.', // if there is no form service
	// In place of the form, if nothing can receive its messages.
	noForm: "This page can't send messages at the moment. Call {phone} or email {email}.",
	otherWays: 'You can call {phone} or email {email} instead.', // after an error

	address: 'Address',
	transit: 'Transit',
	parking: 'Parking',
	entrance: 'Entrance',
	hours: 'Opening hours',
	information: 'Information',
	map: 'Map of the streets around {gym}', // for screen readers
	openMap: 'open the map',
	showMap: 'show the map', // if it waits for a click
};

/** Why a contact message was not sent. The first three are about a field. */
export const contactErrors = {
	name: 'Enter your full name',
	email: 'Enter your email address',
	emailFormat: 'Enter an address like name@example.com',
	offline: "Your message didn't go through. Check your connection and try again.",
	server: "We couldn't send your message. Try again later.",
	refused: "This message can't be sent.", // now or later; the phone number and the email address follow
};

import { isSupportedCountry } from 'libphonenumber-js/min';
import { analyticsServices } from '../lib/analytics.ts';
import { getProperty } from '../lib/get-property.ts';
import { clocks, createTimeRange } from '../lib/times.ts';
import { getHoursOn, type HoursLine } from '../lib/opening-hours.ts';
import { type Weekday, weekdays } from '../lib/weekdays.ts';
import { dateForms, isTimeZone } from '../lib/dates.ts';
import { switches } from '../lib/page-lists.ts';
import { getTelHref, parsePhone } from '../lib/phone.ts';
import { timeOfDay, weekday } from './parts/days-and-times.ts';
import { capitalize } from './parts/explain.ts';
import {
	decimal,
	distinct,
	entry,
	group,
	groups,
	list,
	oneOf,
	pattern,
	text,
	wholeNumber,
	yesOrNo,
} from './parts/fields.ts';
import { email, webAddress } from './parts/link.ts';

/** What every page needs to know about the gym, and the services that the site uses. */
export const gymSchema = () =>
	entry('the gym', {
		name: text("the gym's name", 'Ember Gym', 30, 'it is shown beside the logo'),
		shortName: text('a short name for home screens', 'Ember', 12, 'phones cut off the rest').optional(),
		about: text('two sentences for the footer and the side panel', 'A training hall with a warm welcome.', 160),
		address: group('where the gym is', {
			street: text('the street address', '18 Foundry Lane', 40),
			city: text('the city or neighborhood', 'Northgate', 40),
			region: text('the state', 'NY', 40).optional(),
			postalCode: text('the ZIP or postal code', '10001', 12).optional(),
			country: pattern(
				'the country as a two-letter code',
				'US',
				'an official country code of two capital letters (GB, not UK)',
				isSupportedCountry,
			),
		}),
		phone: text('the phone number as visitors see it', '(212) 555-0142', 40),
		whatsapp: text('the number that answers on WhatsApp, if there is one', '(212) 555-0142', 40).optional(),
		email: email('the email address that visitors see', 'hello@ember.example.com'),
		hours: weeklyHours('the opening hours; leave out the days when the gym is closed', 1),
		staffedHours: weeklyHours('when someone is at the desk and answers the phone, shown in the footer', 0).optional(),
		social: groups('social media links, one icon each', [0, 8], 'one link', {
			network: text('the network, whose icon or first letter is shown', 'Facebook', 20),
			label: text('what screen readers call the icon', 'Ember Gym on Facebook', 60),
			url: webAddress("the address of the gym's page there", 'https://facebook.example.com/ember-gym'),
		}),
		map: group('the place on the map', {
			latitude: decimal('how far north, in degrees', 40.7447, [-90, 90]),
			longitude: decimal('how far east, in degrees; west is negative', -73.9903, [-180, 180]),
			zoom: wholeNumber('how far the map is zoomed in, from 10 (a town) to 19 (a house)', 16, [10, 19]),
			load: oneOf('when the map loads from openstreetmap.org', ['at once', 'on request']).default('at once'),
		}),
		reviews: group('an optional line about reviews elsewhere, under the quotes on the home page', {
			rating: decimal('the average', 4.8, [1, 5]),
			count: wholeNumber('how many there are', 212, [1, 99_999]),
			place: text('where they are', 'Google', 20),
			url: webAddress('the address of the reviews', 'https://reviews.example.com/ember-gym'),
		}).optional(),
		currency: pattern('the currency of the prices', 'USD', 'a currency code of three capital letters', (value) =>
			Intl.supportedValuesOf('currency').includes(value),
		),
		language: pattern('the language code', 'en', 'the current code of a left-to-right language ("de-AT")', isLanguage),
		clock: oneOf('how times are written', clocks).default('12-hour'),
		dates: oneOf('how dates are written', dateForms).default('dd.mm.yyyy'),
		timeZone: pattern('the time zone', 'America/New_York', 'a continent and a city of your time zone', isTimeZone),
		off: distinct(list('what this site does without', oneOf('one part', switches), [0, switches.length])).default([]),
		testAccount: group('an optional test account, shown on the sign-in page', {
			email: email('its email address', 'test@example.com'),
			password: text('its password', 'ember-test', 40),
		}).optional(),
		analytics: group('an optional service that counts visits without cookies', {
			service: oneOf('the service', analyticsServices),
			id: code('your code at GoatCounter, the name of your script at Plausible, or your token at Cloudflare', 'ember'),
		}).optional(),
		verification: group('optional codes that prove to search engines that this site is yours', {
			google: code('the code of Google Search Console, for the method "HTML tag"', 'gP2h_W4cZ').optional(),
			bing: code('the code of Bing Webmaster Tools, for the method "HTML Meta Tag"', '8F1A2B3C').optional(),
		}).optional(),
		messageSource: yesOrNo('add to each message which website or campaign the visitor came from').default(false),
		contactForm: group('optional settings of the contact form', {
			service: webAddress('a form service, without JavaScript', 'https://forms.example.com/ember').optional(),
			phone: yesOrNo('ask for a phone number, which visitors may leave empty').default(false),
		}).optional(),
	})
		.refine((gym) => !gym.phone || parsePhone(gym), refusePhone('phone'))
		.refine(({ address, whatsapp: phone }) => !phone || parsePhone({ phone, address }), refusePhone('whatsapp'))
		.transform((gym) => ({ ...gym, phoneHref: getTelHref(gym) }));

/** Refuses a number that nobody can dial, even beside most other mistakes, because texts name the phone. Zod skips this beside a pattern's mistake. */
function refusePhone(field: 'phone' | 'whatsapp') {
	const error =
		'Write one phone number with its area code, e.g. "(212) 555-0142". If it is from another country, begin with "+".';
	const when = ({ value }: { value: unknown }) =>
		typeof getProperty(value, field) === 'string' &&
		typeof getProperty(getProperty(value, 'address'), 'country') === 'string';
	return { path: [field], error, when };
}

function code(about: string, example: string) {
	return pattern(about, example, 'only the code: letters, digits, "-" and "_"', /^[\w-]{1,100}$/);
}

function weeklyHours(about: string, least: number) {
	const leaveOut = 'leave out a day when the gym is closed';
	const line = group('one line: days with the same hours', {
		weekdays: distinct(list('the days', weekday('one day'), [1, 7])),
		opens: timeOfDay('the start', '7:30am', leaveOut).optional(),
		closes: timeOfDay('the end, up to 6:00am the next day', '9:00pm', leaveOut).optional(),
	}).meta({ summary: '{{weekdays}} {{opens}} {{closes}}' }); // for the editing screen
	const error =
		'Write the start and the end (up to 6:00am the next day), e.g. "7:30am" and "9:00pm". If the gym is closed, leave both empty.';
	const timed = line.transform(({ weekdays, opens, closes }, context): HoursLine => {
		if (opens === undefined && closes === undefined) return { weekdays };
		const time = createTimeRange(opens ?? 0, closes ?? 0);
		if (opens === undefined || closes === undefined || time.start >= time.end) context.addIssue(error);
		return { weekdays, time };
	});
	return list(about, timed, [least, 14]).superRefine((lines, context) => {
		const day = findContradiction(lines);
		if (day) context.addIssue(`Two entries disagree about ${capitalize(day)}. Remove the day from one of them.`);
	});
}

/** Finds a day that is both open and closed, or whose hours overlap. A midday break is fine. */
function findContradiction(lines: readonly HoursLine[]): Weekday | undefined {
	return weekdays.find((day) => {
		const times = getHoursOn(day, lines);
		const isAlsoClosed = lines.some((line) => !line.time && line.weekdays.includes(day)) && times.length > 0;
		return isAlsoClosed || times.some(({ start }, index) => start < (times[index - 1]?.end ?? 0));
	});
}

/** Whether Intl can format hours, dates and prices in a language. Right-to-left languages are not supported. */
function isLanguage(value: string): boolean {
	if (!/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(value)) return false;
	const locale = new Intl.Locale(value); // "iw" becomes "he"
	const isRightToLeft = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm'].includes(locale.maximize().script ?? '');
	return locale.toString() === value && Intl.DateTimeFormat.supportedLocalesOf(value).length > 0 && !isRightToLeft;
}

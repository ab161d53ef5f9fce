import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaint, copyContent, type Scratch } from './scratch';

let scratch: Scratch;
beforeAll(async () => {
	scratch = await copyContent();
});
afterAll(() => scratch.remove());

/** Title, then what is put in the place of what, then the line, the field, what was found there and what to write. */
type Mistake = [
	title: string,
	change: [from: string | RegExp, to: string],
	line: number,
	field: string,
	found: string,
	expected: string,
];

function expectComplaints(file: string, mistakes: Mistake[]) {
	test.each(mistakes)('%s', async (_, [from, to], line, field, found, expected) => {
		expect(await scratch.complainAbout(file, from, to)).toBe(complaint(`${file}:${line}`, field, found, expected));
	});
}

describe('a plan', () => {
	expectComplaints('plans/beginner.json', [
		[
			'without "alt"',
			[/\t"alt".*\n/, ''],
			1,
			'alt',
			'nothing',
			'Add "alt": what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".',
		],
		[
			'with an empty "alt"',
			['Light dumbbells on an exercise mat', ''],
			8,
			'alt',
			'nothing',
			'"alt" is empty. Write what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".',
		],
		[
			'with an "alt" of spaces',
			['Light dumbbells on an exercise mat', ' \u00a0\u200b '],
			8,
			'alt',
			'" \u00a0\u200b "',
			'"alt" is empty. Write what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".',
		],
		[
			'with a sign that nobody sees',
			['Light dumbbells', 'Light \\u0007dumbbells'],
			8,
			'alt',
			'"Light \u0007dumbbells on an exercise mat"',
			'"alt" contains an invisible sign (U+0007) after "Light". Delete the words around it and type them again.',
		],
		[
			'with an unknown field',
			['"price": 39,', '"price": 39, "colour": "red",'],
			4,
			'colour',
			'"red"',
			'"colour" is not a field of this entry. Remove it, or use one of: grade, price, features, featured, order, image, alt, focus.',
		],
		[
			'with a misspelt optional field',
			['"focus"', '"focos"'],
			9,
			'focos',
			'"50% 60%"',
			'"focos" is not a field of this entry. Did you mean "focus"?',
		],
		[
			'with a price in quotation marks',
			['39', '"39"'],
			4,
			'price',
			'"39"',
			'"price" must be a number without quotation marks: the price per month, in the currency of settings/gym.json, e.g. 39.',
		],
		[
			'with a price of 0',
			['39', '0'],
			4,
			'price',
			'0',
			'"price" must be above 0: the price per month, in the currency of settings/gym.json, e.g. 39.',
		],
		[
			'with a price in tenths of cents',
			['39', '39.905'],
			4,
			'price',
			'39.905',
			'"price" must have two decimals at most: the price per month, in the currency of settings/gym.json, e.g. 39.',
		],
		[
			'with a price too large for the card',
			['39', '10000000'],
			4,
			'price',
			'10000000',
			'"price" must be at most 9999999: the price per month, in the currency of settings/gym.json, e.g. 39.',
		],
		[
			'with a name too long for the card',
			['Biginner', 'Absolute beginners'],
			3,
			'grade',
			'"Absolute beginners"',
			'"grade" has 18 characters; keep it to 16: the card has one line for it.',
		],
		[
			'without a feature',
			[/\[[^\]]*\]/, '[]'],
			5,
			'features',
			'a list',
			'"features" has 0 entries; write 1 to 10: what the plan contains, one text for each line.',
		],
		[
			'with text in the place of a list',
			[/\[[^\]]*\]/, '"Free Hand"'],
			5,
			'features',
			'"Free Hand"',
			'"features" must be a list between [ and ], not text: what the plan contains, one text for each line.',
		],
		[
			'with a number in the place of a text',
			['"Free Hand"', '5'],
			5,
			'features > entry 1',
			'5',
			'Entry 1 of "features" must be text in quotation marks, not a number: one line, e.g. "Personal Trainer".',
		],
		[
			'with a word in the place of true',
			['"order"', '"featured": "yes", "order"'],
			6,
			'featured',
			'"yes"',
			'"featured" must be true or false, without quotation marks: whether the card is raised and in ember.',
		],
		[
			'with the place of another plan',
			['"order": 1', '"order": 0'],
			6,
			'order',
			'0',
			'"order" must be above 0: its place in the chart, 1 is the first, e.g. 1.',
		],
	]);

	test('with a misspelt field is told of both names', async () => {
		expect(await scratch.complainAbout('plans/beginner.json', '"price"', '"prise"')).toBe(
			`2 problems in content/

content/plans/beginner.json:1
  price: found nothing
    Add "price": the price per month, in the currency of settings/gym.json, e.g. 39.

content/plans/beginner.json:4
  prise: found 39
    "prise" is not a field of this entry. Did you mean "price"?`,
		);
	});
});

describe('a class', () => {
	const time = 'when the class begins and ends, e.g. "9:00am-10:00am".';
	const focus =
		'the point that stays visible when the picture is cropped, first from the left, then from the top, e.g. "45% 35%".';
	const days = 'monday, tuesday, wednesday, thursday, friday, saturday, sunday';
	const unreadable =
		'cannot be read as it stands. Look there and in the line above: a comma or a quotation mark is missing, or a comma is left behind the last entry.';
	expectComplaints('classes/cycling.json', [
		[
			'with a malformed time',
			['9:00am-10:00am', '9-10'],
			6,
			'time',
			'"9-10"',
			`"time" must be two hours without spaces, with am or pm or on the 24-hour clock, not "9-10": ${time}`,
		],
		[
			'with spaces in the time',
			['9:00am-10:00am', '9:00 am - 10:00 am'],
			6,
			'time',
			'"9:00 am - 10:00 am"',
			`"time" must be two hours without spaces, with am or pm or on the 24-hour clock, not "9:00 am - 10:00 am": ${time}`,
		],
		[
			'that ends before it begins',
			['9:00am-10:00am', '10:00am-9:00am'],
			6,
			'time',
			'"10:00am-9:00am"',
			'"time" ends before it begins: "10:00am-9:00am". Write the earlier hour first, e.g. "9:00am-10:00am".',
		],
		[
			'with a number for a time',
			['"9:00am-10:00am"', '9'],
			6,
			'time',
			'9',
			`"time" must be text in quotation marks, not a number: ${time}`,
		],
		[
			'with a misspelt day',
			['wednesday', 'wensday'],
			5,
			'day',
			'"wensday"',
			`"day" cannot be "wensday". Did you mean "wednesday"? Write one of: ${days}.`,
		],
		[
			'with an unknown day',
			['wednesday', 'today'],
			5,
			'day',
			'"today"',
			`"day" cannot be "today". Did you mean "monday"? Write one of: ${days}.`,
		],
		[
			'with a word for a focus',
			['45% 50%', 'center'],
			10,
			'focus',
			'"center"',
			`"focus" must be two percentages from 0% to 100%, each a multiple of 5, not "center": ${focus}`,
		],
		[
			'with a focus between the steps',
			['45% 50%', '48% 50%'],
			10,
			'focus',
			'"48% 50%"',
			`"focus" must be two percentages from 0% to 100%, each a multiple of 5, not "48% 50%": ${focus}`,
		],
		[
			'with a focus outside the picture',
			['45% 50%', '45% 105%'],
			10,
			'focus',
			'"45% 105%"',
			`"focus" must be two percentages from 0% to 100%, each a multiple of 5, not "45% 105%": ${focus}`,
		],
		[
			'without a picture',
			[/\t"image".*\n/, ''],
			1,
			'image',
			'nothing',
			'Add "image": the file of the picture, beside this file, about 3:2, at least 1200 px wide, e.g. "./gym-bag.jpg".',
		],
		[
			'with a misspelt picture',
			['./cycling.jpg', './cyclin.jpg'],
			8,
			'image',
			'"./cyclin.jpg"',
			'There is no file "./cyclin.jpg" beside this file. Did you mean "./cycling.jpg"? Put the picture there or correct the name.',
		],
		[
			'with capitals in the name of the picture',
			['./cycling.jpg', './Cycling.jpg'],
			8,
			'image',
			'"./Cycling.jpg"',
			'There is no file "./Cycling.jpg" beside this file. Did you mean "./cycling.jpg"? Put the picture there or correct the name.',
		],
		[
			'with a picture from the web',
			['./cycling.jpg', 'https://example.com/a.jpg'],
			8,
			'image',
			'"https://example.com/a.jpg"',
			'The file must lie in the folder content/, not at "https://example.com/a.jpg": put it beside this file and write e.g. "./gym-bag.jpg".',
		],
		[
			'with a picture outside of content/',
			['./cycling.jpg', '../../public/a.jpg'],
			8,
			'image',
			'"../../public/a.jpg"',
			'The file must lie in the folder content/, not at "../../public/a.jpg": put it beside this file and write e.g. "./gym-bag.jpg".',
		],
		[
			'with something that is no picture',
			['./cycling.jpg', './cycling.json'],
			8,
			'image',
			'"./cycling.json"',
			'The picture "./cycling.json" cannot be opened. Save it again as JPEG, or choose another.',
		],
		['with a comma missing', ['"Cycling",', '"Cycling"'], 4, '', '"trainer": "Lena Moreau",', `Line 4 ${unreadable}`],
		[
			'with quotation marks from a word processor',
			['"Cycling"', '“Cycling”'],
			3,
			'',
			'"title": “Cycling”,',
			'Line 3 cannot be read as it stands. Use straight quotation marks: ", not “ or ”.',
		],
		['with a text that stands bare', ['"Cycling"', 'Cycling'], 3, '', '"title": Cycling,', `Line 3 ${unreadable}`],
		[
			'without its last brace',
			[/\}\s*$/, ''],
			11,
			'',
			'the end of the file',
			'The file ends too early: a closing } or ] is missing. Every { needs its }, and every [ its ]. Compare with a similar file.',
		],
		['with a comma too many', [/"\n\}/, '",\n}'], 11, '', '}', `Line 11 ${unreadable}`],
		[
			'with a field that stands there twice',
			['"title"', '"title": "Spin",\n\t"title"'],
			4,
			'',
			'"title" a second time',
			'"title" may stand only once in a group. Rename or remove one of the two.',
		],
	]);

	test('with the place of another class', async () => {
		expect(await scratch.complainAbout('classes/meditation.json', '"order": 2', '"order": 1')).toBe(
			`1 problem in content/

content/classes/meditation.json:7
  order: found 1
    content/classes/cycling.json has the same "order". Give each its own number.`,
		);
	});

	test('with several mistakes hears of all of them at once', async () => {
		const change = [/"trainer".*\n\t"day".*\n/, '"traner": "Lena Moreau",\n\t"days": "monday",\n'] as const;
		expect(await scratch.complainAbout('classes/cycling.json', ...change)).toBe(
			`4 problems in content/

content/classes/cycling.json:1
  trainer: found nothing
    Add "trainer": who leads it, e.g. "Lena Moreau".

content/classes/cycling.json:1
  day: found nothing
    Add "day": the day, e.g. "monday".

content/classes/cycling.json:4
  traner: found "Lena Moreau"
    "traner" is not a field of this entry. Did you mean "trainer"?

content/classes/cycling.json:5
  days: found "monday"
    "days" is not a field of this entry. Did you mean "day"?`,
		);
	});
});

describe('the settings', () => {
	expectComplaints('settings/gym.json', [
		[
			'with an unknown network',
			['"facebook"', '"facebok"'],
			41,
			'social > entry 1 > network',
			'"facebok"',
			'"network" cannot be "facebok". Did you mean "facebook"? Write one of: facebook, x, instagram, youtube.',
		],
		[
			'with words for a phone number',
			['(212) 555-0142', 'call us'],
			12,
			'phone',
			'"call us"',
			'"phone" must be a phone number of at least 7 digits, not "call us": the phone number as visitors read it, e.g. "(212) 555-0142".',
		],
		[
			'with half an email address',
			['hello@ember.example.com', 'hello'],
			13,
			'email',
			'"hello"',
			'"email" must be an email address, not "hello": the address that the contact form writes to, e.g. "hello@ember.example.com".',
		],
		[
			'with a day twice in one line of the hours',
			['"tuesday"', '"monday"'],
			19,
			'hours > entry 1 > weekdays',
			'a list',
			'"weekdays" names "monday" twice. Remove one of the two.',
		],
		[
			'with doors that open and never close',
			[/,\s*"closes": "21:00"/, ''],
			15,
			'hours > entry 1',
			'a group of fields',
			'"opens" and "closes" belong together, the earlier hour first, e.g. "07:00" and "21:00". Leave out both if closed.',
		],
		[
			'with doors that close before they open, in the middle of the day',
			['"closes": "21:00"', '"closes": "06:30"'],
			15,
			'hours > entry 1',
			'a group of fields',
			'"opens" and "closes" belong together, the earlier hour first, e.g. "07:00" and "21:00". Leave out both if closed.',
		],
		[
			'without words for a day without hours',
			[/"time": "closed",/, ''],
			31,
			'hours > entry 3',
			'a group of fields',
			'Add "time": the hours in words, e.g. "closed"; or "opens" and "closes", from which it is written.',
		],
		[
			'with a currency that does not exist',
			['"USD"', '"USB"'],
			66,
			'currency',
			'"USB"',
			'"currency" must be the three capital letters of a currency, not "USB": the currency of the prices; with the language it decides how they are written, e.g. "USD".',
		],
		[
			'with a language that is read from the right',
			['"language": "en"', '"language": "ar"'],
			67,
			'language',
			'"ar"',
			'"language" must be a language code, read from left to right, not "ar": the language of the site, with a country where that matters ("de-AT"), e.g. "en".',
		],
		[
			'with a clock that is none',
			['"12-hour"', '"military"'],
			68,
			'clock',
			'"military"',
			'"clock" cannot be "military". Write one of: 12-hour, 24-hour.',
		],
		[
			'with a place off the map',
			['40.7447', '140.7447'],
			62,
			'map > latitude',
			'140.7447',
			'"latitude" must be at most 90: how far north, in degrees, e.g. 40.7447.',
		],
	]);
	expectComplaints('settings/navigation.json', [
		[
			'with a link that begins with nothing',
			['"/pricing"', '"pricing"'],
			26,
			'main > entry 6 > href',
			'"pricing"',
			'"href" must begin with "/", "https://", "tel:" or "mailto:", not "pricing": where it leads, e.g. "/pricing".',
		],
		[
			'with a slash at the end of a link',
			['"/pricing"', '"/pricing/"'],
			26,
			'main > entry 6 > href',
			'"/pricing/"',
			'"href" leads to a page of this site: write "/pricing", without a slash or ".html" at the end.',
		],
		[
			'with ".html" at the end of a link',
			['"/about"', '"/about.html"'],
			10,
			'main > entry 2 > href',
			'"/about.html"',
			'"href" leads to a page of this site: write "/about", without a slash or ".html" at the end.',
		],
		[
			'with a link to a page that does not exist',
			['"/pricing"', '"/prices"'],
			26,
			'main > entry 6 > href',
			'"/prices"',
			'There is no page "/prices" on this site. Write the address of a page, e.g. "/contact".',
		],
		[
			'with a link to a section that does not exist',
			['/#home', '/#hme'],
			6,
			'main > entry 1 > href',
			'"/#hme"',
			'The page "/" has no section "#hme". Did you mean "#home"? Correct it, or leave out everything from "#" on.',
		],
		[
			'with a blank that nothing fills in',
			['{year}', '{yaer}'],
			74,
			'footer > copyright',
			'"© {yaer} Ember Gym"',
			'"copyright" contains {yaer}, which nothing replaces. Write {year}: the last line; {year} becomes the current year, e.g. "© {year} Ember Gym".',
		],
	]);
});

describe('a page', () => {
	const banner = 'the band at the top of the page, with "heading", "breadcrumb", "image" and "alt".';
	const fields = /banner:\n( {2}.*\n)*/;
	expectComplaints('pages/classes.md', [
		['without a banner', [fields, ''], 1, 'banner', 'nothing', `Add "banner": ${banner}`],
		['with an empty banner', [fields, 'banner:\n'], 4, 'banner', 'nothing', `"banner" is empty. Write ${banner}`],
		[
			'with a text for a banner',
			[fields, 'banner: Classes\n'],
			4,
			'banner',
			'"Classes"',
			`"banner" must be a group of fields, not text: ${banner}`,
		],
		[
			'with a text that it does not show',
			[/---\n$/, '---\n\nCome and see us.\n'],
			16,
			'text',
			'"Come and see us."',
			'This page shows only its fields. Remove the text under the second line "---".',
		],
	]);
	expectComplaints('pages/blog.md', [
		[
			'with a title too long for a search result',
			["'{category} posts'", "'{category}: what we have written about it so far'"],
			43,
			'categoryPage > title',
			'"{category}: what we have written about it so far"',
			'Search results show it as "Body Building: what we have written about it so far | Ember Gym" and cut it after 60 of its 63 characters. Shorten it by 3.',
		],
	]);
	expectComplaints('pages/home.md', [
		[
			'with a button that leads nowhere',
			['href: /classes', 'href: /class'],
			9,
			'hero > button > href',
			'"/class"',
			'There is no page "/class" on this site. Did you mean "/classes"? Write the address of a page, e.g. "/contact".',
		],
		[
			'with an unknown icon',
			['icon: dumbbell', 'icon: dumbell'],
			37,
			'about > highlights > entry 2 > icon',
			'"dumbell"',
			'"icon" cannot be "dumbell". Did you mean "dumbbell"? Write one of: backpack, biceps-flexed, check, clock, cog, dumbbell, glass-water, map-pin.',
		],
		[
			'with a picture that the gallery does not have',
			["'11'", '99'],
			138,
			'gallery > pictures > entry 5',
			'99',
			'There is no 99 in content/gallery. Write the name of a file in content/gallery, without ".json", e.g. "1".',
		],
		[
			'with the same picture twice',
			["'11'", "'1'"],
			138,
			'gallery > pictures',
			'a list',
			'"pictures" names "1" twice. Remove one of the two.',
		],
	]);
	expectComplaints('pages/about.md', [
		[
			'with words for a picture that is only decoration',
			["alt: ''", 'alt: A runner'],
			17,
			'intro > alt',
			'"A runner"',
			'Write "alt": "" with nothing between the marks: this picture is only decoration, which screen readers skip.',
		],
		[
			'with a decoration that lacks its empty "alt"',
			[/\s+alt: ''/, ''],
			9,
			'intro > alt',
			'nothing',
			'Add "alt": "" with nothing between the marks: this picture is only decoration, which screen readers skip.',
		],
	]);
});

describe('the schedule', () => {
	expectComplaints('schedule/monday.json', [
		[
			'with a class that does not exist',
			['"cycling"', '"cyclin"'],
			22,
			'classes > entry 4 > class',
			'"cyclin"',
			'There is no "cyclin" in content/classes. Did you mean "cycling"? Write the name of a file in content/classes, without ".json", e.g. "cycling".',
		],
		[
			'with a row that names no class',
			[/"class": "cycling",\s*/, ''],
			21,
			'classes > entry 4 > class',
			'nothing',
			'Add "class": the name of a file in content/classes, without ".json", e.g. "cycling".',
		],
		[
			'with two classes of one trainer at the same time',
			['6:00pm-7:00pm', '4:30pm-5:30pm'],
			23,
			'classes > entry 4 > time',
			'"4:30pm-5:30pm"',
			'Lena Moreau leads "running" at 4:00pm-5:00pm on this day. Change the time or the trainer of one of the two.',
		],
		[
			'with a time that cannot be read',
			['4:00pm-5:00pm', '4-5pm'],
			18,
			'classes > entry 3 > time',
			'"4-5pm"',
			'"time" must be two hours without spaces, with am or pm or on the 24-hour clock, not "4-5pm": when the class begins and ends, e.g. "9:00am-10:00am".',
		],
		[
			'with a class that ends before it begins',
			['6:00pm-7:00pm', '7:00pm-6:00pm'],
			23,
			'classes > entry 4 > time',
			'"7:00pm-6:00pm"',
			'"time" ends before it begins: "7:00pm-6:00pm". Write the earlier hour first, e.g. "9:00am-10:00am".',
		],
	]);
});

describe('a post', () => {
	const date = 'the day it was published, year first, e.g. 2022-04-19.';
	expectComplaints('posts/your-first-pair-of-gloves/index.md', [
		['without a date', [/date:.*\n/, ''], 1, 'date', 'nothing', `Add "date": ${date}`],
		[
			'with a day that does not exist',
			['2022-04-19', '2022-02-31'],
			5,
			'date',
			'"2022-02-31"',
			`"date" must be a day of the calendar as year-month-day, not "2022-02-31": ${date}`,
		],
		[
			'with the day first',
			['2022-04-19', '19.04.2022'],
			5,
			'date',
			'"19.04.2022"',
			`"date" must be a day of the calendar as year-month-day, not "19.04.2022": ${date}`,
		],
		[
			'with an unknown category',
			['[boxing', '[boxin'],
			6,
			'categories > entry 1',
			'"boxin"',
			'There is no "boxin" in content/categories. Did you mean "boxing"? Write the name of a file in content/categories, without ".json", e.g. "boxing".',
		],
		[
			'with a category twice',
			['[boxing', '[boxing, boxing'],
			6,
			'categories',
			'a list',
			'"categories" names "boxing" twice. Remove one of the two.',
		],
		[
			'with capitals in a tag',
			['technique]', 'Good Technique]'],
			7,
			'tags > entry 2',
			'"Good Technique"',
			'Entry 2 of "tags" must be in lower case, with hyphens for spaces, up to 20 characters, not "Good Technique": a tag, e.g. "strength".',
		],
		[
			'with an empty title',
			[/title:.*/, 'title:'],
			2,
			'title',
			'nothing',
			'"title" is empty. Write the title, e.g. "Your First Pair of Gloves".',
		],
		[
			'with a colon in a title without quotation marks',
			['title: ', 'title: Gloves: '],
			2,
			'',
			'title: Gloves: Your First Pair of Gloves',
			'Line 2 cannot be read as it stands. Check the spaces before the line, and put quotation marks around a text that contains ": " or begins with { [ & * # % or @.',
		],
		[
			'with a quotation mark that is not closed',
			['title: ', 'title: "'],
			2,
			'',
			'title: "Your First Pair of Gloves',
			'Line 2 cannot be read as it stands. A quotation mark is missing: end the text with ", as it begins.',
		],
		[
			'with an apostrophe between single marks',
			['title: Your First Pair of Gloves', "title: 'A Boxer's Gloves'"],
			2,
			'',
			"title: 'A Boxer's Gloves'",
			'Line 2 cannot be read as it stands. The text contains the mark that it stands between. Put it between two " instead.',
		],
		[
			'with a field that stands there twice',
			['author:', 'title: Gloves\nauthor:'],
			4,
			'',
			'title: Gloves',
			'Line 4 cannot be read as it stands. This field stands there twice. Remove one of the two.',
		],
		[
			'with a title cut off by a number sign',
			['Pair of Gloves', 'Pair of Gloves #1'],
			2,
			'title',
			'Your First Pair of Gloves #1',
			'Everything after " #" is left out of the page. Put quotation marks around the whole text.',
		],
		[
			'without its lines "---"',
			['---\n', ''],
			1,
			'',
			'no fields between two lines "---"',
			'Begin the file with a line "---", then the fields, then a second line "---", then the text.',
		],
		[
			'without a text',
			[/---\n\n[\s\S]*/, '---\n'],
			11,
			'text',
			'nothing',
			'Write the text under the second line "---".',
		],
		[
			'with a second title',
			['## Twelve', '# Twelve'],
			15,
			'text',
			'"# Twelve or sixteen ounces"',
			'The title is the page\'s only heading of the first rank. Write "## Twelve or sixteen ounces".',
		],
		[
			'with a picture in the text that does not exist',
			['## Twelve', '![A pair of gloves](./gloves.jpg)\n\n## Twelve'],
			15,
			'text',
			'![A pair of gloves](./gloves.jpg)',
			'There is no file "./gloves.jpg" beside this file. Put the picture there or correct the name.',
		],
		[
			'with a picture in the text that is not described',
			['## Twelve', '![](./boxing-gloves.jpg)\n\n## Twelve'],
			15,
			'text',
			'![](./boxing-gloves.jpg)',
			'Say between [ and ] what the picture shows, e.g. ![Two people on spin bikes](./boxing-gloves.jpg).',
		],
		[
			'with a heading that skips a rank',
			['## How', '#### How'],
			25,
			'text',
			'"#### How to wrap a hand"',
			'A heading goes down one rank at most from the one before. Write "### How to wrap a hand".',
		],
		[
			'with a first heading of the third rank',
			['## Twelve', '### Twelve'],
			15,
			'text',
			'"### Twelve or sixteen ounces"',
			'A heading goes down one rank at most from the one before. Write "## Twelve or sixteen ounces".',
		],
		[
			'with the title of another post',
			['title: Your First Pair of Gloves', 'title: Yoga for everyone in 2023'],
			2,
			'title',
			'"Yoga for everyone in 2023"',
			'content/posts/yoga-for-everyone-in-2023/index.md has the same "title". Give each a name of its own.',
		],
	]);
	const elsewhere = 'Begin with "/" for a page of this site, e.g. "/contact", or with "https://" for another.';
	expectComplaints('posts/your-first-pair-of-gloves/index.md', [
		[
			'with a link to a page that does not exist',
			['## Twelve', 'See [our classes](/clases).\n\n## Twelve'],
			15,
			'text',
			'[our classes](/clases)',
			'There is no page "/clases" on this site. Did you mean "/classes"? Write the address of a page, e.g. "/contact".',
		],
		[
			'with a link to a post that does not exist',
			['## Laces', 'Or [breathe](/blog/ten-breaths-before-the-bell).\n\n## Laces'],
			19,
			'text',
			'[breathe](/blog/ten-breaths-before-the-bell)',
			'There is no page "/blog/ten-breaths-before-the-bell" on this site. Did you mean "/blog/ten-breaths-before-the-bar"? Write the address of a page, e.g. "/contact".',
		],
		[
			'with a link to a day that does not exist',
			['## Laces', 'Come on [Monday](/schedule/mondy).\n\n## Laces'],
			19,
			'text',
			'[Monday](/schedule/mondy)',
			'There is no page "/schedule/mondy" on this site. Did you mean "/schedule/monday"? Write the address of a page, e.g. "/contact".',
		],
		[
			'with a link to a page of the gallery beyond the last',
			['## Laces', '[Pictures](/gallery/page-3)\n\n## Laces'],
			19,
			'text',
			'[Pictures](/gallery/page-3)',
			'There is no page "/gallery/page-3" on this site. Did you mean "/gallery/page-1"? Write the address of a page, e.g. "/contact".',
		],
		[
			'with a link to one of its headings that does not exist',
			['## Laces', 'See [below](#how-to-wrap-the-hand).\n\n## Laces'],
			19,
			'text',
			'[below](#how-to-wrap-the-hand)',
			'This page has no section "#how-to-wrap-the-hand". Did you mean "#how-to-wrap-a-hand"? Correct it, or leave out everything from "#" on.',
		],
		[
			'with a link to a section that another page does not have',
			['## Laces', 'See [our team](/#teams).\n\n## Laces'],
			19,
			'text',
			'[our team](/#teams)',
			'The page "/" has no section "#teams". Did you mean "#team"? Correct it, or leave out everything from "#" on.',
		],
		[
			'with a link to the file of another post',
			['## Laces', '[Breathe](../ten-breaths-before-the-bar/index.md)\n\n## Laces'],
			19,
			'text',
			'[Breathe](../ten-breaths-before-the-bar/index.md)',
			`"../ten-breaths-before-the-bar/index.md" is no address. Did you mean "/blog/ten-breaths-before-the-bar"? ${elsewhere}`,
		],
		[
			'with a link that begins with nothing',
			['## Laces', '[The league](www.example.com)\n\n## Laces'],
			19,
			'text',
			'[The league](www.example.com)',
			`"www.example.com" is no address. ${elsewhere}`,
		],
		[
			'with a slash at the end of a link',
			['## Laces', '[Prices](/pricing/)\n\n## Laces'],
			19,
			'text',
			'[Prices](/pricing/)',
			'Write "/pricing", without a slash or ".html".',
		],
		[
			'with a link whose address stands below',
			['## Laces', '[Prices][1]\n\n[1]: /pricng\n\n## Laces'],
			19,
			'text',
			'[Prices](/pricng)',
			'There is no page "/pricng" on this site. Did you mean "/pricing"? Write the address of a page, e.g. "/contact".',
		],
	]);

	test('may link to pages, sections, addresses elsewhere and files, and show code', async () => {
		const good = [
			'[a](/) [b](/#bmi) [c](/blog?q=yoga) [d](/blog/category/boxing) [e](/blog/tag/technique) [f](#afterwards)',
			'[g](/schedule#content) [h](/favicon.svg) [i](/rss.xml) [j](https://example.com/x) [k](mailto:a@example.com) [l](tel:+12125550142)',
			'[m](/blog/your-first-pair-of-gloves#how-to-wrap-a-hand) [n](/gallery/page-2)',
			'```md\n# No title\n[no link](nowhere)\n```',
		].join('\n\n');
		const file = 'posts/the-case-for-lighter-dumbbells/index.md';
		const said = await scratch.complainAbout(file, /$/, `\n\n${good}\n\n## Afterwards\n`);
		expect(said).toBe('0 problems in content/');
	});
});

describe('the categories', () => {
	expectComplaints('categories/yoga.json', [
		[
			'with the name of another',
			['"Yoga"', '"fitness"'],
			3,
			'name',
			'"fitness"',
			'content/categories/fitness.json has the same "name". Give each a name of its own.',
		],
	]);
});

describe('a partner', () => {
	expectComplaints('partners/vanta.json', [
		[
			'with a misspelt logo',
			['./vanta.svg', './vanto.svg'],
			4,
			'logo',
			'"./vanto.svg"',
			'There is no file "./vanto.svg" beside this file. Did you mean "./vanta.svg"? Put the picture there or correct the name.',
		],
		[
			'with a photograph for a logo',
			['./vanta.svg', './vanta.png'],
			4,
			'logo',
			'"./vanta.png"',
			'"logo" must begin with "./" and end in ".svg", not "./vanta.png": the SVG file beside this file, in one colour, e.g. "./nordlift.svg".',
		],
	]);
});

import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyContent, type Scratch } from './scratch';

let scratch: Scratch;
beforeAll(async () => {
	scratch = await copyContent();
});
afterAll(() => scratch.remove());

/** Title, then what is put in the place of what, then the field, what was found there and what to write. */
type Mistake = [
	title: string,
	change: [from: string | RegExp, to: string],
	field: string,
	found: string,
	expected: string,
];

function expectComplaints(file: string, mistakes: Mistake[]) {
	test.each(mistakes)('%s', async (_, [from, to], field, found, expected) => {
		const place = field === '' ? '' : `${field}: `;
		expect(await scratch.complainAbout(file, from, to)).toBe(
			`1 problem in content/\n\ncontent/${file}\n  ${place}found ${found}\n    ${expected}`,
		);
	});
}

describe('a plan', () => {
	expectComplaints('plans/beginner.json', [
		[
			'without "alt"',
			[/\t"alt".*\n/, ''],
			'alt',
			'nothing',
			'Add "alt": what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".',
		],
		[
			'with an empty "alt"',
			['Light dumbbells on an exercise mat', ''],
			'alt',
			'nothing',
			'"alt" is empty. Write what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".',
		],
		[
			'with an unknown field',
			['"price": 39,', '"price": 39, "colour": "red",'],
			'colour',
			'"red"',
			'"colour" is not a field of this entry. Remove it, or use one of: grade, price, features, featured, order, image, alt, focus.',
		],
		[
			'with a misspelt optional field',
			['"focus"', '"focos"'],
			'focos',
			'"50% 60%"',
			'"focos" is not a field of this entry. Did you mean "focus"?',
		],
		[
			'with a price in quotation marks',
			['39', '"39"'],
			'price',
			'"39"',
			'"price" must be a number without quotation marks: the price per month in dollars, e.g. 39.',
		],
		[
			'with a price of 0',
			['39', '0'],
			'price',
			'0',
			'"price" must be above 0: the price per month in dollars, e.g. 39.',
		],
		[
			'with cents',
			['39', '39.5'],
			'price',
			'39.5',
			'"price" must be a whole number: the price per month in dollars, e.g. 39.',
		],
		[
			'with a price too large for the card',
			['39', '10000'],
			'price',
			'10000',
			'"price" must be at most 9999: the price per month in dollars, e.g. 39.',
		],
		[
			'with a name too long for the card',
			['Biginner', 'Absolute beginners'],
			'grade',
			'"Absolute beginners"',
			'"grade" has 18 characters; keep it to 16: the card has one line for it.',
		],
		[
			'with four features',
			['"Free Hand",', ''],
			'features',
			'a list',
			'"features" has 4 entries; write exactly 5: what the plan contains, five lines.',
		],
		[
			'with text in the place of a list',
			[/\[[^\]]*\]/, '"Free Hand"'],
			'features',
			'"Free Hand"',
			'"features" must be a list between [ and ], not text: what the plan contains, five lines.',
		],
		[
			'with a number in the place of a text',
			['"Free Hand"', '5'],
			'features > entry 1',
			'5',
			'Entry 1 of "features" must be text in quotation marks, not a number: one line, e.g. "Personal Trainer".',
		],
		[
			'with a word in the place of true',
			['"order"', '"featured": "yes", "order"'],
			'featured',
			'"yes"',
			'"featured" must be true or false, without quotation marks: whether the card is raised and in ember.',
		],
		[
			'with the place of another plan',
			['"order": 1', '"order": 0'],
			'order',
			'0',
			'"order" must be above 0: its place in the chart, 1 is the first, e.g. 1.',
		],
	]);

	test('with a misspelt field is told of both names', async () => {
		expect(await scratch.complainAbout('plans/beginner.json', '"price"', '"prise"')).toBe(
			`2 problems in content/

content/plans/beginner.json
  price: found nothing
    Add "price": the price per month in dollars, e.g. 39.
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
			'time',
			'"9-10"',
			`"time" must be two hours with am or pm and no spaces, not "9-10": ${time}`,
		],
		[
			'with spaces in the time',
			['9:00am-10:00am', '9:00 am - 10:00 am'],
			'time',
			'"9:00 am - 10:00 am"',
			`"time" must be two hours with am or pm and no spaces, not "9:00 am - 10:00 am": ${time}`,
		],
		[
			'that ends before it begins',
			['9:00am-10:00am', '10:00am-9:00am'],
			'time',
			'"10:00am-9:00am"',
			'"time" ends before it begins: "10:00am-9:00am". Write the earlier hour first, e.g. "9:00am-10:00am".',
		],
		[
			'with a number for a time',
			['"9:00am-10:00am"', '9'],
			'time',
			'9',
			`"time" must be text in quotation marks, not a number: ${time}`,
		],
		[
			'with a misspelt day',
			['wednesday', 'wensday'],
			'day',
			'"wensday"',
			`"day" cannot be "wensday". Did you mean "wednesday"? Write one of: ${days}.`,
		],
		[
			'with an unknown day',
			['wednesday', 'today'],
			'day',
			'"today"',
			`"day" cannot be "today". Did you mean "monday"? Write one of: ${days}.`,
		],
		[
			'with a word for a focus',
			['45% 50%', 'center'],
			'focus',
			'"center"',
			`"focus" must be two percentages from 0% to 100%, each a multiple of 5, not "center": ${focus}`,
		],
		[
			'with a focus between the steps',
			['45% 50%', '48% 50%'],
			'focus',
			'"48% 50%"',
			`"focus" must be two percentages from 0% to 100%, each a multiple of 5, not "48% 50%": ${focus}`,
		],
		[
			'with a focus outside the picture',
			['45% 50%', '45% 105%'],
			'focus',
			'"45% 105%"',
			`"focus" must be two percentages from 0% to 100%, each a multiple of 5, not "45% 105%": ${focus}`,
		],
		[
			'without a picture',
			[/\t"image".*\n/, ''],
			'image',
			'nothing',
			'Add "image": the file of the picture, beside this file, about 3:2, at least 1200 px wide, e.g. "./gym-bag.jpg".',
		],
		[
			'with a misspelt picture',
			['./cycling.jpg', './cyclin.jpg'],
			'image',
			'"./cyclin.jpg"',
			'There is no file "./cyclin.jpg" beside this file. Did you mean "./cycling.jpg"? Put the picture there or correct the name.',
		],
		[
			'with capitals in the name of the picture',
			['./cycling.jpg', './Cycling.jpg'],
			'image',
			'"./Cycling.jpg"',
			'There is no file "./Cycling.jpg" beside this file. Did you mean "./cycling.jpg"? Put the picture there or correct the name.',
		],
		[
			'with a picture from the web',
			['./cycling.jpg', 'https://example.com/a.jpg'],
			'image',
			'"https://example.com/a.jpg"',
			'The file must lie in the folder content/, not at "https://example.com/a.jpg": put it beside this file and write e.g. "./gym-bag.jpg".',
		],
		[
			'with a picture outside of content/',
			['./cycling.jpg', '../../public/a.jpg'],
			'image',
			'"../../public/a.jpg"',
			'The file must lie in the folder content/, not at "../../public/a.jpg": put it beside this file and write e.g. "./gym-bag.jpg".',
		],
		[
			'with something that is no picture',
			['./cycling.jpg', './cycling.json'],
			'image',
			'"./cycling.json"',
			'"./cycling.json" must be a JPEG, PNG, WebP or AVIF picture.',
		],
		[
			'with a comma missing',
			['"Cycling",', '"Cycling"'],
			'line 4',
			'"trainer": "Lena Moreau",',
			`Line 4 ${unreadable}`,
		],
		[
			'with quotation marks from a word processor',
			['"Cycling"', '“Cycling”'],
			'line 3',
			'"title": “Cycling”,',
			'Line 3 cannot be read as it stands. Use straight quotation marks: ", not “ or ”.',
		],
		['with a text that stands bare', ['"Cycling"', 'Cycling'], 'line 3', '"title": Cycling,', `Line 3 ${unreadable}`],
		[
			'without its last brace',
			[/\}\s*$/, ''],
			'line 11',
			'the end of the file',
			'The file ends too early: a closing } or ] is missing. Every { needs its }, and every [ its ]. Compare with a similar file.',
		],
		['with a comma too many', [/"\n\}/, '",\n}'], 'line 11', '}', `Line 11 ${unreadable}`],
		[
			'with a field that stands there twice',
			['"title"', '"title": "Spin",\n\t"title"'],
			'line 4',
			'"title" a second time',
			'"title" may stand only once in a group. Rename or remove one of the two.',
		],
	]);

	test('with the place of another class', async () => {
		expect(await scratch.complainAbout('classes/meditation.json', '"order": 2', '"order": 1')).toBe(
			`1 problem in content/

content/classes/meditation.json
  order: found 1
    content/classes/cycling.json has the same "order". Give each its own number.`,
		);
	});

	test('with several mistakes hears of all of them at once', async () => {
		const change = [/"trainer".*\n\t"day".*\n/, '"traner": "Lena Moreau",\n'] as const;
		expect(await scratch.complainAbout('classes/cycling.json', ...change)).toBe(
			`3 problems in content/

content/classes/cycling.json
  trainer: found nothing
    Add "trainer": who leads it, e.g. "Lena Moreau".
  day: found nothing
    Add "day": the day, e.g. "monday".
  traner: found "Lena Moreau"
    "traner" is not a field of this entry. Did you mean "trainer"?`,
		);
	});
});

describe('the settings', () => {
	expectComplaints('settings/gym.json', [
		[
			'with an unknown network',
			['"facebook"', '"facebok"'],
			'social > entry 1 > network',
			'"facebok"',
			'"network" cannot be "facebok". Did you mean "facebook"? Write one of: facebook, x, instagram, youtube.',
		],
		[
			'with words for a phone number',
			['(212) 555-0142', 'call us'],
			'phone',
			'"call us"',
			'"phone" must be a phone number of at least 7 digits, not "call us": the phone number as visitors read it, e.g. "(212) 555-0142".',
		],
		[
			'with half an email address',
			['hello@ember.example.com', 'hello'],
			'email',
			'"hello"',
			'"email" must be an email address, not "hello": the address that the contact form writes to, e.g. "hello@ember.example.com".',
		],
		[
			'with doors that open and never close',
			[/,\s*"closes": "21:00"/, ''],
			'hours > entry 1',
			'a group of fields',
			'"opens" and "closes" belong together, the earlier hour first, e.g. "07:00" and "21:00". Leave out both if closed.',
		],
		[
			'with a place off the map',
			['40.7447', '140.7447'],
			'map > latitude',
			'140.7447',
			'"latitude" must be at most 90: how far north, in degrees, e.g. 40.7447.',
		],
	]);
	expectComplaints('settings/navigation.json', [
		[
			'with a link that begins with nothing',
			['"/pricing"', '"pricing"'],
			'main > entry 6 > href',
			'"pricing"',
			'"href" must begin with "/", "https://", "tel:" or "mailto:", not "pricing": where it leads, e.g. "/pricing".',
		],
		[
			'with a slash at the end of a link',
			['"/pricing"', '"/pricing/"'],
			'main > entry 6 > href',
			'"/pricing/"',
			'"href" leads to a page of this site: write "/pricing", without a slash or ".html" at the end.',
		],
		[
			'with ".html" at the end of a link',
			['"/about"', '"/about.html"'],
			'main > entry 2 > href',
			'"/about.html"',
			'"href" leads to a page of this site: write "/about", without a slash or ".html" at the end.',
		],
		[
			'with a blank that nothing fills in',
			['{year}', '{yaer}'],
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
		['without a banner', [fields, ''], 'banner', 'nothing', `Add "banner": ${banner}`],
		['with an empty banner', [fields, 'banner:\n'], 'banner', 'nothing', `"banner" is empty. Write ${banner}`],
		[
			'with a text for a banner',
			[fields, 'banner: Classes\n'],
			'banner',
			'"Classes"',
			`"banner" must be a group of fields, not text: ${banner}`,
		],
		[
			'with a text that it does not show',
			[/---\n$/, '---\n\nCome and see us.\n'],
			'text',
			'"Come and see us."',
			'This page shows only its fields. Remove the text under the second line "---".',
		],
	]);
	expectComplaints('pages/home.md', [
		[
			'with an unknown icon',
			['icon: dumbbell', 'icon: dumbell'],
			'about > highlights > entry 2 > icon',
			'"dumbell"',
			'"icon" cannot be "dumbell". Did you mean "dumbbell"? Write one of: backpack, biceps-flexed, check, clock, cog, dumbbell, glass-water, map-pin.',
		],
		[
			'with a picture that the gallery does not have',
			["'11'", '99'],
			'gallery > pictures > entry 5',
			'99',
			'There is no 99 in content/gallery. Write the number of a picture in content/gallery/gallery.json, e.g. "1".',
		],
		[
			'with the same picture twice',
			["'11'", "'1'"],
			'gallery > pictures',
			'a list',
			'"pictures" names "1" twice. Remove one of the two.',
		],
	]);
	expectComplaints('pages/about.md', [
		[
			'with words for a picture that is only decoration',
			["alt: ''", 'alt: A runner'],
			'intro > alt',
			'"A runner"',
			'Write "alt": "" with nothing between the marks: this picture is only decoration, which screen readers skip.',
		],
		[
			'with a decoration that lacks its empty "alt"',
			[/\s+alt: ''/, ''],
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
			'classes > entry 4 > class',
			'"cyclin"',
			'There is no "cyclin" in content/classes. Did you mean "cycling"? Write the name of a file in content/classes, without ".json", e.g. "cycling".',
		],
		[
			'with a row that names no class',
			[/"class": "cycling",\s*/, ''],
			'classes > entry 4 > class',
			'nothing',
			'Add "class": the name of a file in content/classes, without ".json", e.g. "cycling".',
		],
	]);
});

describe('a post', () => {
	const date = 'the day it was published, year first, e.g. 2022-04-19.';
	expectComplaints('posts/your-first-pair-of-gloves/index.md', [
		['without a date', [/date:.*\n/, ''], 'date', 'nothing', `Add "date": ${date}`],
		[
			'with a day that does not exist',
			['2022-04-19', '2022-02-31'],
			'date',
			'"2022-02-31"',
			`"date" must be a day of the calendar as year-month-day, not "2022-02-31": ${date}`,
		],
		[
			'with the day first',
			['2022-04-19', '19.04.2022'],
			'date',
			'"19.04.2022"',
			`"date" must be a day of the calendar as year-month-day, not "19.04.2022": ${date}`,
		],
		[
			'with an unknown category',
			['[boxing', '[boxin'],
			'categories > entry 1',
			'"boxin"',
			'There is no "boxin" in content/categories. Did you mean "boxing"? Write a category of content/categories/categories.json, e.g. "boxing".',
		],
		[
			'with a category twice',
			['[boxing', '[boxing, boxing'],
			'categories',
			'a list',
			'"categories" names "boxing" twice. Remove one of the two.',
		],
		[
			'with capitals in a tag',
			['technique]', 'Good Technique]'],
			'tags > entry 2',
			'"Good Technique"',
			'Entry 2 of "tags" must be in lower case, with hyphens for spaces, up to 20 characters, not "Good Technique": a tag, e.g. "strength".',
		],
		[
			'with an empty title',
			[/title:.*/, 'title:'],
			'title',
			'nothing',
			'"title" is empty. Write the title, e.g. "Your First Pair of Gloves".',
		],
		[
			'with a colon in a title without quotation marks',
			['title: ', 'title: Gloves: '],
			'line 2',
			'title: Gloves: Your First Pair of Gloves',
			'Line 2 cannot be read as it stands. Check the spaces before the line, and put quotation marks around a text that contains ": " or begins with { [ & * # % or @.',
		],
		[
			'with a quotation mark that is not closed',
			['title: ', 'title: "'],
			'line 2',
			'title: "Your First Pair of Gloves',
			'Line 2 cannot be read as it stands. A quotation mark is missing: end the text with ", as it begins.',
		],
		[
			'with an apostrophe between single marks',
			['title: Your First Pair of Gloves', "title: 'A Boxer's Gloves'"],
			'line 2',
			"title: 'A Boxer's Gloves'",
			'Line 2 cannot be read as it stands. The text contains the mark that it stands between. Put it between two " instead.',
		],
		[
			'with a field that stands there twice',
			['author:', 'title: Gloves\nauthor:'],
			'line 4',
			'title: Gloves',
			'Line 4 cannot be read as it stands. This field stands there twice. Remove one of the two.',
		],
		[
			'with a title cut off by a number sign',
			['Pair of Gloves', 'Pair of Gloves #1'],
			'title',
			'Your First Pair of Gloves #1',
			'Everything after " #" is left out of the page. Put quotation marks around the whole text.',
		],
		[
			'without its lines "---"',
			['---\n', ''],
			'',
			'no fields between two lines "---"',
			'Begin the file with a line "---", then the fields, then a second line "---", then the text.',
		],
		['without a text', [/---\n\n[\s\S]*/, '---\n'], 'text', 'nothing', 'Write the text under the second line "---".'],
		[
			'with a second title',
			['## Twelve', '# Twelve'],
			'text',
			'"# Twelve or sixteen ounces"',
			'The title is the page\'s only heading of the first rank. Write "## Twelve or sixteen ounces".',
		],
		[
			'with a picture in the text that does not exist',
			['## Twelve', '![A pair of gloves](./gloves.jpg)\n\n## Twelve'],
			'text',
			'![A pair of gloves](./gloves.jpg)',
			'There is no file "./gloves.jpg" beside this file. Put the picture there or correct the name.',
		],
		[
			'with a picture in the text that is not described',
			['## Twelve', '![](./boxing-gloves.jpg)\n\n## Twelve'],
			'text',
			'![](./boxing-gloves.jpg)',
			'Say between [ and ] what the picture shows, e.g. ![Two people on spin bikes](./boxing-gloves.jpg).',
		],
	]);
});

describe('the gallery', () => {
	expectComplaints('gallery/gallery.json', [
		[
			'with a gap in the numbers',
			['"12"', '"13"'],
			'',
			'1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13',
			'The pictures must be numbered 1, 2, 3 and so on without a gap: "12" is missing.',
		],
		[
			'that cannot be read, without a word on the pages that use it',
			[/\}\s*\}\s*$/, '}\n'],
			'line 51',
			'the end of the file',
			'The file ends too early: a closing } or ] is missing. Every { needs its }, and every [ its ]. Compare with a similar file.',
		],
		[
			'with a number twice',
			['"12"', '"11"'],
			'line 47',
			'"11" a second time',
			'"11" may stand only once in a group. Rename or remove one of the two.',
		],
		[
			'with a picture that is not described',
			[/(jpg"),\s*"alt": "Row of rowing machines"/, '$1'],
			'11 > alt',
			'nothing',
			'Add "alt": what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".',
		],
	]);
});

describe('a partner', () => {
	expectComplaints('partners/vanta.json', [
		[
			'with a misspelt logo',
			['./vanta.svg', './vanto.svg'],
			'logo',
			'"./vanto.svg"',
			'There is no file "./vanto.svg" beside this file. Did you mean "./vanta.svg"? Put the picture there or correct the name.',
		],
		[
			'with a photograph for a logo',
			['./vanta.svg', './vanta.png'],
			'logo',
			'"./vanta.png"',
			'"logo" must begin with "./" and end in ".svg", not "./vanta.png": the SVG file beside this file, in one colour, e.g. "./nordlift.svg".',
		],
	]);
});

describe('a file', () => {
	const complaint = (file: string, found: string, expected: string) =>
		`1 problem in content/\n\ncontent/${file}\n  found ${found}\n    ${expected}`;

	test('that is a picture and stands nowhere is refused', async () => {
		await copyFile(scratch.path('gallery/gallery-01.jpg'), scratch.path('gallery/new.jpg'));
		const found = await scratch.complain();
		await rm(scratch.path('gallery/new.jpg'));
		expect(found).toBe(
			complaint('gallery/new.jpg', 'a picture that no page shows', 'Name it in a content file, or delete it.'),
		);
	});

	test('that lies in the wrong folder is refused', async () => {
		await writeFile(scratch.path('posts/news.md'), '---\ntitle: News\n---\n');
		const found = await scratch.complain();
		await rm(scratch.path('posts/news.md'));
		expect(found).toBe(
			complaint('posts/news.md', 'a file that belongs to no page', 'Check its name and its folder, or delete it.'),
		);
	});

	test('that a page needs is missed under its name', async () => {
		await rename(scratch.path('pages/not-found.md'), scratch.path('pages/404.md'));
		const found = await scratch.complain();
		await rename(scratch.path('pages/404.md'), scratch.path('pages/not-found.md'));
		expect(found).toBe(
			complaint('pages/not-found.md', 'no such file', 'The site needs this file. Put it back under exactly this name.'),
		);
	});

	test('that is a day of the schedule must be named like the day', async () => {
		await copyFile(scratch.path('schedule/monday.json'), scratch.path('schedule/mon.json'));
		const found = await scratch.complain();
		await rm(scratch.path('schedule/mon.json'));
		const days = 'monday, tuesday, wednesday, thursday, friday, saturday, sunday';
		expect(found).toBe(complaint('schedule/mon.json', '"mon"', `The name must be one of: ${days}.`));
	});

	test('that becomes part of an address has no capitals and no spaces', async () => {
		await rename(scratch.path('testimonials/ruth-kowalski.json'), scratch.path('testimonials/Ruth K.json'));
		const found = await scratch.complain();
		await rename(scratch.path('testimonials/Ruth K.json'), scratch.path('testimonials/ruth-kowalski.json'));
		const expected =
			'It becomes part of an address: rename it to small letters, numbers and hyphens, e.g. "power-lifting".';
		expect(found).toBe(complaint('testimonials/Ruth K.json', '"Ruth K"', expected));
	});
});

describe('a picture', () => {
	const change = async (picture: ReturnType<typeof sharp> | string) => {
		const target = scratch.path('classes/cycling.jpg');
		await (typeof picture === 'string' ? writeFile(target, picture) : picture.toFile(target));
		const found = await scratch.complain();
		await copyFile(scratch.path('classes/boxing.jpg'), target);
		return found;
	};
	const drawn = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: 'black' } });
	const complaint = (expected: string) =>
		`1 problem in content/\n\ncontent/classes/cycling.json\n  image: found "./cycling.jpg"\n    The picture "./cycling.jpg" ${expected}`;

	test('that is too small for its place is refused', async () => {
		const found = await change(drawn(900, 600));
		expect(found).toBe(complaint('is 900 px wide; this place needs at least 1200 px.'));
	});

	test('that has the wrong shape for its place is refused', async () => {
		const found = await change(drawn(1200, 1200));
		expect(found).toBe(complaint('is 1200 x 1200 px; this place needs about 3:2. Crop it and save it again.'));
	});

	test('that cannot be opened is refused', async () => {
		const found = await change('no picture at all');
		expect(found).toBe(complaint('cannot be opened. Save it again as JPEG, or choose another.'));
	});
});

describe('a logo', () => {
	test.each([
		['<svg xmlns="http://www.w3.org/2000/svg"/>', 'needs a viewBox. Save it again as a plain SVG.'],
		['<svg viewBox="0 0 9 9"><script/></svg>', 'contains styles or scripts. Save it again as a plain SVG.'],
		['<svg viewBox="0 0 9 9"/>', 'must be filled with "currentColor", so that it takes the page\'s colour.'],
	])('%s is refused', async (drawing, expected) => {
		const good = scratch.path('partners/halfmoon.svg');
		await writeFile(scratch.path('partners/vanta.svg'), drawing);
		const found = await scratch.complain();
		await copyFile(good, scratch.path('partners/vanta.svg'));
		expect(found).toBe(
			`1 problem in content/\n\ncontent/partners/vanta.json\n  logo: found "./vanta.svg"\n    The drawing "./vanta.svg" ${expected}`,
		);
	});
});

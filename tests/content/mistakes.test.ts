// Mistakes in files, from reading to the message: the smallest input, and the file, line and field, what was found and what to write.
// For each kind of field see fields.test.ts.
import { expect, test } from 'vitest';
import { shorten } from '~/content-files/diagnostic.ts';
import { type Edits, prepareScratch } from './scratch.ts';

const check = await prepareScratch('smallest');

const post = (body: string, fields = '') => `---
title: Gloves
description: How to wrap a hand.
author: Admin
date: "2022-04-19"
categories: [boxing]
${fields}image: ../../classes/geraet.jpg
alt: Two gloves
---
${body}
`;
const boxing = { 'categories/boxing.json': '{ "name": "Boxing" }' };
const body = (text: string, fields = '') => ({ ...boxing, 'posts/gloves/index.md': post(text, fields) });
const edited = (from: string, to: string) => ({ ...boxing, 'posts/gloves/index.md': post('One.').replace(from, to) });
/** A page of the editor's own. */
const more = (name: string, body = 'One.', fields = '') => ({
	[`pages/more/${name}.md`]: `---\ntitle: Us\ndescription: Us.\n${fields}---\n${body}`,
});
/** The classes of a day, all cycling, at these times. */
const day = (...times: string[]) =>
	`{ "classes": [${times.map((time) => `{ "class": "cycling", "time": "${time}" }`).join(',\n')}] }`;
const monday = (...times: string[]) => ({ 'schedule/monday.json': day(...times) });
/** One class, on Monday, and changes. */
const changes = (...texts: string[]): Edits => ({
	...monday('9:00am-10:00am'),
	'settings/gym.json': [/"monday"\s*\]/, '"monday", "tuesday"]'],
	...Object.fromEntries(texts.map((text, index) => [`changes/${'abcd'[index]}.json`, text])),
});
const change = (fields: string, from = '2100-01-04') => `{\n"from": "${from}", ${fields}\n}`;
const canceled = (from: string, more = '') => change(`"what": "canceled", "class": "cycling"${more}`, from);
const moved = (time: string, more = '') => change(`"what": "moved", "class": "cycling", "time": "${time}"${more}`);
const toDay = (day: string) => change(`"what": "moved", "class": "cycling", "day": "${day}"`);
const hours = (time: string) => change(`"what": "hours", "hours": "${time}"`);
const plan = (from: string | RegExp, to: string): Edits => ({ 'plans/plan.json': [from, to] });
const gym = (from: string | RegExp, to: string): Edits => ({ 'settings/gym.json': [from, to] });
const privacy = (from: string, to: string): Edits => ({ 'pages/more/privacy.md': [from, to] });
const belts = privacy('nothing.', 'belts. 40 inches long, they are $9 on Foundry Lane.');
/** A home page whose table has one row. */
const row = (on: string): Edits => ({ 'pages/home.md': [/rows: \[\]/, `rows: [{ class: cycling, day: ${on} }]`] });
const about = (from: string | RegExp, to: string): Edits => ({ 'pages/about.md': [from, to] });

const rows: [mistake: string, edits: Edits][] = [
	[
		'no mistake: hidden files that other programs leave',
		{ 'plans/._plan.json': 'x', 'posts/gloves/.#index.md': 'x', 'README.md': '' },
	],
	// JSON
	['JSON: a missing comma', plan('1,', '1')],
	['JSON: a missing quotation mark', plan('"price"', 'price"')],
	['JSON: an extra comma', plan('bikes"', 'bikes",')],
	['JSON: a missing brace', plan(/\}\s*$/, '')],
	['JSON: a field twice', plan('"order"', '"price"')],
	['JSON: 60,000 brackets', { 'plans/plan.json': '['.repeat(60_000) }],
	['JSON: a list of entries', { 'changes/a.json': '[{ "what": "closed" }, {}]' }],
	['JSON: two entries', { 'changes/a.json': '{ "link": { "href": "/" } }\n{ "what": "closed" }' }],
	['JSON: __proto__', plan('"price"', '"__proto__": {}, "price"')],
	['JSON: a byte-order mark', { 'plans/plan.json': '\ufeff{}' }],
	['JSON: an unfinished merge', plan(/(.*"price".*\n)/, '<<<<<<< HEAD\n$1=======\n$1>>>>>>> new\n')],
	...[
		'“price”: 1',
		'"price": 49,50',
		'"price": $49',
		"'price': 1",
		'# new\n"price": 1',
		'// new\n"price": 1',
		'"price" = 1',
	].map((line): [string, Edits] => [`JSON: ${line}`, plan('"price": 1', line)]),
	...['"price": 1;', '"price":\u00a01', '"featured": True', '"grade": "C:\\gym"', '"price": 1.000'].map(
		(line): [string, Edits] => [`JSON: ${line}`, plan('"price": 1,', `${line},`)],
	),
	['JSON: a code fence', { 'plans/plan.json': '```json\n{}\n```' }],
	['JSON: empty', { 'plans/plan.json': '' }],
	// front matter
	['fields: no mistake, spaces after the first line', about(/^---/, '---  ')],
	['fields: one line', { 'pages/more/privacy.md': '---\ntitle: Us\nOne.' }],
	['fields: none', about(/^---\n/, '')],
	['fields: a sentence', about(/^---\n[^]*?\n---/, '---\nHello.\n---')],
	['fields: empty', { 'pages/more/privacy.md': '---\n---\nOne.' }],
	['fields: a colon', about('About us', 'About: us')],
	['fields: an open quotation mark', about('title: ', 'title: "')],
	['fields: a star', about('About us', '*us')],
	['fields: a tag', about('About us', '!New')],
	['fields: an anchor', about('About us', '&Co')],
	['fields: a comment', about('About us', 'Gym #1')],
	['fields: a field twice', about('title', 'title: Us\ntitle')],
	['fields: Latin 1', { 'pages/more/privacy.md': Buffer.from('---\ntitle: Für\n---\n', 'latin1') }],
	['fields: UTF-16', { 'pages/more/privacy.md': Buffer.from('---', 'utf16le') }],
	// fields of an entry
	['a misspelled field', plan('"price"', '"prise"')],
	['two unknown fields', plan('"price"', '"color": 1, "size": 2, "price"')],
	['a number with a point for thousands', { 'classes/cycling.md': [/order: \d+/, 'order: 1.000'] }],
	['an empty reference', { 'classes/cycling.md': ['lena-moreau', "''"] }],
	['another country', gym('"US"', '"USA"')],
	['hours of a closed day', gym(/"closes": "[^"]+"/, '"closes": "closed", "closed": true')],
	[
		'missing words',
		{ ...privacy('We', 'TODO: we'), ...about('About us', '"[insert date] fÃ¼r"'), ...edited('Two gloves', '"-"') },
	],
	['a misspelled reference', { 'classes/cycling.md': ['lena-moreau', 'lena-morau'] }],
	[
		'a reference to a misnamed file',
		{ 'classes/cycling.md': ['lena-moreau', 'lena'], 'coaches/Lena.md': '---\n---\n' },
	],
	['a phone number that nobody can dial', gym('(212) 555-0142",', '(212) 555-0142 / 0143", "whatsapp": "0142",')],
	[
		'a form service that would change the security policy',
		gym('"phone"', '"contactForm": { "service": "https://x;script-src;a.com" },\n"phone"'),
	],
	['an unfilled blank', { 'coaches/lena-moreau.md': ['name: ', 'name: A [your] '] }],
	// names of files
	['name: missing', { 'pages/not-found.md': undefined }],
	['name: unknown day', { 'schedule/mon.json': day() }],
	['name: not for an address', { 'categories/Hot Yoga.json': '{ "name": "Hot" }' }],
	['name: of a list page', { 'categories/page-2.json': '{ "name": "P" }' }],
	['name: a class whose saved times no account takes', { [`classes/${'a'.repeat(46)}.md`]: '---\n---\n' }],
	['name: index', { ...boxing, 'posts/index/index.md': post('One.') }],
	['name: of a page', more('schedule')],
	[
		'name: misplaced',
		{ 'posts/news.md': '', 'pages/open-day.md': '', 'changes/x.md': '', 'x.md': '', 'changes/c.docx': '' },
	],
	['name: of a list', more('gallery')],
	['name: of a section', { 'questions/find-us.md': '---\norder: 1\ntitle: Where?\npages: [contact]\n---\nHere.' }],
	[
		'name: another ending',
		{ 'changes/christmas.json.txt': '{}', 'classes/spin.MD': '', 'posts/a/index.md.txt': '', 'plans/x': '' },
	],
	['tag: of a later page', body('One.', 'tags: [page-2]\n')],
	[
		'old address: of a page, of the post itself, of the site, of a host, in another case',
		body(
			'One.',
			'formerly: [/pricing, /blog/gloves, /admin, /offline, /404, /index, /auth/v1, /rest, /About, /blog]\n',
		),
	],
	[
		'old address: twice',
		{ ...body('One.', 'formerly: [/old/]\n'), ...privacy('menu: main', 'menu: main\nformerly: [/Old]') },
	],
	['tag: none', body('One.', 'tags: [index, "&"]\n')],
	['tag: no mistake, any word', body('[a](/blog/tag/sırt-boyun) [b](/blog/tag/呼吸)', 'tags: [Sırt & boyun, 呼吸]\n')],
	['old address: malformed', body('One.', 'formerly: [/old, /a.html, /%zz, /a%2fb, /our%20prices]\n')],
	// links
	['link: misspelled', body('[a](/pricng)')],
	['link: a deleted class', body('[a](/classes/cyclin) [b](/classes/boxing)')],
	['link: unknown file', body('[a](/menu.png)')],
	['link: by reference', body('[a][1]\n\n[1]: /pricng')],
	['link: no words', body('[](/contact)')],
	['link: unknown section', body('[a](/contact#cancel)')],
	['link: slash', body('[a](/pricing/)')],
	['link: file', body('[a](../../pages/pricing.md)')],
	['link: unknown tag page', body('[a](/blog/tag/x/page-2)')],
	[
		'link: what is not built',
		body('[a](/classes/cycling.ics) [b](/blog/tag/laces/page-2) [c](/gallery/page-9)', 'tags: [laces]\n'),
	],
	['link: draft', { ...body('One.', 'draft: true\n'), ...privacy('We', '[We](/blog/gloves)') }],
	['link: future', { ...edited('2022', '2999'), ...privacy('We', '[We](/blog/gloves)') }],
	['link: field', { 'pages/home.md': ['href: /classes', 'href: /class'] }],
	['link: other field', { 'pages/classes.md': [/joinHref: .*/, 'joinHref: /contakt'] }],
	[
		'link: draft field',
		{
			...privacy('menu: main', 'menu: main\ndraft: true'),
			'settings/navigation.json': [/"footer": \{/, '"footer": { "privacyPage": "privacy",'],
		},
	],
	// Markdown
	['text: missing', about('We are a gym.', '')],
	[
		'link: switched off',
		{
			...gym('"name"', '"off": ["blog", "gallery"], "name"'),
			...about('/contact', '/gallery/page-1'),
			...privacy('We', '[We](/blog)'),
		},
	],
	[
		'link: no mistake, those of a switched-off page itself and those that go with it',
		{
			...gym('"name"', '"off": ["about", "blog"], "name"'),
			...about('/contact', '/blog'),
			'pages/not-found.md': [/links: .*/, 'links: [{ label: News, href: /blog }]'],
			...body('[One](/blog/tag/laces)', 'formerly: [/blog/old]\n'),
		},
	],
	['text: unseen', { 'pages/schedule.md': [/---\s*$/, '---\nCome.'] }],
	['text: conflict', body('One.\n=======\nTwo.')],
	['text: underlined', body('One.\n---\nTwo.')],
	['text: too many cells', body('| a | b |\n| --- | --- |\n| 1 | 2|3 |\n| 4 | 5\\|6 |')],
	['text: unknown blank', body('{Phone} {gym} { gym } {price}\n\n`{price}`')],
	['text: endless comments', body('One <!-- two\n\n<!-- three\n\nfour')],
	['text: dashes in an address', body('Write to hello--there@example.com.')],
	['text: bold beside punctuation', body('**「こ」**です')],
	['text: HTML', body('for <b>all</b>')],
	['text: heading level', body('### A')],
	['text: a list that begins with 24', body('24. December')],
	['text: a list of dates', body('1. May\n25. December')],
	['text: a line that parsers take minutes for', body('"'.repeat(60_000))],
	['text: a quote nested 3,000 deep', body('>'.repeat(3000) + ' A')],
	['text: a list nested 3,000 deep', body('- '.repeat(3000) + 'A')],
	['text: four spaces', body('    One.')],
	['text: headings', body('# A\n\n##A\n\n##\u00a0A')],
	['text: lists', body('-Towel\n\nBring:\n\u2022 Towel\n\n1.One\n\n*Towel\n\n-\u00a0b\n\n\\*Only in June')],
	[
		'text: lists by sign',
		body(['✓', '\u2013 ', '\u2212', 'a) ', '(1) '].map((sign) => `${sign}A\n${sign}B`).join('\n\n')),
	],
	['text: no mistake, lines of their own', body('✓ Showers\\\n✓ Towels\n\n- one\n  two\n- three\n\nfour\n\na 8~12 b')],
	['text: joined with a list and a table', body('- one\ntwo\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\nthree')],
	['text: cells', body('Day\tTime\nMon\t9\n\n| a |\n| b |\n\n| c |\n\n+---+---+')],
	['text: crossed out', body('at 8~12 or 5~6')],
	['text: marks', body('a ** b ** c\n\na[^1]\n\n[a][b]\n\none\n[a] (/pricing)')],
	['text: half a link', body('(our page)[/pricing]\n\n[our page]/pricing)\n\n[our page(/pricing)')],
	['text: space in address', body('![a](./my pic.jpg)')],
	['text: blank', body('by [your host]')],
	['text: character', body('Ring\u0007\n\n\u202eOne two\ufffd')],
	['text: picture', body('![](../../classes/geraet.jpg) ![IMG_1234](../../classes/geraet.jpg) ![a](./b.jpg)')],
	// across files
	['home page: no mistake, a class of that day', { ...row('monday'), ...monday('9:00am-10:00am') }],
	['home page: a class that runs on another day', { ...row('tuesday'), ...monday('9:00am-10:00am') }],
	['home page: a class that never runs', { 'pages/home.md': [/rows: \[\]/, 'rows: [{ class: cycling }]'] }],
	['menu: a page twice', { 'settings/navigation.json': [/(?<="main"[^]*?"href": ")[^"]*/, '/privacy'] }],
	[
		"the sample's facts in a gym elsewhere",
		{
			...gym(/18 Foundry Lane([^]*)"US"([^]*)"USD"/, '1 Main Street$1"CA"$2"EUR"'),
			'changes/a.json': change('"what": "announcement", "message": "A pass is $5."'),
			...belts,
		},
	],
	["no mistake: the sample's facts where they are true", { ...gym('USD', 'CAD'), ...belts }],
	['author: the name of a coach', edited('Admin', 'Mara Lindqvist')],
	['author: unknown coach', edited('Admin', 'jane-doe')],
	...['Lena Morau', 'lena', 'lena-moreau.md'].map((name): [string, Edits] => [
		`author: ${name}`,
		edited('Admin', name),
	]),
	['two entries that look the same', { ...more('us'), ...more('we') }],
	[
		'hours: at the desk of a closed gym',
		gym('"hours"', '"staffedHours": [{ "weekdays": ["sunday"], "opens": "9:00am", "closes": "5:00pm" }], "hours"'),
	],
	['hours: noon for midnight', { ...monday('1:00pm-2:00pm'), ...gym(/"closes": "[^"]+"/, '"closes": "12:00pm"') }],
	// times
	['times: a trainer with two classes', monday('9:00am-10:00am', '9:30am-10:30am')],
	['times: on a closed day', { 'schedule/sunday.json': day('9:00am-10:00am') }],
	['times: before the opening hours', monday('6:30am-7:45am')],
	[
		'times: without am or pm',
		{ ...monday('8:00-9:00'), ...changes(hours('10:00-11:00')), 'schedule/monday.json': day('8:00-9:00') },
	],
	['times: far too long, short and at night', monday('11:00am-12:00am', '1:00pm-1:05pm', '12:00am-1:00am')],
	['change: no class', { 'changes/a.json': canceled('2100-01-04') }],
	['change: other day', changes(canceled('2100-01-05'))],
	['change: other time', changes(canceled('2100-01-04', ', "at": "5:00pm"'))],
	['change: twice', { ...changes(moved('1:00pm-2:00pm')), ...monday('9:00am-10:00am', '11:00am-12:00pm') }],
	['change: contradiction', changes(change('"what": "closed"'), moved('1:00pm-2:00pm'))],
	['change: moved outside the hours', changes(moved('10:00pm-11:00pm'))],
	['change: special hours without a class', changes(hours('10:00am-2:00pm'))],
	['change: moved outside special hours', changes(moved('5:00pm-6:00pm'), hours('9:00am-2:00pm'))],
	[
		'change: moved over another class of the trainer',
		{ ...changes(moved('5:00pm-6:00pm', ', "at": "9:00am"')), ...monday('9:00am-10:00am', '5:00pm-6:00pm') },
	],
	[
		'change: moved on two days',
		{ ...changes(moved('5:00pm-6:00pm', ', "until": "2100-01-10"')), 'schedule/tuesday.json': day('9:00am-10:00am') },
	],
	[
		'change: two that say different things about one day, one of them every year',
		changes(change('"until": "2090-01-06", "what": "closed", "every": "year"', '2090-01-02'), hours('9:00am-2:00pm')),
	],
	['change: two times for one class', changes(moved('5:00pm-6:00pm'), moved('6:00pm-7:00pm'))],
	['change: two that say the same', changes(change('"what": "closed"'), change('"what": "closed"'))],
	[
		'change: canceled on the day to which it moves',
		changes(change('"what": "moved", "class": "cycling", "day": "2100-01-05"'), canceled('2100-01-05')),
	],
	['change: as usual', changes(moved('9:00am-10:00am'))],
	['change: to nowhere', changes(change('"what": "moved", "class": "cycling"'))],
	[
		'change: several days to one',
		changes(change('"what": "moved", "class": "cycling", "day": "2100-01-05", "until": "2100-01-11"')),
	],
	[
		'change: no mistake, another day and room',
		changes(change('"what": "moved", "class": "cycling", "day": "2100-01-05", "room": "Hall 2"')),
	],
	[
		'change: in ten years',
		changes(change('"what": "closed"', '2110-01-07'), change('"what": "closed", "every": "year"', '2110-01-08')),
	],
	...['"cancelled"', '"Closed"', '"move"'].map((what): [string, Edits] => [
		`change: ${what}`,
		changes(change(`"what": ${what}`)),
	]),
	['change: to another year', changes(toDay('2101-01-04'))],
	['change: to the same day', changes(toDay('2100-01-04'))],
	['change: to the next date of the class', changes(toDay('2100-01-11'))],
	['change: to a day that is over', changes(toDay('2099-11-12'))],
	['change: on February 29 of every year', changes(change('"what": "closed", "every": "year"', '2096-02-29'))],
	[
		'change: a stand-in who is away too',
		{
			...changes(
				change('"what": "away", "coach": "lena-moreau", "trainer": "bea"'),
				change('"what": "away", "coach": "bea"'),
			),
			'coaches/bea.md': '---\nname: Bea\norder: 9\n---\nBea.',
		},
	],
	['change: long over', { 'changes/a.json': change('"what": "closed"', '2098-01-07') }],
	[
		'change: no mistake, a class that moves for weeks although one day is closed',
		changes(
			change('"until": "2100-01-06", "what": "closed"', '2100-01-02'),
			moved('5:00pm-6:00pm', ', "until": "2100-01-17"'),
		),
	],
	[
		'change: wrong fields and dates',
		changes(
			'{ "from": "2100-01-04" }',
			change('"what": "closed", "hours": "9:00-10:00"'),
			change('"until": "2100-01-02", "what": "closed"'),
			change('"until": "2200-01-02", "what": "closed"'),
		),
	],
];

test.each(rows)('%s', async (_, edits) => {
	const { errors, warnings } = await check(edits);
	const lines = [...errors, ...warnings].map(({ file, line, field, found, expected, isWarning }) => {
		const place = [file.replace('content/', ''), line].filter(Boolean).join(':');
		return `${isWarning ? 'Warning: ' : ''}${place} ${field}: found ${shorten(found)}. ${expected}`;
	});
	expect(lines).toMatchSnapshot();
});

test('a file may have Windows line endings and a byte order mark', async () => {
	const text = '\ufeff---\r\ntitle: Privacy\r\ndescription: What we store.\r\n---\r\nNothing.\r\n';
	expect(await check({ 'pages/more/privacy.md': text })).toMatchObject({ errors: [], warnings: [] });
});

test('a text can link to pages, sections, other sites and files, and contain code, tables, lists and comments', async () => {
	const good = [
		'[a](/) [b](/#bmi) [c](/blog?q=yoga) [d](/blog/category/boxing) [e](/blog/tag/laces) [f](#afterwards) [n](/gallery/page-1)',
		'[g](/gallery#content) [h](/favicon.svg) [i](/rss.xml) [j](http://example.com/x) [k](mailto:a@example.com) [l](tel:+12125550142)',
		'[m](/pages) [o](/classes/cycling.ics) [p](/schedule/monday.ics)',
		'```md\n# No title\n##No title\n[no link](nowhere) <b>\n```\n\n`<b>` and 5 < 6, at 6~10, [sic] (no link), -5 kg',
		'| a | b |\n| --- | --- |\n| 1 | 2 |',
		'1. one\n2. two\n   - three\n\n> 1. four\n\nfive <!-- six -->\n\n<!-- seven\n\n**eight** -->',
		'**bold**, _italic_ and 24\\. December\n25. December',
		'## Afterwards',
	].join('\n\n');
	const edits = { ...monday('9:00am-10:00am'), ...more('pages'), ...body(good, 'tags: [laces]\n') };
	expect(await check(edits)).toMatchObject({
		errors: [],
		warnings: [],
	});
});

test('a draft may have blanks and link to drafts', async () => {
	const post = body('[One](/pages) by [your host]', 'draft: true\n');
	expect(await check({ ...more('pages', 'One.', 'draft: true\n'), ...post })).toMatchObject({ errors: [] });
});

test('a mistake in one file does not hide those in others', async () => {
	const { errors } = await check({
		'plans/plan.json': '{',
		'pages/about.md': ['title', 'titel'],
		'pages/not-found.md': undefined,
	});
	expect(new Set(errors.map(({ file }) => file))).toHaveLength(3);
});

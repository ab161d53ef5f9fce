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
	...Object.fromEntries(texts.map((text, index) => [`changes/${'abcdefghij'[index]}.json`, text])),
});
const change = (fields: string, from = '2100-01-04') => `{\n"from": "${from}", ${fields}\n}`;
const canceled = (from: string, more = '') => change(`"what": "canceled", "class": "cycling"${more}`, from);
const moved = (time: string, more = '') => change(`"what": "moved", "class": "cycling", "time": "${time}"${more}`);
const toDay = (day: string) => change(`"what": "moved", "class": "cycling", "day": "${day}"`);
const hours = (time: string) => change(`"what": "hours", "hours": "${time}"`);
/** Many mistakes for one check: files that are named for them. */
const files = (folder: string, ending: string, texts: Record<string, string>) =>
	Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${folder}/${name}.${ending}`, text]));
const posts = (texts: Record<string, string>) => {
	const all = Object.entries(texts).map(([name, text]) => [`posts/${name}/index.md`, post(text)]);
	return { ...boxing, ...Object.fromEntries(all) };
};
const plan = (line: string) => `{\n"features": ["bikes"],\n${line}\n"order": 1\n}`;
const gym = (from: string | RegExp, to: string): Edits => ({ 'settings/gym.json': [from, to] });
const privacy = (from: string, to: string): Edits => ({ 'pages/more/privacy.md': [from, to] });
/** A home page whose table has one row. */
const row = (on: string): Edits => ({ 'pages/home.md': [/rows: \[\]/, `rows: [{ class: cycling, day: ${on} }]`] });
const about = (from: string | RegExp, to: string): Edits => ({ 'pages/about.md': [from, to] });

const rows: [mistake: string, edits: Edits][] = [
	[
		'no mistake',
		{
			...{ 'plans/._plan.json': 'x', 'posts/gloves/.#index.md': 'x', 'README.md': '' }, // of other programs
			...about(/^---/, '---  '),
			'pages/more/privacy.md': '\ufeff---\r\ntitle: Privacy\r\ndescription: What we store.\r\n---\r\nNothing.\r\n',
			...row('monday'),
			...monday('9:00am-10:00am'),
			...body(
				'[a](/blog/tag/sırt-boyun) [b](/blog/tag/呼吸)\n\n✓ Showers\\\n✓ Towels\n\n- one\n  two\n- three\n\nfour\n\na 8~12 b',
				'tags: [Sırt & boyun, 呼吸]\n',
			),
		},
	],
	[
		'JSON',
		files('plans', 'json', {
			'a-comma': plan('"price": 1'),
			'a-quotation-mark': plan('price": 1,'),
			'a-brace': '{\n"price": 1,\n"order": 1\n',
			'a-list': '[{ "price": 1 }, {}]',
			'one-comma-more': '{ "features": ["bikes",] }',
			twice: plan('"order": 2,'),
			brackets: '['.repeat(60_000),
			'two-entries': '{ "link": { "href": "/" } }\n{ "what": "closed" }',
			'byte-order-mark': '\ufeff{}',
			merge: plan('<<<<<<< HEAD\n"price": 1,\n=======\n"price": 2,\n>>>>>>> new'),
			'curly-marks': plan('“price”: 1,'),
			'single-marks': plan("'price': 1,"),
			'decimal-comma': plan('"price": 49,50,'),
			currency: plan('"price": $49,'),
			thousands: plan('"price": 1.000,'),
			hash: plan('# new'),
			slashes: plan('// new'),
			equals: plan('"price" = 1,'),
			semicolon: plan('"price": 1;'),
			'no-break-space': plan('"price":\u00a01,'),
			true: plan('"featured": True,'),
			backslash: plan('"grade": "C:\\gym",'),
			'code-fence': '```json\n{}\n```',
			empty: '',
		}),
	],
	// front matter
	[
		'fields',
		{
			...files('pages/more', 'md', {
				'one-line': '---\ntitle: Us\nOne.',
				none: 'title: Us\n---\nOne.',
				sentence: '---\nHello.\n---\nOne.',
				colon: '---\ntitle: About: us\n---\n',
				'quotation-mark': '---\ntitle: "Us\nmenu: main\n---\n',
				star: '---\ntitle: *us\n---\n',
				tag: '---\ntitle: !New\n---\n',
				anchor: '---\ntitle: &Co\n---\n',
				comment: '---\ntitle: Gym #1\n---\n',
				twice: '---\ntitle: Us\ntitle: Us\n---\n',
				empty: '---\n---\nOne.',
			}),
			'pages/more/latin.md': Buffer.from('---\ntitle: Für\n---\n', 'latin1'),
			'pages/more/utf-16.md': Buffer.from('---', 'utf16le'),
		},
	],
	// fields of an entry
	[
		'fields: misspelled, unknown, without a value, of another country and of a closed day',
		{
			'plans/plan.json': [/"price"/, '"prise": 1, "color": 1, "__proto__": {}, "price"'],
			'classes/cycling.md': [/lena-moreau([^]*)order: \d+/, "''$1order: 1.5"],
			'settings/gym.json': [/"US"([^]*)"closes": "[^"]+"/, '"USA"$1"closes": "closed", "closed": true'],
		},
	],
	[
		'missing words',
		{
			...privacy('We', 'TODO: we'),
			...about('About us', '"[insert date] fÃ¼r"'),
			...edited('Two gloves', '"-"'),
			'coaches/lena-moreau.md': ['name: ', 'name: A [your] '],
		},
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
	// names of files
	[
		'names',
		{
			'pages/not-found.md': undefined,
			'schedule/mon.json': day(),
			'categories/Hot Yoga.json': '{ "name": "Hot" }',
			'categories/page-2.json': '{ "name": "P" }',
			[`classes/${'a'.repeat(46)}.md`]: '---\n---\n', // no account takes its saved times
			...boxing,
			'posts/index/index.md': post('One.'),
			...more('schedule'),
			...more('gallery'),
			'questions/find-us.md': '---\norder: 1\ntitle: Where?\npages: [contact]\n---\nHere.',
		},
	],
	['files in a wrong place', { 'posts/news.md': '', 'pages/open-day.md': '', 'changes/x.md': '', 'x.md': '' }],
	[
		'files with a wrong ending',
		{
			'changes/c.docx': '',
			'changes/christmas.json.txt': '{}',
			'classes/spin.MD': '',
			'posts/a/index.md.txt': '',
			'plans/x': '',
		},
	],
	[
		'addresses: of a later page, of a page, of the post itself, of the site, of a host, in another case, twice',
		{
			...body(
				'One.',
				'tags: [page-2]\nformerly: [/pricing, /blog/gloves, /admin, /offline, /404, /auth/v1, /rest, /About, /blog, /old/]\n',
			),
			...privacy('menu: main', 'menu: main\nformerly: [/Old, /index]'),
		},
	],
	[
		'addresses: malformed',
		body('One.', 'tags: [index, "&"]\nformerly: [/old, /a.html, /%zz, /a%2fb, /our%20prices]\n'),
	],
	// links
	[
		'links',
		posts({
			misspelled: '[a](/pricng)',
			deleted: '[a](/classes/cyclin) [b](/classes/boxing)',
			file: '[a](/menu.png)',
			source: '[a](../../pages/pricing.md)',
			reference: '[a][1]\n\n[1]: /pricng',
			'no-words': '[](/contact)',
			section: '[a](/contact#cancel)',
			slash: '[a](/pricing/)',
			tag: '[a](/blog/tag/x/page-2)',
		}),
	],
	[
		'links: from fields and to drafts',
		{
			...body('One.', 'draft: true\n'),
			...about('We are a gym.', '[We](/blog/gloves) are a gym.'),
			...privacy('menu: main', 'menu: main\ndraft: true'),
			'pages/home.md': ['href: /classes', 'href: /class'],
			'pages/classes.md': [/joinHref: .*/, 'joinHref: /contakt'],
			'settings/navigation.json': [/"footer": \{/, '"footer": { "privacyPage": "privacy",'],
		},
	],
	['link: future', { ...edited('2022', '2999'), ...privacy('We', '[We](/blog/gloves)') }],
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
	[
		'texts',
		posts({
			conflict: 'One.\n=======\nTwo.',
			underlined: 'One.\n---\nTwo.',
			cells: '| a | b |\n| --- | --- |\n| 1 | 2|3 |\n| 4 | 5\\|6 |',
			blanks: '{Phone} {gym} { gym } {price}\n\n`{price}`',
			comments: 'One <!-- two\n\n<!-- three\n\nfour',
			bold: '**「こ」**です',
			html: 'for <b>all</b>',
			headings: '### A\n\n# A\n\n##A\n\n##\u00a0A',
			numbers: '24. December',
			dates: '1. May\n25. December',
			'long-line': '"'.repeat(60_000), // parsers take minutes
			'nested-quote': '>'.repeat(3000) + ' A',
			'nested-list': '- '.repeat(3000) + 'A',
			'four-spaces': '    One.',
			lists: '-Towel\n\nBring:\n\u2022 Towel\n\n1.One\n\n*Towel\n\n-\u00a0b\n\n\\*Only in June',
			signs: ['✓', '\u2013 ', '\u2212', 'a) ', '(1) '].map((sign) => `${sign}A\n${sign}B`).join('\n\n'),
			joined: '- one\ntwo\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\nthree',
			tabs: 'Day\tTime\nMon\t9\n\n| a |\n| b |\n\n| c |\n\n+---+---+',
			'crossed-out': 'at 8~12 or 5~6',
			marks: 'a ** b ** c\n\na[^1]\n\n[a][b]\n\none\n[a] (/pricing)',
			'half-links': '(our page)[/pricing]\n\n[our page]/pricing)\n\n[our page(/pricing)',
			space: '![a](./my pic.jpg)',
			'your-host': 'by [your host]',
			characters: 'Ring\u0007\n\n\u202eOne two\ufffd',
			pictures: '![](../../classes/geraet.jpg) ![IMG_1234](../../classes/geraet.jpg) ![a](./b.jpg)',
		}),
	],
	// across files
	['home page: a class that runs on another day', { ...row('tuesday'), ...monday('9:00am-10:00am') }],
	['home page: a class that never runs', { 'pages/home.md': [/rows: \[\]/, 'rows: [{ class: cycling }]'] }],
	['author: unknown coach', edited('Admin', 'jane-doe')],
	...['Mara Lindqvist', 'lena', 'lena-moreau.md'].map((name): [string, Edits] => [
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
	[
		'change: no mistake, another day and room',
		changes(change('"what": "moved", "class": "cycling", "day": "2100-01-05", "room": "Hall 2"')),
	],
	[
		'change: in ten years',
		changes(change('"what": "closed"', '2110-01-07'), change('"what": "closed", "every": "year"', '2110-01-08')),
	],
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
			change('"what": "cancelled"'),
			change('"what": "away"'),
			change('"what": "Closed"'),
			change('"what": "move"'),
			change('"what": "moved", "class": "cycling"'),
			change('"what": "moved", "class": "cycling", "day": "2100-01-05", "until": "2100-01-11"'),
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

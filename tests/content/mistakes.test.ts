// Mistakes in files, from reading to the message: the smallest input, and the file, line and field, what was found and what to write.
// For each kind of field see fields.test.ts.
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { formatFindings, shorten } from '~/content-files/diagnostic.ts';
import { type Edits, prepareScratch, readLines, readNamedLines } from './scratch.ts';

const check = await prepareScratch();

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
type Texts = Record<string, string> | string[];
/** Two classes on Monday, and changes: each in a week of its own unless it meets another. */
const changes = (texts: Texts): Edits => ({
	...monday('9:00am-10:00am', '5:00pm-6:00pm'),
	'coaches/bea.md': '---\nname: Bea\norder: 9\n---\nBea.',
	'settings/gym.json': [/"monday"\s*\]/, '"monday", "tuesday"]'],
	...files('changes', '.json', texts),
});
const empty = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));
/** Many mistakes for one check: files that are named for them. */
const files = (folder: string, ending: string, texts: Texts, write = (text: string) => text) =>
	Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${folder}/${name}${ending}`, write(text)]));
const plan = (line: string) => `{\n"features": ["bikes"],\n${line}\n"order": 1\n}`;
const gym = (from: string | RegExp, to: string): Edits => ({ 'settings/gym.json': [from, to] });
const privacy = (from: string, to: string): Edits => ({ 'pages/more/privacy.md': [from, to] });
const about = (from: string | RegExp, to: string): Edits => ({ 'pages/about.md': [from, to] });

const whole = readFileSync('tests/fixtures/heading.woff2');
const fonts = {
	'settings/gotham.woff2': whole,
	'settings/cut-off.woff2': whole.subarray(0, 900),
	'settings/icons.woff2': await subsetFont(whole, '×', { targetFormat: 'woff2' }),
};
const headingFont = (name: string): Edits => ({
	...fonts,
	'settings/brand.json': `{ "accent": "#ff5a1f", "headingFont": "./${name}.woff2" }`,
});

const mistakes: { [name: string]: Edits } = {
	'no mistake': {
		...empty('plans/._plan.json', 'posts/gloves/.#index.md', 'README.md'), // of other programs
		...about(/^---/, '---  '),
		'pages/more/privacy.md': '\ufeff---\r\ntitle: Privacy\r\ndescription: What we store.\r\n---\r\nNothing.\r\n',
		...monday('9:00am-10:00am'),
		...more('pages', 'One.', 'draft: true\n'),
		'pages/more/jobs.md': '---\ntitle: Jobs\ndraft: true\n---\n', // a draft may be incomplete
		'posts/b/index.md': '---\ntitle: B\ncategories: []\ndraft: true\n---\n',
		'posts/draft/index.md': post('[One](/pages) by [your host]', 'draft: true\n').replace('Gloves', 'Wraps'),
		...body(
			'[a](/blog/tag/sırt-boyun) [b](/blog/tag/呼吸)\n\n✓ Showers\\\n✓ Towels\n\n- one\n  two\n- three\n\nfour\n\na 8~12 b',
			'tags: [Sırt & boyun, 呼吸]\n',
		),
	},
	JSON: {
		...files('plans', '.json', readLines('wrong-json')),
		...empty('plans/empty.json'),
		'plans/mark.json': '\ufeff{}',
		'plans/brackets.json': '['.repeat(60_000), // parsers exhaust the stack
	},
	// front matter
	fields: {
		...files('pages/more', '.md', readLines('wrong-front-matter')),
		'pages/more/latin.md': Buffer.from('---\ntitle: Für\n---\n', 'latin1'),
		'pages/more/utf-16.md': Buffer.from('---', 'utf16le'),
	},
	// fields of an entry
	'fields: misspelled, unknown, without a value, of another country, of a closed day, and with missing words': {
		'plans/plan.json': [/"price"/, '"prise": 1, "color": 1, "__proto__": {}, "price"'],
		'classes/cycling.md': [/lena-moreau([^]*)order: \d+/, "''$1order: 1.5"],
		'settings/gym.json': [/"US"([^]*)"closes": "[^"]+"/, '"USA"$1"closes": "closed", "closed": true'],
		...privacy('We', 'TODO: we'),
		...about('About us', '"[insert date]"'),
		...edited('Two gloves', '"-"'),
		'coaches/lena-moreau.md': ['name: ', 'name: A [your] '],
		'pages/home.md': [/bmi:/, 'bmi:\n  normalFrom: 25\n  overweightFrom: 22'],
		'settings/texts.json':
			'{\n"navigation": {\n"burger": "",\n"drawer": "a" },\n"account": { "forAccount": "a" },\n"accountPanel": {} }',
	},
	'a misnamed reference, and a form service that would change the security policy': {
		'classes/cycling.md': ['lena-moreau', 'lena'],
		'coaches/Lena.md': '---\n---\n',
		...gym('"phone"', '"contactForm": { "service": "https://x;script-src;a.com" },\n"phone"'),
	},
	'a phone number that nobody can dial is told at its own line, also beside a text with a fact': {
		...gym(
			/555-0142",([^]*)"social": \[\]/,
			'555-0142 / 0143", "whatsapp": "0142", $1"social": [{ "network": "X", "label": "{gym} on X", "url": "https://x.com" }]',
		),
		...privacy('title: Privacy policy', 'title: Privacy, or call us at {phone}'),
	},
	// names of files
	'names, places and endings': {
		'pages/not-found.md': undefined,
		'schedule/mon.json': day(),
		'categories/Hot Yoga.json': '{ "name": "Hot" }',
		[`classes/${'a'.repeat(46)}.md`]: '---\n---\n', // no account takes its saved times
		...boxing,
		'posts/index/index.md': post('One.'),
		...more('schedule'),
		...more('gallery'),
		'questions/find-us.md': '---\norder: 1\ntitle: Where?\npages: [pricing, contact]\n---\n[a](#find-us) [b](#map)',
		// in a wrong place or with a wrong ending
		...empty('posts/news.md', 'pages/open-day.md', 'changes/x.md', 'x.md', 'plans/x'),
		...empty('changes/c.docx', 'changes/christmas.json.txt', 'classes/spin.MD', 'posts/a/index.md.txt'),
	},
	'addresses: of a later page, of a page, of the post itself, of the site, of a host, in another case, twice, malformed':
		{
			...body(
				'One.',
				'tags: [page-2]\nformerly: [/pricing, /blog/gloves, /admin, /offline, /404, /auth/v1, /rest, /About, /blog, /old/]\n',
			),
			'posts/b/index.md': post('One.', 'tags: [index, "&"]\nformerly: [/new, /a.html, /%zz, /a%2fb, /our%20prices]\n'),
			...privacy('menu: main', 'menu: main\nformerly: [/Old, /index]'),
		},
	// links and texts
	articles: {
		...boxing,
		...monday('9:00am-10:00am'),
		...more('jobs', '## Part _time_, [here](/)\n\n## Part time here'),
		...files('posts', '/index.md', readLines('wrong-articles'), post),
	},
	'files that nobody can read are told once, and not where others name them or their facts': {
		...boxing,
		// Parsers take minutes.
		'posts/long/index.md': post('"'.repeat(60_000)),
		'posts/deep/index.md': post('>'.repeat(3000) + ' A'),
		...about('We are a gym.', '{gym} has [gloves](/blog/long#gloves) and [more](/blog/tag/deep).'),
		...gym('"latitude": ', '"latitude": 0,'),
	},
	'links: from fields and to drafts': {
		...body('One.', 'draft: true\n'),
		...about('We are a gym.', '[We](/blog/gloves) are a gym.'),
		...privacy('menu: main', 'menu: main\ndraft: true'),
		'pages/home.md': ['href: /classes', 'href: /class'],
		'pages/classes.md': [/joinHref: .*/, 'joinHref: /contakt'],
		'settings/navigation.json': ['{', '{ "footer": { "classes": [], "privacyPage": "privacy" },'],
	},
	'blanks that are not filled in, and words that are missing': {
		...about('About us', '"{{phone}} or ${phone}, {lowest price}"'),
		...edited('Two gloves', 'WhatsApp Image 2026-11-28 at 10.33'),
		'categories/dance.json': '{ "name": "[DATE]" }',
		'categories/kids.json': '{ "name": "lorem ipsum" }',
		'categories/teens.json': '{ "name": "\u3164\u2060" }',
		'categories/many.json': '{ "name": "todo: a name" }',
		'schedule/friday.json': '{ "classes": [{ "class": "cycl\u0456ng", "time": "9:00am-10:00am" }] }',
		'settings/texts.json': '{ "navigation": { "page": "{{page}}" } }',
	},
	'a fact that is too long for a text, an empty field that may go, and a list whose entry goes on below': {
		...gym(/"name": "[^"]*"/, '"name": "Foundry Fitness Club", "whatsapp": ""'),
		...privacy('title: Privacy policy', 'title: The privacy policy of {gym}, {phone}'),
		'plans/plan.json': [/"price"/, '"book": "", "price"'],
		'posts/a/index.md': post('One.', 'tags:\n  - one\n    two\n'),
		...boxing,
	},
	'a wrong fact is told at its own line, and not at those that name it': {
		...gym(/"name": "[^"]*"/, '"name": "[your gym], which has more than thirty letters"'),
		...privacy('title: Privacy policy', 'title: The policy of {gym}'),
	},
	'worth a look: a menu, a place on the map, a price at first and two plans of one grade': {
		...boxing,
		'plans/plan.json': [/"price": .*/, '"start": "$25.74 for 3 months",\n"price": 20,'],
		'categories/twin.json': '{ "name": "\u00a0BOXING" }',
		'plans/twin.json': plan('"grade": "Intermediate", "price": 9, "image": "../classes/geraet.jpg", "alt": "A bike",'),
		...empty('classes/flyer.pdf', 'classes/cycling.md.bak'),
		...gym(/"longitude": -/, '"longitude": '),
		'settings/navigation.json': [/main": \[/, 'main": [{"label":"Us","href":"/privacy"}, {"label":"Us","href":"/"},'],
	},
	'a lowest price but no plan for a month': { 'plans/plan.json': ['"price"', '"period": "10 visits", "price"'] },
	'a heading font that is misspelled': headingFont('gothm'),
	'a heading font that is cut off': headingFont('cut-off'),
	'a heading font without letters': headingFont('icons'),
	'a heading font without letters of the headings and the language': {
		...headingFont('gotham'),
		...gym('"USD"', '"UAH"'),
		'pages/more/us.md': '---\ntitle: О нас\ndescription: Us.\n---\nUs.',
	},
	'link: switched off': {
		...gym('"name"', '"off": ["blog", "gallery"], "name"'),
		...about('/contact', '/gallery/page-1'),
		...privacy('We', '[We](/blog)'),
	},
	'link: no mistake, those of a switched-off page itself and those that go with it': {
		...gym('"name"', '"off": ["about", "blog"], "name"'),
		...about('/contact', '/blog'),
		'pages/not-found.md': [/links: .*/, 'links: [{ label: News, href: /blog }]'],
		...body('[One](/blog/tag/laces)', 'formerly: [/blog/old]\n'),
	},
	'texts missing and unseen, links to the future, unknown authors': {
		...boxing,
		'posts/b/index.md': post('One.').replace('Admin', 'lena-moreau.md').replace('2022', '2999'),
		...privacy('We', '[We](/blog/b)'),
		...about('We are a gym.', ''),
		'pages/schedule.md': [/---\s*$/, '---\nCome.'],
	},
	'worth a look': {
		...more('us'),
		...more('we'),
		...boxing,
		'posts/a/index.md': post('One.'),
		'posts/b/index.md': post('One.').replace('Gloves', 'Wraps'),
		...gym(/"hours"([^]*?)"closes": "[^"]+"([^]*latitude": )/, '"hours"$1"closes": "12:00pm"$2-'),
		...monday('6:30am-7:45am', '1:00pm-2:00pm'),
		'schedule/sunday.json': day('9:00am-10:00am', '10:05am-11:00pm', '11:10pm-11:15pm'),
		...files('changes', '.json', readNamedLines('odd-changes')),
	},
	'changes, times that clash or lack am and pm, and an amount with a mark for thousands': {
		...changes(readNamedLines('clashing-changes')),
		'schedule/tuesday.json': day('9:00am-10:00am', '9:30am-10:30am'), // one trainer
		'schedule/wednesday.json': `{ "classes": [
{ "class": "cycling", "time": "9:00am-10:00am" },
{ "class": "cycling", "time": "9:00am-10:00am", "trainer": "bea" }] }`,
		'schedule/thursday.json': day('8:00-9:00', '11:00pm-1:00am'),
		'schedule/friday.json': day('12:30am-1:30am'), // one trainer, past midnight
		'plans/plan.json': [/"price": .*/, '"price": 1.000,'],
	},
	'changes that another one makes void, or that change nothing': changes(readNamedLines('void-changes')),
	'times and dates that are probably a slip': {
		...changes(readNamedLines('doubtful-changes')),
		...monday('12:00am-1:00am', '9:00am-10:00am', '10:00am-11:00am', '11:00pm-12:00am'),
		...gym(
			/"hours"([^]*?)"closes": "[^"]+"/,
			'"staffedHours": [{ "weekdays": ["monday"], "opens": "7:00am", "closes": "9:00am" }], "hours"$1"closes": "12:00am"',
		),
	},
	'changes: no mistake, a closed day within a season, another day and room, and a class that moves for weeks': changes(
		readNamedLines('correct-changes'),
	),
	'changes: wrong fields and dates': changes(readLines('wrong-changes')),
};

test.each(Object.entries(mistakes))('%s', async (_, edits) => {
	const { errors, warnings } = await check(edits);
	const lines = [...errors, ...warnings].map(({ file, line, field, found, expected, isWarning }) => {
		const place = [file.replace('content/', ''), line].filter(Boolean).join(':');
		return `${isWarning ? 'Warning: ' : ''}${place} ${field}: found ${shorten(found)}. ${expected}`;
	});
	expect(lines).toMatchSnapshot();
});

test('the guide shows mistakes as the check prints them', async () => {
	const [, shown] =
		/^```text\n([^]*?)\n```$/m.exec(readFileSync('content/README.md', 'utf8').replaceAll('\r', '')) ?? [];
	const pilates = `---\ntitle: Pilates\nsummary: Slow.\ntrainer: lena-moreau\norder: last\nimage: ./pilats.jpg\nalt: A mat\n---\nSlow.`;
	expect(formatFindings(await check({ 'classes/pilates.md': pilates, 'classes/pilates.jpg': '' }))).toBe(shown);
	expect(formatFindings({ errors: [], warnings: [] })).toBe('content/ has no mistakes');
});

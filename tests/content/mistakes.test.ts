// Errors in files, end to end: each is reported with file, line, field, what was found and what to write.
// The messages are in __snapshots__/. For each kind of field see fields.test.ts.
import { readFile, symlink } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { copyContent } from './scratch.ts';

const scratch = await copyContent();
afterEach(() => scratch.restore());

const gloves = 'posts/your-first-pair-of-gloves/index.md';
const breaths = 'posts/ten-breaths-before-the-bar/index.md';

describe('the content check', () => {
	test('names the field of each error', async () => {
		await scratch.edit('plans/beginner.json', '"price"', '"prise"');
		await scratch.edit('plans/intermediate.json', '"Gym Fitness"', '5');
		await scratch.edit('pages/classes.md', /banner:\n( {2}.*\n)*/, 'banner:\n');
		await scratch.edit('gallery/11.json', /,\s*"alt": ".*"/, '');
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('finds entries with the same order or name', async () => {
		await scratch.edit('plans/professional.json', '"order": 3', '"order": 1');
		await scratch.edit('categories/yoga.json', '"Yoga"', '"fitness"');
		await scratch.edit(gloves, /title: .*/, 'title: Yoga for everyone in 2023');
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('finds broken references, links and fragments', async () => {
		await scratch.edit('schedule/monday.json', '"cycling"', '"cyclin"');
		await scratch.edit('classes/crossfit.md', 'jonas-okafor', 'jonas-okfor');
		await scratch.edit(gloves, '[boxing', '[boxin');
		await scratch.edit('settings/navigation.json', '"/pricing"', '"/prices"');
		await scratch.edit('settings/navigation.json', '/#home', '/#hme');
		await scratch.edit(
			breaths,
			/$/,
			'\n[a](/menu.png) [b](/classes/boxng.ics) [c](/schedule/monday.ics) [d](/blog/tag/x/page-2)\n',
		);
		await scratch.edit('pages/home.md', 'href: /classes', 'href: /class');
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('rejects a featured class on a wrong day, and a trainer with two classes at the same time', async () => {
		await scratch.edit('schedule/monday.json', '4:00pm-5:00pm', '5:30pm-6:30pm');
		await scratch.edit('pages/home.md', 'day: wednesday', 'day: tuesday');
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('finds a phone number that nobody can dial', async () => {
		await scratch.edit('settings/gym.json', '(212) 555-0142', '(212) 555-0142 / 0143');
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('finds home page sections that are linked to but left out', async () => {
		await scratch.edit('pages/home.md', /^---\n/, '---\nsections: [pricing, bmi]\n');
		expect(await scratch.check()).toMatchSnapshot();
	});
});

describe('a dated change', () => {
	const write = (name: string, change: object) =>
		scratch.write(`changes/${name}.json`, JSON.stringify(change, null, 1));

	test('makes one change, and its dates are in order', async () => {
		await write('backwards', { from: '2026-12-26', until: '2026-12-24', what: 'closed' });
		await write('late', { from: '2026-12-24', until: '2206-12-24', what: 'closed' });
		await write('hours', { from: '2026-12-24', what: 'hours', hours: '14:00-10:00' });
		await write('two', { from: '2026-12-24', what: 'closed', hours: '10:00-14:00' });
		await write('whose', { from: '2026-12-24', what: 'canceled' });
		await write('what', { from: '2026-12-24', class: 'boxing' });
		await write('who', { from: '2026-12-22', class: 'boxing', what: 'canceled', trainer: 'mara-lindqvist' });
		await write('empty', { from: '2026-12-24', what: 'announcement' });
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('affects a class that runs on its days', async () => {
		await scratch.edit('schedule/tuesday.json', '[', '[{ "class": "boxing", "time": "18:00-19:00" },');
		await write('thursday', { from: '2026-11-26', class: 'boxing', what: 'canceled' });
		await write('evening', { from: '2026-11-24', class: 'boxing', at: '17:00', what: 'canceled' });
		await write('twice', { from: '2026-11-24', what: 'moved', class: 'boxing', time: '19:00-20:00' });
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('does not contradict another change', async () => {
		await write('a', {
			from: '2026-11-24',
			until: '2026-12-24',
			what: 'trainer',
			class: 'boxing',
			trainer: 'mara-lindqvist',
		});
		await write('b', { from: '2026-11-24', what: 'moved', class: 'boxing', time: '19:00-20:00' }); // compatible with "a"
		await write('c', { from: '2026-12-01', class: 'boxing', what: 'canceled' });
		await write('d', { from: '2026-11-26', class: 'yoga', what: 'canceled', until: '2026-11-28' });
		await write('e', { from: '2026-11-26', until: '2026-11-30', what: 'closed' });
		await write('f', { from: '2026-11-30', what: 'hours', hours: '10:00-14:00' });
		await write('g', { from: '2026-11-30', what: 'announcement', message: 'New showers.' });
		expect(await scratch.check()).toMatchSnapshot();
	});
});

describe('an added page', () => {
	test('is rejected if its address is taken, it has unfilled blanks, or it is a draft with links to it', async () => {
		const notice = 'pages/more/legal-notice.md';
		const text = await readFile(scratch.path(notice), 'utf8');
		await scratch.edit(notice, 'the court', '[your court]');
		await scratch.edit('pages/more/privacy.md', /^---/, '---\ndraft: true');
		await scratch.edit('pages/more/privacy.md', 'the host', '[your host]'); // drafts may have blanks
		await scratch.write('pages/more/schedule.md', text.replace('title: Legal notice', 'title: Timetable for all'));
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('has no old address that is in use or redirects to two pages', async () => {
		await scratch.edit(breaths, /^tags/m, 'formerly: [/news/easy-miles, /pricing, /blog/old.html]\ntags');
		const taken = '/index, /404, /Admin, /blog/index, /_astro/a, /rest/v1, /%69ndex, /%zz, /a%2f..%2Findex';
		await scratch.edit(gloves, /^tags/m, `formerly: [${taken}, /caf%C3%A9/our%20prices]\ntags`);
		expect(await scratch.check()).toMatchSnapshot();
	});
});

describe('an unreadable file', () => {
	test('is refused if it is nested too deeply, or a link to another file', async () => {
		await scratch.write('plans/beginner.json', '['.repeat(9999));
		await scratch.write('plans/intermediate.json', `{"a":`.repeat(99) + '1' + '}'.repeat(99));
		await scratch.edit(gloves, /$/, `\n${'>'.repeat(3000)} a\n`);
		await scratch.edit(breaths, /^tags/m, `deep: ${'['.repeat(3000)}${']'.repeat(3000)}\ntags`);
		await symlink('/etc/hostname', scratch.path('plans/linked.json'));
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('is reported with its line if it is JSON', async () => {
		await scratch.edit('coaches/dario-keller.json', '"Dario Keller",', '"Dario Keller"');
		await scratch.edit('testimonials/ruth-kowalski.json', '"Ruth Kowalski"', '“Ruth Kowalski”');
		await scratch.edit('plans/beginner.json', /\}\s*$/, '');
		await scratch.edit('gallery/11.json', /"\n\}/, '",\n}');
		await scratch.edit('partners/4.json', '"name"', '"name": "Vantage",\n\t"name"');
		await scratch.edit('gallery/12.json', /\}\s*$/, '');
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('is reported with its line if its front matter is invalid', async () => {
		const posts = [
			'easy-miles-build-fast-legs',
			'getting-back-into-crossfit-after-vacation',
			'meet-fitness-ambassador-noor-haddad',
			'the-case-for-lighter-dumbbells',
			'yoga-for-everyone-in-2023',
		].map((name) => `posts/${name}/index.md`);
		const [colon = '', open = '', apostrophe = '', twice = '', star = ''] = posts;
		await scratch.edit(colon, 'title: ', 'title: Legs: ');
		await scratch.edit(open, 'title: ', 'title: "');
		await scratch.edit(apostrophe, /title: .*/, "title: 'A Boxer's Gloves'");
		await scratch.edit(twice, 'author:', 'title: Gloves\nauthor:');
		await scratch.edit(star, 'author: ', 'author: *');
		await scratch.edit('pages/about.md', /title: .*/, 'title: !New at the gym');
		await scratch.edit('pages/blog.md', /title: .*/, 'title: &Co');
		await scratch.edit('classes/boxing.md', 'trainer: ', 'trainer: A\r');
		await scratch.edit('pages/more/legal-notice.md', /^---\n/, '---\n---\n');
		await scratch.edit(gloves, 'Pair of Gloves', 'Pair of Gloves #1');
		await scratch.edit(breaths, /---\n/g, '');
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('is reported if its encoding is not UTF-8', async () => {
		await scratch.write('plans/beginner.json', '\ufeff{}');
		await scratch.write('pages/contact.md', Buffer.from('\ufeff---', 'utf16le'));
		await scratch.write('pages/pricing.md', Buffer.from('---\ntitle: Für\n---\n', 'latin1'));
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('does not hide wrong fields in other files, which would stop npm run dev', async () => {
		await scratch.write('settings/texts.json', undefined);
		await scratch.edit(gloves, 'title: ', 'title: "');
		await scratch.edit(breaths, /$/, '\n[gloves](/blog/your-first-pair-of-gloves#how-to-wrap-a-hand)\n'); // may be right
		await scratch.edit('plans/beginner.json', /"price": \d+/, '"price": "39"');
		expect(await scratch.check()).toMatchSnapshot();
	});
});

test('a Markdown file may have Windows line endings and a byte order mark', async () => {
	const text = await readFile(scratch.path('pages/about.md'), 'utf8');
	await scratch.write('pages/about.md', `\ufeff${text.replaceAll('\n', '\r\n')}`);
	expect(await scratch.check()).toBe('0 mistakes in content/');
});

test('a date without quotation marks is not text, as in Astro', async () => {
	await scratch.edit('pages/about.md', /title: .*/, 'title: 2022-03-09');
	expect(await scratch.check()).toContain('Write text in quotation marks, not a date: ');
});

describe('the name of a file', () => {
	test('is known to the site and valid in a URL', async () => {
		await scratch.write('pages/not-found.md', undefined);
		await scratch.write('schedule/mon.json', await readFile(scratch.path('schedule/monday.json')));
		await scratch.write('categories/Hot Yoga.json', '{ "name": "Hot" }');
		await scratch.write('categories/page-2.json', '{ "name": "P" }');
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('belongs to a page', async () => {
		await scratch.write('posts/news.md', '---\ntitle: News\n---\n');
		await scratch.write('plans/student.json.txt', '{}');
		expect(await scratch.check()).toMatchSnapshot();
	});
});

describe('the text under the fields', () => {
	test('is required if the page shows it, and rejected if not', async () => {
		await scratch.edit(gloves, /---\n\n[\s\S]*/, '---\n');
		await scratch.edit('pages/classes.md', /---\n$/, '---\n\nCome and see us.\n');
		expect(await scratch.check()).toMatchSnapshot();
	});

	test('has headings in order, pictures with alternative text, and links to existing pages', async () => {
		await scratch.write(
			gloves,
			`${await readFile(scratch.path(gloves), 'utf8')}
# Twelve

#### Ounces

See [our classes](/clases), [below](#how-to-wrap-the-hand), [Breathe](../ten-breaths-before-the-bar/index.md),
[the league](www.example.com), [prices](/pricing/), [the local server](http://localhost:4321) and [them][1].

[1]: /pricng

![A pair of gloves](./gloves.jpg) ![](./boxing-gloves.jpg)

For <b>all</b>, [sic] (/pricing)

Ring\u0007
`,
		);
		expect(await scratch.check()).toMatchSnapshot();
	});

	test.each(['draft: true', "date: '2999-01-01'"])(
		'cannot link to a post with "%s", unless its own post has it too',
		async (line) => {
			const publish = async (file: string) =>
				scratch.edit(file, /^date: .*$/m, line.startsWith('date') ? line : `$&\n${line}`);
			await publish(gloves);
			await scratch.edit(breaths, /$/, '\n[gloves](/blog/your-first-pair-of-gloves)\n');
			expect(await scratch.check()).toContain(
				'The page "/blog/your-first-pair-of-gloves" is a draft or has a future date, so visitors can\'t see it yet. Publish it first, or remove the link.',
			);
			await publish(breaths);
			expect(await scratch.check()).toBe('0 mistakes in content/');
		},
	);

	test('cannot link to a tag that only drafts have', async () => {
		await scratch.edit(gloves, /^tags: .*$/m, 'tags: [laces]\ndraft: true');
		await scratch.edit(breaths, /$/, '\n[laces](/blog/tag/laces)\n');
		expect(await scratch.check()).toContain('There is no page "/blog/tag/laces" on this site.');
	});

	test('can link to pages, sections, other sites and files, and contain code', async () => {
		const good = [
			'[a](/) [b](/#bmi) [c](/blog?q=yoga) [d](/blog/category/boxing) [e](/blog/tag/technique) [f](#afterwards)',
			'[g](/gallery#content) [h](/favicon.svg) [i](/rss.xml) [j](https://example.com/x) [k](mailto:a@example.com) [l](tel:+12125550142)',
			'[m](/blog/your-first-pair-of-gloves#how-to-wrap-a-hand) [n](/gallery/page-2) [o](/blog/tag/technique/page-2)',
			'```md\n# No title\n[no link](nowhere)\n```',
		].join('\n\n');
		await scratch.edit(breaths, /$/, `\n\n${good}\n\n## Afterwards\n`);
		expect(await scratch.check()).toBe('0 mistakes in content/');
	});
});

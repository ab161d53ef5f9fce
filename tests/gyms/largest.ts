import { homeSections } from '../../src/lib/home-sections.ts';
import { weekdays } from '../../src/lib/weekdays.ts';
import { type definitions } from '../../src/schemas/collections.ts';
import { type Field, makeEntry, type Manner, singles } from './generate.ts';
import { person, sentence, sentences } from './german.ts';
import { pictureFor } from './pictures.ts';
import type { Gym } from './write.ts';

const name = 'Kraftwerk Łukasz Schwarzwälder';
const days = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const counts = {
	classes: 20,
	coaches: 10,
	testimonials: 12,
	partners: 12,
	posts: 14,
	categories: 6,
	gallery: 30,
	ownPages: 2,
};
/** The pages that a menu leads to. */
const pages = ['/#home', '/about', '/gallery/page-1', '/schedule/monday', '/blog', '/pricing', '/classes', '/contact'];
const tags = Array.from({ length: 8 }, (_, index) => `kraftausdauerstufe-${'abcdefgh'[index] ?? ''}`);
const classId = (number: number) => `selbstverteidigung-${number}`;
const ownPageId = (number: number) => `nutzungsbedingungen-${number}`;
const categoryId = (number: number) => `gesundheit-${number}`;

/** What has a form of its own, must be told apart, or must lead somewhere. */
function fixed(field: Field): unknown {
	const { path, number, index, example, description } = field;
	if (path.endsWith('.image')) return `./${pictureFor(description)}`;
	if (path.endsWith('.order')) return number;
	const last = path.replace(/\.\d+(?=\.|$)/g, '');
	if (/^gym\.map\.(latitude|longitude)$/.test(last)) return Number(example);
	switch (last) {
		case 'gym.name':
			return name;
		case 'gym.address.country':
			return 'DE';
		case 'gym.phone':
			return '+49 (0)7651 / 555-0142-98';
		case 'gym.social.url':
			return `https://${['facebook', 'x', 'instagram', 'youtube'][index % 4] ?? ''}.example.com/kraftwerk`;
		case 'gym.email':
			return 'probetraining@kraftwerk-schwarzwaelder.example.com';
		case 'gym.hours.weekdays':
			return [weekdays[index]];
		case 'gym.currency':
			return 'EUR';
		case 'gym.language':
			return 'de';
		case 'gym.timeZone':
			return 'Europe/Berlin';
		case 'gym.testAccount.email':
			return 'test@example.com';
		case 'gym.testAccount.password':
			return 'ember-test';
		case 'navigation.main.href':
			return pages[index % pages.length];
		case 'coaches.name':
			return person(24, number);
		case 'classes.trainer':
		case 'schedule.classes.trainer':
			return person(30, number + index);
		case 'schedule.name':
			return days[number - 1]?.padEnd(12, 'nachmittag');
		case 'schedule.short':
			return days[number - 1]?.slice(0, 3);
		case 'classes.time':
		case 'homePage.timetable.rows.time':
			return time(number + index);
		case 'schedule.classes.time':
			return time(index);
		case 'homePage.sections':
			return [...homeSections.filter((section) => section !== 'features'), 'features'];
		case 'gym.clock':
			return '24-hour';
		case 'gym.dates':
			return 'in words';
		case 'plans.price':
			return number === 1 ? undefined : 39.9 + number;
		case 'plans.featured':
			return number === 2;
		case 'ownPages.title':
			return number === 1 ? 'Selbstverteidig.' : undefined;
		case 'ownPages.menu':
			return 'footer';
		case 'ownPages.formerly':
		case 'posts.formerly':
			return [`/alt/${path.split('.')[0] ?? ''}-${number}`];
		case 'posts.pinned':
			return number === 3;
		case 'posts.date':
			return new Date(Date.UTC(2021, 0, 1 + number * 9)).toISOString().slice(0, 10);
		case 'posts.tags':
			return Array.from({ length: 8 }, (_, step) => tags[(number + step) % tags.length]);
		case 'blogPage.promo.value':
			return '100';
		default:
			return undefined;
	}
}

/** Hours one after the other, none at the same time as another. */
function time(index: number): string {
	const clock = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}:45${hour < 12 ? 'am' : 'pm'}`;
	return `${clock(6 + (index % 12))}-${clock(7 + (index % 12))}`;
}

/** Everything that Markdown has, as long as it gets. */
const article = `Ein Satz mit **Kraftausdauertrainingsgeräten**, _Beweglichkeitsschulung_ und [einem Verweis](/contact), dazu
https://example.com/selbstverteidigungsgrundlagenkurs/anmeldung/zum/probetraining/fuer/wiedereinsteigerinnen-und-wiedereinsteiger.

## Selbstverteidigungsgrundlagenkurse für Wiedereinsteigerinnen

- Langhantelkreuzheben mit Kniebeugenständer
- Gleichgewichtsübungen
  - und darunter noch eine Zeile

1. Erwärmungsprogramm
2. Wirbelsäulengymnastik

### Rückengesundheit

> Wer sich erwärmt, verletzt sich seltener.

![Eine Halle im Abendlicht](./halle.jpg)

| Übung | Wiederholungen | Pause | Gewicht | Anmerkung |
| --- | --- | --- | --- | --- |
| Kniebeuge | 12 | 90 Sekunden | 60 kg | Rückengesundheit beachten |
| Kreuzheben | 8 | 120 Sekunden | 80 kg | Gewichtheberschuhe anziehen |

---

Noch ein Absatz, ~~ohne~~ mit \`Zeichen\`.
`;

/** The most that the schemas allow, in German. */
export function largest(): Gym {
	const next = sentences();
	const manner: Manner = {
		optional: () => true,
		length: (_, most) => most,
		text: ({ path, example }, max) => {
			const blanks = (example.match(/\{\w+\}/g) ?? []).join(' ');
			const length = max - blanks.length - (blanks === '' ? 0 : 1);
			if (max <= 3) return sentence(max, 0);
			if (!isTitle(path)) return [blanks, next(length)].filter(Boolean).join(' ');
			// A title holds the gym's name, or it is added and leaves less room; a tag makes it longer than its blank.
			const room = length - name.length - 1 - (blanks === '{tag}' ? 3 : 0);
			return [blanks, next(room), name].filter(Boolean).join(' ');
		},
		number: (_, __, most) => most,
		reference: (collection, { number, index }) => {
			if (collection === 'pages') return ownPageId(2);
			if (collection === 'gallery') return String((index % counts.gallery) + 1);
			if (collection === 'classes') return classId(((number + index) % counts.classes) + 1);
			if (collection === 'categories') return categoryId(((number + index) % counts.categories) + 1);
			throw new Error(`No entry of ${collection} is known.`);
		},
		fixed,
	};
	const one = (collection: keyof typeof definitions, id: string, number = 1) => ({
		[id]: makeEntry(collection, number, manner),
	});
	const many = (collection: keyof typeof definitions, count: number, id: (number: number) => string) =>
		Object.assign({}, ...Array.from({ length: count }, (_, index) => one(collection, id(index + 1), index + 1)));
	return {
		entries: {
			...singles(manner),
			ownPages: many('ownPages', counts.ownPages, ownPageId),
			classes: many('classes', counts.classes, classId),
			schedule: Object.assign({}, ...weekdays.map((day, index) => one('schedule', day, index + 1))),
			plans: many('plans', 9, (number) => `mitgliedschaft-${number}`),
			coaches: many('coaches', counts.coaches, (number) => `trainerin-${number}`),
			testimonials: many('testimonials', counts.testimonials, (number) => `stimme-${number}`),
			partners: many('partners', counts.partners, (number) => `partner-${number}`),
			posts: many('posts', counts.posts, (number) => `selbstverteidigungsgrundlagenkurs-${number}`),
			categories: many('categories', counts.categories, categoryId),
			gallery: many('gallery', counts.gallery, String),
		},
		texts: {
			'aboutPage/about': 'Ein zweiter Absatz über das Kraftwerk.\n',
			...Object.fromEntries(
				Array.from({ length: counts.ownPages }, (_, index) => [`ownPages/${ownPageId(index + 1)}`, article]),
			),
			...Object.fromEntries(
				Array.from({ length: counts.posts }, (_, index) => [
					`posts/selbstverteidigungsgrundlagenkurs-${index + 1}`,
					article,
				]),
			),
		},
	};
}

function isTitle(path: string): boolean {
	return /^(\w+Page(\.(categoryPage|tagPage|week))?|posts|ownPages)\.title$/.test(path);
}

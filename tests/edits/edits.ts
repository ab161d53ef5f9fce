import { getProperty } from '../../src/lib/get-property.ts';
import { weekdays } from '../../src/lib/weekdays.ts';
import type { Desk, Sheet } from './desk.ts';

/** What an owner does in the course of a year, here to whatever stands in content/: each by its name and its fields. */
export const edits: Record<string, (desk: Desk) => void | Promise<void>> = {
	'another name, wherever the old one stood': (desk) => {
		const old = textOf(desk.all('gym')[0], 'name');
		const name = 'Siła Łódź i Zdrowie'.slice(0, old.length).trim(); // no longer, since it stands in titles
		desk.everywhere((text, field) => (/^(href|url|image)$/.test(field) ? text : text.replaceAll(old, name)));
	},
	'other words about the gym': ({ set }) => set('gym', 'about', 'Żelazo, spokój i dobra kawa. Przyjdź, jak stoisz.'),
	'another phone number': ({ set }) => set('gym', 'phone', '+48 22 555 01 42'),
	'another e-mail address': ({ set }) => set('gym', 'email', 'recepcja@silownia.example.com'),
	'another address': ({ set }) => {
		const address = { street: 'ul. Świętokrzyska 14 m. 3', city: 'Warszawa', postalCode: '00-050', country: 'PL' };
		set('gym', 'address', address);
	},
	'another place on the map': ({ set }) => set('gym', 'map', { latitude: 52.2355, longitude: 21.0107, zoom: 15 }),
	'another currency': ({ set }) => set('gym', 'currency', 'PLN'),
	'another language': ({ set }) => set('gym', 'language', 'pl'),
	'the other clock': ({ set }) => set('gym', 'clock', '24-hour'),
	'dates in words': ({ set }) => set('gym', 'dates', 'in words'),
	'another time zone': ({ set }) => set('gym', 'timeZone', 'Europe/Warsaw'),
	'other hours, written by the clock': ({ set }) => {
		const [saturday, sunday] = weekdays.slice(5);
		set('gym', 'hours', [
			{
				days: 'poniedziałek–piątek',
				short: 'pon.–pt.',
				weekdays: weekdays.slice(0, 5),
				opens: '06:30',
				closes: '00:30',
			},
			{ days: 'sobota', short: 'sob.', weekdays: [saturday], opens: '08:00', closes: '20:00' },
			{ days: 'niedziela', short: 'niedz.', time: 'nieczynne', weekdays: [sunday] },
		]);
	},
	'one set of hours for footer and contact page': ({ set }) => set('gym', 'contactHours', undefined),
	'an account elsewhere less': ({ list }) => list('gym', 'social', (accounts) => accounts.slice(1)),
	'no account to try the sign-in with': ({ set }) => set('gym', 'testAccount', undefined),
	'the menu in another language': ({ list }) =>
		list('navigation', 'main', (links) =>
			links.map((link, index) => ({ ...Object(link), label: menu[index % menu.length] })),
		),
	'two more items in the menu': ({ list }) =>
		list('navigation', 'main', (links) =>
			[...links, { label: 'Zapisy', href: '/signup' }, { label: 'Tydzień', href: '/schedule/week' }].slice(0, 12),
		),
	'other words on the button in the menu': ({ set }) =>
		set('navigation', 'join', { label: 'zapisz się', href: '/contact' }),
	'another list in the footer': ({ list }) =>
		list('navigation', 'footer.classes', (links) =>
			[{ label: 'Zdrowy kręgosłup', href: '/classes' }, ...links].slice(0, 8),
		),
	'other headings in the footer': ({ set }) => {
		set('navigation', 'footer.hoursHeading', 'Godziny otwarcia');
		set('navigation', 'footer.classesHeading', 'Zajęcia');
		set('navigation', 'footer.copyright', '© {year} wszystkie prawa zastrzeżone');
	},
	'fewer pictures in the side panel': ({ list }) =>
		list('navigation', 'panel.pictures', (pictures) => pictures.slice(0, 2)),
	'the names of controls in another language': ({ set }) => {
		for (const [name, label] of Object.entries(controls)) set('labels', name, label);
	},
	'another call': ({ set }) => {
		set('callToAction', 'heading', 'Szukasz trenera?');
		set('callToAction', 'button.label', 'kup');
	},
	'other prices': ({ all, set }) => {
		for (const [index, plan] of all('plans').entries()) set(plan, 'price', index % 2 === 0 ? 1249 : 89.9);
	},
	'another plan in front': ({ all, set }) => {
		for (const [index, plan] of all('plans').entries()) set(plan, 'featured', index === 0);
	},
	'a line less on one price, a line more on the next': ({ all, list }) => {
		const [one, other] = all('plans');
		if (one) list(one, 'features', (lines) => lines.slice(0, Math.max(1, lines.length - 1)));
		if (other) list(other, 'features', (lines) => [...lines, 'Sauna parowa co wieczór'].slice(0, 10));
	},
	'a plan more': async ({ add, photograph }) => {
		await photograph('plans/student.jpg', 1350, 900);
		const features = ['Wstęp wolny', 'Joga', 'Szafka'];
		add('plans', 'student', { grade: 'Studencki', price: 59.5, features, image: './student.jpg', alt: 'Rząd hantli' });
	},
	'a coach fewer': ({ all, remove }) => remove(all('coaches')[0]),
	'a coach renamed, in the lists of classes too': ({ all, set, everywhere }) => {
		const [coach] = all('coaches');
		if (!coach) return;
		const old = textOf(coach, 'name');
		const name = 'Włodzimierz Żółkiewski';
		set(coach, 'name', name);
		everywhere((text, field) => (field === 'trainer' && text === old ? name : text));
	},
	'a coach more, without links': async ({ add, photograph }) => {
		await photograph('coaches/zofia.jpg', 960, 1200);
		const fields = { name: 'Zofia Dąb', job: 'Joga i oddech', image: './zofia.jpg', alt: 'Trenerka przy oknie' };
		add('coaches', 'zofia', fields);
	},
	'a class out': ({ all, remove, unlinked }) => {
		const classes = all('classes');
		if (classes.length > 1) remove(unlinked(classes, '/classes/')[0]);
	},
	'a class in, on a day and in the contact form': async ({ add, list, all, photograph }) => {
		await photograph('classes/zdrowy-kregoslup.jpg', 1200, 900);
		const [trainer, time] = ['Zofia Dąb', '5:30am-6:15am'];
		const fields = {
			title: 'Zdrowy kręgosłup',
			trainer,
			day: 'tuesday',
			time,
			image: './zdrowy-kregoslup.jpg',
			alt: 'Mata',
		};
		add('classes', 'zdrowy-kregoslup', fields);
		const tuesday = all('schedule').find(({ id }) => id === 'tuesday');
		const row = { class: 'zdrowy-kregoslup', time, trainer };
		if (tuesday) list(tuesday, 'classes', (rows) => [row, ...rows].slice(0, 30));
		list('contactPage', 'form.classes', (classes) => [...classes, { class: row.class }].slice(0, 40));
	},
	'another name and trainer of a class': ({ all, set }) => {
		const [gymClass] = all('classes');
		if (gymClass) set(gymClass, 'title', 'Żelazna środa');
		if (gymClass) set(gymClass, 'trainer', 'Zofia Dąb');
	},
	'another hour of a class, by the other clock': ({ all, list }) => {
		const day = all('schedule').find(({ data }) => JSON.stringify(data).includes('"trainer"'));
		if (day) list(day, 'classes', ([first, ...rows]) => [{ ...Object(first), time: '05:00-05:25' }, ...rows]);
	},
	'a day without classes': ({ all, set }) => {
		const sunday = all('schedule').find(({ id }) => id === 'sunday');
		if (sunday) set(sunday, 'classes', []);
	},
	'the days in another language': ({ all, set }) => {
		for (const day of all('schedule')) {
			const name = days[weekdays.findIndex((weekday) => weekday === day.id)] ?? '';
			set(day, 'name', name);
			set(day, 'short', name.slice(0, 3));
		}
	},
	'a post out': ({ all, remove, unlinked }) => remove(unlinked(all('posts'), '/blog/')[0]),
	'a post put back to drafts': ({ all, set, unlinked }) => {
		const [post] = unlinked(all('posts'), '/blog/');
		if (post) set(post, 'draft', true);
	},
	'another title, date and tags of a post, which is pinned now': ({ all, set }) => {
		const post = all('posts').find(({ data }) => getProperty(data, 'draft') !== true);
		if (!post) return;
		set(post, 'title', 'Źdźbło');
		set(post, 'date', '2024-02-29');
		set(post, 'tags', ['sila', 'joga-i-oddech', 'technika']);
		set(post, 'pinned', true);
	},
	'two posts more, with a long word, a table and a picture': async ({ add, all, photograph }) => {
		const categories = all('categories').map(({ id }) => id);
		for (const [index, id] of ['pierwszy-raz', 'selbstverteidigung'].entries()) {
			await photograph(`posts/${id}/hala.jpg`, 2000, 1200);
			await photograph(`posts/${id}/w-tekscie.jpg`, 900, 1300);
			const fields = {
				...{ title: ['Pierwszy raz na siłowni', 'Selbstverteidigungsgrundlagenkurs'][index] },
				...{ description: `Co zabrać, o co zapytać i kiedy wyjść, część ${index + 1}.`, author: 'Zofia Dąb' },
				...{
					date: `2025-0${index + 3}-14`,
					categories: categories.slice(index * 4).slice(0, 4),
					tags: ['technika', 'x'],
				},
				...{ image: './hala.jpg', alt: 'Hala o poranku' },
			};
			if (fields.categories.length === 0) fields.categories = categories.slice(0, 1);
			add('posts', id, fields, article);
		}
	},
	'twenty pictures more in the gallery, no two of one shape': async ({ add, all, photograph }) => {
		const shown = all('gallery').length;
		for (let number = shown + 1; number <= shown + 20; number++) {
			const width = 1200 + 60 * (number % 17);
			await photograph(`gallery/hala-${number}.jpg`, width, Math.round(width / (1.31 + 0.024 * (number % 20))));
			add('gallery', String(number), { image: `./hala-${number}.jpg`, alt: `Hala, ujęcie ${number}` });
		}
	},
	'another description of a picture': ({ all, set }) => {
		const [picture] = all('gallery');
		if (picture) set(picture, 'alt', 'Sztangi pod ścianą z cegły');
	},
	'a quote out, a longer one in': ({ all, add, remove }) => {
		remove(all('testimonials')[0]);
		const quote =
			'Przyszłam na jedną godzinę i zostałam trzy lata. Nikt tu nie pyta, ile podnosisz, tylko czy spałaś dobrze.';
		add('testimonials', 'jadwiga', { quote, name: 'Jadwiga Wójcik-Śliwińska', job: 'Tłumaczka przysięgła' });
	},
	'a partner out': ({ all, remove }) => remove(all('partners')[0]),
	'a category more': ({ add }) => void add('categories', 'zdrowie', { name: 'Zdrowie' }),
	'another headline': ({ set }) => {
		set('homePage', 'hero.heading', 'Godzina z trenerem gratis');
		set('homePage', 'hero.text', 'Bez zobowiązań.');
		set('homePage', 'hero.button.label', 'OK');
	},
	'two cards under it': ({ list }) => list('homePage', 'features', (cards) => cards.slice(0, 2)),
	'one reason more, one perk fewer': ({ list }) => {
		list('homePage', 'about.highlights', (all) => [...all, { icon: 'dumbbell', text: 'bez kolejek' }].slice(0, 6));
		list('homePage', 'whyUs.perks', (all) => all.slice(1));
	},
	'a shorter timetable on the home page': ({ list }) => list('homePage', 'timetable.rows', (rows) => rows.slice(0, 3)),
	'more pictures of the gallery on the home page': ({ set, all }) =>
		set(
			'homePage',
			'gallery.pictures',
			all('gallery')
				.map(({ id }) => id)
				.slice(-9),
		),
	'words of one letter on links': ({ set }) => {
		set('homePage', 'blog.readMore.label', 'I');
		set('homePage', 'gallery.link.label', '→');
		set('homePage', 'timetable.link.label', 'w');
		set('navigation', 'footer.privacy', 'R');
		set('labels', 'home', 'I');
	},
	'other pictures in banners': async ({ photograph, set }) => {
		await photograph('pages/pasek.jpg', 2400, 820);
		set('pricingPage', 'banner.image', './pasek.jpg');
		set('aboutPage', 'banner.image', './pasek.jpg');
		set('aboutPage', 'banner.focus', '0% 100%');
	},
	'another text about the gym': ({ all }) => {
		const [about] = all('aboutPage');
		if (about)
			about.body =
				'Zaczęło się w garażu.\n\nDziś jest nas *więcej*, a [plan tygodnia](/schedule/week) pęka w szwach.\n';
	},
	'other words over the prices': ({ set }) => {
		set('pricingPage', 'chart.heading', 'Wybierz karnet');
		set('pricingPage', 'chart.perMonth', 'miesięcznie');
		set('pricingPage', 'title', 'Cennik');
		set('pricingPage', 'description', 'Wszystkie karnety na miesiąc, bez umowy na rok i bez drobnego druku.');
	},
	'more pictures on a page of the gallery': ({ set }) => set('galleryPage', 'perPage', 9),
	'the contact form in another language': ({ set }) => {
		set('contactPage', 'form.name', 'Imię i nazwisko');
		set('contactPage', 'form.class', 'Zajęcia');
		set('contactPage', 'form.button', 'wyślij');
	},
};

const menu = ['Dom', 'O nas', 'Zdjęcia', 'Grafik zajęć', 'Blog', 'Cennik', 'Zajęcia grupowe', 'Kontakt'];
const days = ['Poniedziałek', 'Wtorek', 'Środa', 'Czwartek', 'Piątek', 'Sobota', 'Niedziela'];
const controls = {
	skipToContent: 'Przejdź do treści',
	mainNavigation: 'Nawigacja główna',
	menu: 'Menu',
	openMenu: 'Otwórz menu',
	closeMenu: 'Zamknij menu',
	signUp: 'Załóż konto',
	account: 'Twoje konto',
	page: 'Strona {page}',
	previousPage: 'Poprzednia',
	nextPage: 'Następna',
	phone: 'Telefon',
};

const article = `Zdanie z **pogrubieniem**, [odnośnikiem](/contact) i adresem
https://example.com/selbstverteidigungsgrundlagenkurs/anmeldung/zum/probetraining/fuer/wiedereinsteigerinnen.

## Pierwszy krok

![Ręka na linie](./w-tekscie.jpg)

| Ćwiczenie | Powtórzenia | Przerwa | Ciężar | Uwagi |
| --------- | ----------- | ------- | ------ | ----- |
| Przysiad  | 12          | 90 s    | 60 kg  | Plecy proste |

> Kto się rozgrzewa, ten się nie spieszy.
`;

function textOf(sheet: Sheet | undefined, field: string): string {
	return String(getProperty(sheet?.data, field));
}

// What the specification wants of the content as it was delivered. An owner may want something else: with the first edit
// that does, this has done its work, and `npm run test:specification` may go. `npm test` does not ask it.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getProperty } from '~/lib/get-property';
import { type Entry, readEntries } from '~/integrations/content-check/read-entries';
import { root } from '~/tooling/folders';

const { entries } = await readEntries(join(root, 'content'));

/** The data of one entry. */
function read(collection: string, id: string): unknown {
	const entry = entries.find((candidate) => candidate.collection === collection && candidate.id === id);
	if (!entry) throw new Error(`There is no "${id}" in ${collection}.`);
	return entry.data;
}

/** What the entries of a collection say under one name, in the order of the site. */
function inOrder(collection: string, field: string): unknown[] {
	return entries
		.filter((entry) => entry.collection === collection)
		.map(({ data }) => data)
		.sort((one, other) => Number(getProperty(one, 'order')) - Number(getProperty(other, 'order')))
		.map((data) => getProperty(data, field));
}

const labelled = (labels: string[]) => labels.map((label) => expect.objectContaining({ label }));

describe('the home page', () => {
	test('has the headline, features and reasons of the specification', () => {
		expect(read('homePage', 'home')).toMatchObject({
			hero: { heading: 'Free trial session with a trainer', button: { label: 'our classes', href: '/classes' } },
			features: [{ title: 'Progression' }, { title: 'Workout' }, { title: 'Nutritions' }],
			about: {
				label: 'who we are',
				heading: 'Take Your Health And Body To Next Level',
				highlights: [{ text: 'professional trainers' }, { text: 'modern equipments' }, { text: 'fancy gym machines' }],
				button: { label: 'take a tour', href: '/classes' },
			},
			whyUs: {
				perks: [
					{ title: 'Free Fitness Training' },
					{ title: 'Modern Gym Equipments' },
					{ title: 'Gym Bag Equipments' },
					{ title: 'Fresh Bottle Watter' },
				],
			},
			join: { heading: 'Join With Us', href: '/contact' },
			coaches: {
				label: 'gym trainers',
				heading: 'Team Of Expert Coaches',
				text: 'Expert team of coaches helps you succeed in any goal, personalized guidance and motivation provided!',
			},
			testimonials: { heading: 'Testimonials', previous: 'left', next: 'right' },
			blog: { heading: 'Our Recent News', readMore: { label: 'Read more', href: '/blog' } },
		});
	});

	test('has the featured-class timetable', () => {
		expect(read('homePage', 'home')).toMatchObject({
			timetable: {
				rows: [
					{ class: 'cycling', day: 'wednesday', time: '9:00am-10:00am' },
					{ class: 'karate', day: 'friday', time: '10:00am-11:00am' },
					{ class: 'power-lifting', name: 'Power', day: 'saturday', time: '9:00am-10:00am' },
					{ class: 'meditation', day: 'friday', time: '1:00pm-2:00pm' },
					{ class: 'mma', name: 'Martial Arts', day: 'sunday', time: '6:00pm-7:00pm' },
					{ class: 'workout', day: 'monday', time: '4:00pm-5:00pm' },
				],
			},
		});
	});

	test('has the BMI calculator’s alert and categories', () => {
		expect(read('homePage', 'home')).toMatchObject({
			bmi: {
				alert: 'Please enter a valid weight and height',
				categories: {
					underweight: { name: 'Underweight' },
					normal: { name: 'Normal' },
					overweight: { name: 'Overweight' },
				},
			},
		});
	});

	test('has the call to action', () => {
		expect(read('callToAction', 'call-to-action')).toMatchObject({
			heading: 'Need a Fitness Trainer?',
			button: { label: 'purchase now', href: '/contact' },
		});
	});
});

describe('the schedule', () => {
	const slots = ['9:00am-10:00am', '10:00pm-11:00pm', '4:00pm-5:00pm', '6:00pm-7:00pm'];
	test.each([
		['monday', ['fitness', 'body-building', 'running', 'cycling']],
		['tuesday', ['boxing', 'yoga', 'crossfit']],
		['wednesday', ['cycling', 'body-building', 'fitness', 'running']],
		['thursday', ['fitness', 'body-building', 'running']],
		['friday', ['crossfit', 'karate', 'meditation', 'workout']],
		['saturday', ['power-lifting', 'boxing', 'yoga']],
		['sunday', ['fitness', 'body-building', 'running', 'cycling']],
	])('has the rows of %s', (day, classes) => {
		expect(read('schedule', day)).toMatchObject({
			classes: classes.map((name, index) => ({ class: name, time: slots[index] })),
		});
	});

	test('has its columns and its button', () => {
		expect(read('schedulePage', 'schedule')).toMatchObject({
			banner: { heading: 'Schedule by Day' },
			columns: { class: 'Class Name', time: 'Time', trainer: 'Trainer' },
			join: { label: 'Join Now', href: '/contact' },
		});
	});
});

describe('the other pages', () => {
	test('list eight classes, then twelve', () => {
		const short = ['Cycling', 'Meditation', 'Boxing', 'Karate', 'Power Lifting', 'Workout', 'Crossfit', 'Running'];
		expect(inOrder('classes', 'title')).toEqual([...short, 'Body Building', 'Mma', 'Yoga', 'Fitness']);
		expect(read('classesPage', 'classes')).toMatchObject({
			joinNow: 'join now',
			joinHref: '/contact',
			showMore: 'show more',
			showLess: 'show less',
		});
	});

	test('have the three plans', () => {
		expect(inOrder('plans', 'grade')).toEqual(['Biginner', 'Intermediate', 'Professional']);
		expect(inOrder('plans', 'price')).toEqual([39, 65, 100]);
		const features = ['Free Hand', 'Gym Fitness', 'Weight Loss', 'Personal Trainer', 'Cycling'];
		expect(inOrder('plans', 'features')).toEqual([features, features, features]);
		expect(read('pricingPage', 'pricing')).toMatchObject({
			chart: { button: { label: 'purchase now', href: '/contact' } },
		});
	});

	test('have the three coaches and five partners', () => {
		expect(inOrder('coaches', 'job')).toEqual(['Yoga Trainer', 'Crossfit Trainer', 'Personal Trainer']);
		expect(inOrder('partners', 'name')).toHaveLength(5);
	});

	test('tell who the gym is', () => {
		expect(read('aboutPage', 'about')).toMatchObject({
			banner: { heading: 'About Us' },
			intro: {
				label: 'who we are',
				heading: 'We Will Give You Strength and Health',
				button: { label: 'contact us', href: '/contact' },
			},
			history: [{ heading: 'Our History' }, { heading: 'Our History' }],
		});
	});

	test('have the seven posts, six categories and the discount of the blog', () => {
		expect(entries.filter(({ collection }) => collection === 'posts')).toHaveLength(7);
		expect(read('posts', 'yoga-for-everyone-in-2023')).toMatchObject({
			title: 'Yoga For Everyone in 2023',
			author: 'Admin',
			date: '2022-03-22',
		});
		expect(read('posts', 'getting-back-into-crossfit-after-vacation')).toMatchObject({
			title: 'Getting Back Into CrossFit After Vacation',
			date: '2022-09-13',
		});
		expect(read('posts', 'meet-fitness-ambassador-noor-haddad')).toMatchObject({
			title: 'Meet Fitness Ambassador Noor Haddad',
			date: '2022-06-28',
		});
		const categories = entries.filter(({ collection }) => collection === 'categories').map(({ data }) => data);
		expect(categories).toEqual(
			['Body Building', 'Boxing', 'Crossfit', 'Fitness', 'Meditation', 'Yoga'].map((name) => ({ name })),
		);
		expect(read('blogPage', 'blog')).toMatchObject({
			by: 'By {author}',
			purchase: { label: 'purchase now', href: '/contact' },
			recentCount: 6,
			promo: { value: '34', unit: '%', text: 'flat discount' },
		});
	});

	test('have twelve pictures, eight on a page', () => {
		expect(entries.filter(({ collection }) => collection === 'gallery')).toHaveLength(12);
		expect(read('galleryPage', 'gallery')).toMatchObject({ banner: { heading: 'Gallery' }, perPage: 8 });
	});

	test('ask for the visitor’s data on the contact page', () => {
		expect(read('contactPage', 'contact')).toMatchObject({
			banner: { heading: 'Contact Us' },
			form: {
				heading: 'Leave Us Your Info',
				name: 'Full Name',
				email: 'Email Address',
				classPlaceholder: 'Select Class',
				classes: [
					{ class: 'body-building' },
					{ class: 'boxing' },
					{ class: 'running' },
					{ class: 'fitness' },
					{ class: 'yoga' },
					{ class: 'workout' },
					{ class: 'karate', name: 'Katate' },
					{ class: 'meditation' },
					{ class: 'cycling' },
				],
				comment: 'Comment',
				button: 'submit now',
			},
		});
	});

	test('say when signing in went wrong', () => {
		expect(read('signInPage', 'login')).toMatchObject({ errors: { wrong: 'Wrong email or password' } });
	});
});

describe('every page', () => {
	test('has the eight links of the navigation bar and its button', () => {
		expect(read('navigation', 'navigation')).toMatchObject({
			main: [
				{ label: 'Home', href: '/#home' },
				{ label: 'About', href: '/about' },
				{ label: 'Gallery', href: '/gallery/page-1' },
				{ label: 'Schedule', href: '/schedule/monday' },
				{ label: 'Blog', href: '/blog' },
				{ label: 'Pricing', href: '/pricing' },
				{ label: 'Classes', href: '/classes' },
				{ label: 'Contact', href: '/contact' },
			],
			join: { label: 'join class now', href: '/contact' },
			panel: { heading: 'About Us' },
		});
	});

	test('has the classes and hours of the footer', () => {
		const classes = ['Fitness Classes', 'Aerobics Classes', 'Power Yoga', 'Learn Machines', 'Full-body Strength'];
		expect(read('navigation', 'navigation')).toMatchObject({
			footer: { classesHeading: 'Our Classes', classes: labelled(classes), privacy: 'Privacy policy' }, // no link
		});
		expect(read('gym', 'gym')).toMatchObject({
			hours: [
				{ days: 'Monday-Friday', time: '7:00am-21:00pm' },
				{ days: 'Saturday', time: '7:00am-19:00pm' },
				{ days: 'Sunday', time: 'closed' },
			],
		});
	});

	test('keeps the contact page’s own hours, which repeat a line', () => {
		const line = 'Monday–Friday: 7:30 am to 1:00 am';
		expect(read('gym', 'gym')).toMatchObject({ contactHours: [line, line] });
	});

	test('shows invented data only', () => {
		expect(read('gym', 'gym')).toMatchObject({
			phone: expect.stringMatching(/555-01\d\d$/),
			email: expect.stringMatching(/[@.]example\.com$/),
		});
	});
});

const posts = entries.filter(({ collection }) => collection === 'posts');
const categories = entries.filter(({ collection }) => collection === 'categories').map(({ id }) => id);

/** The words of a list in an entry's frontmatter. */
function words({ data }: Entry, field: string): string[] {
	const list = getProperty(data, field);
	return Array.isArray(list) ? list.map(String) : [];
}

describe('the blog', () => {
	test.each(categories)('has four posts in the category "%s"', (category) => {
		expect(posts.filter((post) => words(post, 'categories').includes(category))).toHaveLength(4);
	});

	test('has eight tags, each on two or three posts', () => {
		const counts = Map.groupBy(
			posts.flatMap((post) => words(post, 'tags')),
			(tag) => tag,
		);
		expect([...counts.keys()].sort()).toEqual(
			['beginners', 'breathing', 'mobility', 'nutrition', 'recovery', 'running', 'strength', 'technique'].sort(),
		);
		for (const [tag, uses] of counts) expect([2, 3], tag).toContain(uses.length);
	});

	test.each(posts.map((post) => [post.id, post.body] as const))('has a real article in "%s"', (_, body) => {
		const length = body.split(/\s+/).length;
		expect(length).toBeGreaterThan(250);
		expect(length).toBeLessThan(400);
		expect(body.match(/^> /gm)).toHaveLength(1);
		expect(body.match(/^## /gm)?.length).toBeGreaterThan(1);
		expect(body.trimStart()).toMatch(/^\p{Lu}/u);
	});
});

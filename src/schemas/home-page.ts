import { usualLimits } from '../lib/bmi.ts';
import { weekday } from './parts/days-and-times.ts';
import { decimal, distinct, group, groups, icon, list, oneOf, text } from './parts/fields.ts';
import { href, link } from './parts/link.ts';
import { pageHead, sectionHead } from './parts/page.ts';
import { focus, landscape, picture, type SchemaContext, wide } from './parts/picture.ts';
import { reference } from './parts/reference.ts';

/** The home page's sections in their default order, as an editor may reorder them. */
export const homeSections = [
	'hero',
	'features',
	'about',
	'bmi',
	'whyUs',
	'timetable',
	'join',
	'gallery',
	'pricing',
	'coaches',
	'testimonials',
	'blog',
	'callToAction',
] as const;

/** The home page, section by section. */
export const homePageSchema = (context: SchemaContext) =>
	group('the home page', {
		...pageHead('Coached classes and a free trial', 'Classes, plans from {lowestPrice} a month and a free trial.'),
		sections: sections(),
		hero: group('the first thing visitors see', {
			heading: text('the headline', 'Free trial session with a trainer', 40, 'there is room for three lines'),
			text: text('the line under it', 'One hour, one trainer, no strings.', 100),
			button: link('the button', 'our classes', '/classes'),
			secondButton: link('an optional second button', 'Book the free trial', '/contact?trial').optional(),
			...picture(context, wide, 'the picture behind it, calm on the left and, on phones, in its lower half'),
			focusOnTablets: focus(' on tablets'),
			focusOnPhones: focus(' on phones'),
		}),
		features: groups('the cards under the headline', [0, 6], 'one card', {
			title: text('one word', 'Progression', 24, 'the card has room for two lines'),
			text: text('one or two short sentences', 'A plan that adds a little every week.', 90),
			...picture(context, landscape),
		}),
		about: group('the section “who we are”', {
			...sectionHead('who we are', 'Take Your Health And Body to the Next Level'),
			highlights: list('a few good reasons', highlight(), [0, 6]),
			button: link('the button', 'take a tour', '/classes'),
			...picture(context, landscape, 'the picture on the left'),
		}),
		bmi: group('the BMI calculator', {
			...sectionHead('BMI calculator', 'Calculate your BMI'),
			text: text('the line under the heading', 'Two numbers, one answer.', 120),
			normalFrom: decimal('the BMI from which weight is “normal”', 20, [15, 25]).default(usualLimits.normal),
			overweightFrom: decimal('the BMI from which weight is “overweight”', 27, [20, 35]).default(
				usualLimits.overweight,
			),
		}).refine(({ normalFrom, overweightFrom }) => normalFrom < overweightFrom, {
			error: 'Write a number above "normalFrom".',
			path: ['overweightFrom'],
		}),
		whyUs: group('the section “why choose us”', {
			...sectionHead('why choose us', 'Bring yourself. We have the rest.'),
			perks: groups('the perks', [0, 8], 'one perk', {
				icon: icon(),
				title: text('a few words', 'Free Fitness Training', 32),
				text: text('one short sentence', 'Your first session with a trainer costs nothing.', 80),
			}),
			...picture(context, landscape, 'the picture on the right'),
		}),
		timetable: group('the section with the featured classes', {
			...sectionHead('featured classes', 'Six hours that count'),
			text: text('the line under the heading', 'Every class is led by a coach.', 120),
			link: link('the link under it', 'full schedule', '/schedule/monday'),
			rows: groups('the rows', [0, 12], 'one row', {
				class: reference(context, 'classes', 'the class'),
				name: text('another name for the class here, optional', 'Power', 32).optional(),
				day: weekday('the day; by default, the first day of the week on which the class runs').optional(),
			}),
		}),
		join: group('the wide picture that leads to the contact page', {
			heading: text('the words on it', 'Join With Us', 24, 'the letters are very large'),
			text: text('the offer, after the lowest price', 'No joining fee.', 80).optional(),
			href: href(),
			...picture(context, wide),
			focusOnPhones: focus(' on phones'),
		}),
		gallery: group('the section with gallery pictures', {
			...sectionHead('gallery', 'Inside the hall'),
			link: link('the link beside the heading', 'all pictures', '/gallery/page-1'),
			pictures: distinct(list('pictures, the first large', reference(context, 'gallery', 'the picture'), [0, 9])),
		}),
		coaches: group('the section with the coaches', {
			...sectionHead('gym trainers', 'Team Of Expert Coaches'),
			text: text('the paragraph beside the heading', 'An expert team of coaches helps you.', 160),
		}),
		testimonials: group('what members say', {
			heading: text('the heading', 'Testimonials', 40),
			picture: group('an optional picture behind it', picture(context, wide, 'a close, dark picture')).optional(),
		}),
		blog: group('the section with three posts', {
			...sectionHead('blog', 'Our Recent News'),
			readMore: link('the link under each post', 'Read more', '/blog'),
		}),
	});

/** The field `sections`. Default: all sections in the usual order. */
function sections() {
	const about = "the sections in order; leave out any you don't want";
	const error = 'Put the top of the page ("hero") first, or leave it out.';
	return distinct(list(about, oneOf('one section', homeSections), [1, homeSections.length]))
		.refine((sections) => sections.indexOf('hero') < 1, { error })
		.meta({ ordered: true })
		.default([...homeSections]);
}

function highlight() {
	const words = text('a few words', 'professional trainers', 32);
	return group('one reason', { icon: icon(), text: words }).meta({ summary: '{{text}}' }); // for the editing screen
}

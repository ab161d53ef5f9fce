import type { z } from 'astro/zod';
import { longestClassId } from '../lib/event-key.ts';
import { weekdays } from '../lib/weekdays.ts';
import * as accountPages from './account-pages.ts';
import { brandSchema } from './brand.ts';
import { changeSchema } from './change.ts';
import { classesPageSchema, classSchema } from './class.ts';
import { coachSchema } from './coach.ts';
import { gymSchema } from './gym.ts';
import { homePageSchema } from './home-page.ts';
import { gallerySchema, partnerSchema, questionSchema, testimonialSchema } from './lists.ts';
import { navigationSchema } from './navigation.ts';
import * as pages from './pages.ts';
import type { SchemaContext } from './parts/picture.ts';
import { planSchema, pricingPageSchema } from './plan.ts';
import { blogPageSchema, categorySchema, postSchema } from './post.ts';
import { schedulePageSchema, scheduleSchema } from './schedule.ts';
import { textsSchema } from './texts.ts';

/**
 * A collection: its files, its schema, and what its fields mean. Every reader asks this definition (addresses, the content check,
 * the editing screen, the pages), so that none knows a field by its name.
 */
export interface CollectionDefinition {
	folder: string; // in content/
	files: string; // a glob; "*" is the entry's id
	ids?: readonly string[]; // the required ones; no others are allowed
	anyName?: true; // ids are in no address, so they may have any letters
	longestId?: number;
	body?: true | 'optional'; // the Markdown text
	schema: (context: SchemaContext) => z.ZodType;
	/** The address of the page that shows an entry. With "*", the entry's id, each has a page of its own. */
	page?: string;
	also?: readonly string[]; // other addresses that each entry has
	/** The fields whose items have a page each, which lists the entries, and its address. "*" is the item. */
	filedUnder?: Record<string, string>;
	sectionOf?: string; // the field with the pages that show an entry below a heading with its id
	formerly?: string; // the field with old addresses, which redirect to the entry's page
	draft?: string; // the field that hides an entry from visitors
	publishedOn?: string; // the field with the day from which visitors see an entry
	order?: 'order'; // the field with an entry's place among the others
	money?: string; // the field with an amount of money
	distinct?: readonly string[]; // fields in which two entries shouldn't say the same: visitors couldn't tell them apart
	icon: string; // in the editing screen's menu, a Material Symbol
	label?: string; // there, if the collection's name doesn't say what it is
}

const json = { files: '*.json' };
const free = { ...json, anyName: true } as const;
const row = { ...free, page: '/', order: 'order' } as const;
const page = { folder: 'pages', page: '/*', icon: 'web' };
const settings = { folder: 'settings', icon: 'storefront', label: 'Site settings' };

/** Every collection, in the order of the editing screen's menu: what changes often comes first. */
export const definitions = {
	changes: { ...free, folder: 'changes', schema: changeSchema, page: '/schedule/week', icon: 'event_busy' },
	posts: {
		folder: 'posts',
		files: '*/index.md',
		body: true,
		schema: postSchema,
		page: '/blog/*',
		filedUnder: { categories: '/blog/category/*', tags: '/blog/tag/*' },
		formerly: 'formerly',
		draft: 'draft',
		publishedOn: 'date',
		distinct: ['title'],
		icon: 'article',
	},
	classes: {
		folder: 'classes',
		files: '*.md',
		longestId: longestClassId,
		body: true,
		schema: classSchema,
		page: '/classes/*',
		also: ['/classes/*.ics', '/contact?class=*'],
		formerly: 'formerly',
		order: 'order',
		distinct: ['title'],
		icon: 'exercise',
	},
	schedule: {
		...json,
		ids: weekdays,
		folder: 'schedule',
		schema: scheduleSchema,
		page: '/schedule/*',
		icon: 'calendar_month',
	},
	plans: {
		folder: 'plans',
		files: '*.json',
		schema: planSchema,
		page: '/pricing',
		also: ['/contact?plan=*'],
		order: 'order',
		money: 'price',
		distinct: ['grade', 'featured'], // one card stands out
		icon: 'payments',
		label: 'Prices',
	},
	questions: {
		folder: 'questions',
		files: '*.md',
		body: true,
		schema: questionSchema,
		page: '/contact',
		also: ['/contact?question=*'],
		sectionOf: 'pages',
		order: 'order',
		distinct: ['title'],
		icon: 'help',
		label: 'Questions and answers',
	},
	coaches: {
		folder: 'coaches',
		files: '*.md',
		body: 'optional',
		schema: coachSchema,
		page: '/coaches/*',
		also: ['/contact?coach=*'],
		formerly: 'formerly',
		order: 'order',
		distinct: ['name'],
		icon: 'sports',
	},
	testimonials: { ...row, folder: 'testimonials', schema: testimonialSchema, icon: 'format_quote', label: 'Quotes' },
	partners: { ...row, folder: 'partners', schema: partnerSchema, distinct: ['name'], icon: 'handshake' },
	gallery: { ...row, folder: 'gallery', schema: gallerySchema, page: '/gallery/page-1', icon: 'photo_library' },
	categories: {
		...json,
		folder: 'categories',
		schema: categorySchema,
		page: '/blog',
		distinct: ['name'],
		icon: 'sell',
	},
	homePage: { ...page, files: 'home.md', schema: homePageSchema, page: '/' },
	aboutPage: { ...page, files: 'about.md', body: true, schema: pages.aboutPageSchema },
	classesPage: { ...page, files: 'classes.md', body: 'optional', schema: classesPageSchema },
	pricingPage: { ...page, files: 'pricing.md', schema: pricingPageSchema },
	schedulePage: { ...page, files: 'schedule.md', schema: schedulePageSchema },
	galleryPage: { ...page, files: 'gallery.md', schema: pages.galleryPageSchema },
	blogPage: { ...page, files: 'blog.md', schema: blogPageSchema },
	contactPage: { ...page, files: 'contact.md', schema: pages.contactPageSchema },
	signInPage: { ...page, files: 'login.md', schema: accountPages.signInPageSchema },
	signUpPage: { ...page, files: 'signup.md', schema: accountPages.signUpPageSchema },
	forgotPasswordPage: { ...page, files: 'forgot-password.md', schema: accountPages.forgotPasswordPageSchema },
	newPasswordPage: { ...page, files: 'new-password.md', schema: accountPages.newPasswordPageSchema },
	accountPage: { ...page, files: 'account.md', schema: accountPages.accountPageSchema },
	notFoundPage: { ...page, files: 'not-found.md', schema: pages.notFoundPageSchema },
	ownPages: {
		folder: 'pages/more',
		files: '*.md',
		body: true,
		schema: pages.ownPageSchema,
		page: '/*',
		formerly: 'formerly',
		draft: 'draft',
		distinct: ['title'],
		icon: 'note_add',
		label: 'Your own pages',
	},
	gym: { ...settings, files: 'gym.json', schema: gymSchema },
	brand: { ...settings, files: 'brand.json', schema: brandSchema },
	navigation: { ...settings, files: 'navigation.json', schema: navigationSchema },
	texts: { ...settings, files: 'texts.json', schema: textsSchema },
	callToAction: { ...settings, files: 'call-to-action.json', schema: pages.callToActionSchema },
} satisfies Record<string, CollectionDefinition>;

type Definitions = typeof definitions;

/** The fields of a collection's entries. */
export type Content<Name extends keyof Definitions> = z.infer<ReturnType<Definitions[Name]['schema']>>;

/** The names of the collections whose definition has a property, such as `body`. */
export type CollectionWith<Property extends keyof CollectionDefinition> = {
	[Name in keyof Definitions]: Definitions[Name] extends Record<Property, unknown> ? Name : never;
}[keyof Definitions];

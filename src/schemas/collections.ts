import type { z } from 'astro/zod';
import { longestClassId } from '../lib/event-key.ts';
import { postsPerPage } from '../lib/posts.ts';
import { weekdays } from '../lib/weekdays.ts';
import * as accountPages from './account-pages.ts';
import { brandSchema } from './brand.ts';
import { changeSchema } from './change.ts';
import { classesPageSchema, classSchema } from './class.ts';
import { coachSchema } from './coach.ts';
import { gymSchema } from './gym.ts';
import { homePageSchema } from './home-page.ts';
import { gallerySchema, partnerSchema, questionSchema, testimonialSchema } from './row-entries.ts';
import { navigationSchema } from './navigation.ts';
import * as pages from './pages.ts';
import type { SchemaContext } from './parts/picture.ts';
import { planSchema, pricingPageSchema } from './plan.ts';
import { blogPageSchema, categorySchema, postSchema } from './post.ts';
import { schedulePageSchema, scheduleSchema } from './schedule.ts';
import { textsSchema } from './texts.ts';

/**
 * A collection: its files, its schema, and what its fields mean. Every reader asks this definition (addresses, the content check,
 * the editing screen, the pages), so that none knows drafts, dates, order, tags or old addresses by a field's name.
 */
export interface CollectionDefinition {
	folder: string; // in content/
	files: string; // with "*" for the entry's id, which findId() reads
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
	/** The list of all entries, and how many a page of it and of `filedUnder` shows, or the field of the list's own file that says so. */
	listed?: { at: string; perPage: number | string };
	sectionOf?: string; // the field with the pages that show an entry below a heading with its id
	formerly?: string; // the field with old addresses, which redirect to the entry's page
	draft?: string; // the field that hides an entry from visitors
	publishedOn?: string; // the field with the day from which visitors see an entry
	order?: 'order'; // the field with an entry's place among the others
	distinct?: readonly string[]; // fields in which two entries shouldn't say the same: visitors couldn't tell them apart
	icon: string; // in the editing screen's menu, a Material Symbol
	label?: string; // there, if the collection's name doesn't say what it is
}

type Properties<Given> = { [Name in keyof Given]: Name extends keyof CollectionDefinition ? unknown : never };

/** A collection whose fields have meanings. @param files where it is, and its schema. @param fields what they mean. */
function define<const Files extends Properties<Files>, const Fields extends Properties<Fields>>(
	files: Files,
	fields: Fields,
) {
	return { ...files, ...fields };
}

const json = { files: '*.json' };
const text = { files: '*.md', body: true } as const;
const free = { ...json, anyName: true } as const;
const row = { ...free, page: '/', order: 'order' } as const;
const page = { folder: 'pages', page: '/*', icon: 'web' };
const settings = { folder: 'settings', icon: 'storefront', label: 'Site settings' };
const moves = { formerly: 'formerly' };
const shown = { ...moves, order: 'order' } as const;
const title = { distinct: ['title'] };
const name = { distinct: ['name'] };
const album = { page: '/gallery/page-1', listed: { at: '/gallery', perPage: 'perPage' } };
const blog = { at: '/blog', perPage: postsPerPage };
const lists = { categories: '/blog/category/*', tags: '/blog/tag/*' };

/** Every collection, in the order of the editing screen's menu: what changes often comes first. */
export const definitions = {
	changes: { ...free, folder: 'changes', schema: changeSchema, page: '/schedule/week', icon: 'event_busy' },
	posts: define(
		{ ...text, folder: 'posts', files: '*/index.md', schema: postSchema, page: '/blog/*', icon: 'article' },
		{ ...moves, ...title, draft: 'draft', publishedOn: 'date', filedUnder: lists, listed: blog },
	),
	classes: define(
		{ ...text, folder: 'classes', schema: classSchema, page: '/classes/*', icon: 'exercise' },
		{ ...shown, ...title, also: ['/classes/*.ics', '/contact?class=*'], longestId: longestClassId },
	),
	schedule: define(
		{ ...json, folder: 'schedule', schema: scheduleSchema, ids: weekdays, icon: 'calendar_month' },
		{ page: '/schedule/*' },
	),
	plans: define(
		{ ...json, folder: 'plans', schema: planSchema, page: '/pricing', icon: 'payments', label: 'Prices' },
		{ also: ['/contact?plan=*'], order: 'order', distinct: ['grade', 'featured'] }, // one card stands out
	),
	questions: define(
		{ ...text, folder: 'questions', schema: questionSchema, icon: 'help', label: 'Questions and answers' },
		{ ...title, page: '/contact', also: ['/contact?question=*'], sectionOf: 'pages', order: 'order' },
	),
	coaches: define(
		{ ...text, folder: 'coaches', body: 'optional', schema: coachSchema, page: '/coaches/*', icon: 'sports' },
		{ ...shown, ...name, also: ['/contact?coach=*'] },
	),
	testimonials: { ...row, folder: 'testimonials', schema: testimonialSchema, icon: 'format_quote', label: 'Quotes' },
	partners: { ...row, ...name, folder: 'partners', schema: partnerSchema, icon: 'handshake' },
	gallery: { ...row, ...album, folder: 'gallery', schema: gallerySchema, icon: 'photo_library' },
	categories: { ...json, ...name, folder: 'categories', schema: categorySchema, page: '/blog', icon: 'sell' },
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
	ownPages: define(
		{ ...text, folder: 'pages/more', schema: pages.ownPageSchema, icon: 'note_add', label: 'Your own pages' },
		{ ...moves, ...title, page: '/*', draft: 'draft' },
	),
	gym: { ...settings, files: 'gym.json', schema: gymSchema },
	brand: { ...settings, files: 'brand.json', schema: brandSchema },
	navigation: { ...settings, files: 'navigation.json', schema: navigationSchema },
	texts: { ...settings, files: 'texts.json', schema: textsSchema },
	callToAction: { ...settings, files: 'call-to-action.json', schema: pages.callToActionSchema },
} satisfies Record<string, CollectionDefinition>;

/** The id of the entry in a file of content/, if that is one of a collection's. A single file's name is its id. */
export function findId({ folder, files }: CollectionDefinition, file: string): string | undefined {
	const [start = '', end] = `${folder}/${files}`.split('*');
	if (end === undefined) return file === start ? files.replace(/\.\w+$/, '') : undefined;
	const id = file.slice(start.length, -end.length);
	return id && !id.includes('/') && file === start + id + end ? id : undefined;
}

type Definitions = typeof definitions;

/** The fields of a collection's entries. */
export type Content<Name extends keyof Definitions> = z.infer<ReturnType<Definitions[Name]['schema']>>;

/** The names of the collections whose definition has a property, such as `body`. */
export type CollectionWith<Property extends keyof CollectionDefinition> = {
	[Name in keyof Definitions]: Definitions[Name] extends Record<Property, unknown> ? Name : never;
}[keyof Definitions];

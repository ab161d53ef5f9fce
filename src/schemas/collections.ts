import type { z } from 'astro/zod';
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

/** Where a collection is in content/, and its schema. */
export interface CollectionDefinition {
	folder: string;
	/** Glob of its files. "*" is the entry's id. */
	files: string;
	/** The required ids. No others are allowed. */
	ids?: readonly string[];
	/** Entries have a Markdown body, or can have one. */
	body?: true | 'optional';
	schema: (context: SchemaContext) => z.ZodType;
}

/** Every collection, its files and its schema. Used by Astro, the content check and the editing screen. */
export const definitions = {
	gym: { folder: 'settings', files: 'gym.json', schema: gymSchema },
	brand: { folder: 'settings', files: 'brand.json', schema: brandSchema },
	navigation: { folder: 'settings', files: 'navigation.json', schema: navigationSchema },
	texts: { folder: 'settings', files: 'texts.json', schema: textsSchema },
	callToAction: { folder: 'settings', files: 'call-to-action.json', schema: pages.callToActionSchema },
	homePage: { folder: 'pages', files: 'home.md', schema: homePageSchema },
	aboutPage: { folder: 'pages', files: 'about.md', body: true, schema: pages.aboutPageSchema },
	classesPage: { folder: 'pages', files: 'classes.md', body: 'optional', schema: classesPageSchema },
	pricingPage: { folder: 'pages', files: 'pricing.md', schema: pricingPageSchema },
	schedulePage: { folder: 'pages', files: 'schedule.md', schema: schedulePageSchema },
	galleryPage: { folder: 'pages', files: 'gallery.md', schema: pages.galleryPageSchema },
	blogPage: { folder: 'pages', files: 'blog.md', schema: blogPageSchema },
	contactPage: { folder: 'pages', files: 'contact.md', schema: pages.contactPageSchema },
	signInPage: { folder: 'pages', files: 'login.md', schema: accountPages.signInPageSchema },
	signUpPage: { folder: 'pages', files: 'signup.md', schema: accountPages.signUpPageSchema },
	forgotPasswordPage: { folder: 'pages', files: 'forgot-password.md', schema: accountPages.forgotPasswordPageSchema },
	newPasswordPage: { folder: 'pages', files: 'new-password.md', schema: accountPages.newPasswordPageSchema },
	accountPage: { folder: 'pages', files: 'account.md', schema: accountPages.accountPageSchema },
	notFoundPage: { folder: 'pages', files: 'not-found.md', schema: pages.notFoundPageSchema },
	ownPages: { folder: 'pages/more', files: '*.md', body: true, schema: pages.ownPageSchema },
	classes: { folder: 'classes', files: '*.md', body: true, schema: classSchema },
	schedule: { folder: 'schedule', files: '*.json', ids: weekdays, schema: scheduleSchema },
	changes: { folder: 'changes', files: '*.json', schema: changeSchema },
	plans: { folder: 'plans', files: '*.json', schema: planSchema },
	questions: { folder: 'questions', files: '*.md', body: true, schema: questionSchema },
	coaches: { folder: 'coaches', files: '*.md', body: 'optional', schema: coachSchema },
	testimonials: { folder: 'testimonials', files: '*.json', schema: testimonialSchema },
	partners: { folder: 'partners', files: '*.json', schema: partnerSchema },
	posts: { folder: 'posts', files: '*/index.md', body: true, schema: postSchema },
	gallery: { folder: 'gallery', files: '*.json', schema: gallerySchema },
	categories: { folder: 'categories', files: '*.json', schema: categorySchema },
} satisfies Record<string, CollectionDefinition>;

/** The fields of a collection's entries. */
export type Content<Name extends keyof typeof definitions> = z.infer<ReturnType<(typeof definitions)[Name]['schema']>>;

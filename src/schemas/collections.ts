import { aboutPageSchema } from './about-page.ts';
import { blogPageSchema } from './blog-page.ts';
import { callToActionSchema } from './call-to-action.ts';
import { categorySchema } from './category.ts';
import { classSchema } from './class.ts';
import { classesPageSchema } from './classes-page.ts';
import { coachSchema } from './coach.ts';
import { contactPageSchema } from './contact-page.ts';
import { gallerySchema } from './gallery.ts';
import { galleryPageSchema } from './gallery-page.ts';
import { gymSchema } from './gym.ts';
import { homePageSchema } from './home-page.ts';
import { labelsSchema } from './labels.ts';
import { navigationSchema } from './navigation.ts';
import { notFoundPageSchema } from './not-found-page.ts';
import { partnerSchema } from './partner.ts';
import { planSchema } from './plan.ts';
import { postSchema } from './post.ts';
import { pricingPageSchema } from './pricing-page.ts';
import { scheduleSchema } from './schedule.ts';
import { schedulePageSchema } from './schedule-page.ts';
import { signInPageSchema } from './sign-in-page.ts';
import { signUpPageSchema } from './sign-up-page.ts';
import { testimonialSchema } from './testimonial.ts';

/**
 * Which files of content/ belong to which collection, and what may stand in them: for Astro (content.config.ts) and
 * for our own check (check-content.ts). A `file` holds many entries keyed by id, each of `files` is one entry.
 */
export const shelves = {
	gym: { folder: 'settings', files: 'gym.json', schema: gymSchema },
	navigation: { folder: 'settings', files: 'navigation.json', schema: navigationSchema },
	labels: { folder: 'settings', files: 'labels.json', schema: labelsSchema },
	callToAction: { folder: 'settings', files: 'call-to-action.json', schema: callToActionSchema },
	homePage: { folder: 'pages', files: 'home.md', schema: homePageSchema },
	aboutPage: { folder: 'pages', files: 'about.md', schema: aboutPageSchema },
	classesPage: { folder: 'pages', files: 'classes.md', schema: classesPageSchema },
	pricingPage: { folder: 'pages', files: 'pricing.md', schema: pricingPageSchema },
	schedulePage: { folder: 'pages', files: 'schedule.md', schema: schedulePageSchema },
	galleryPage: { folder: 'pages', files: 'gallery.md', schema: galleryPageSchema },
	blogPage: { folder: 'pages', files: 'blog.md', schema: blogPageSchema },
	contactPage: { folder: 'pages', files: 'contact.md', schema: contactPageSchema },
	signInPage: { folder: 'pages', files: 'login.md', schema: signInPageSchema },
	signUpPage: { folder: 'pages', files: 'signup.md', schema: signUpPageSchema },
	notFoundPage: { folder: 'pages', files: 'not-found.md', schema: notFoundPageSchema },
	classes: { folder: 'classes', files: '*.json', schema: classSchema },
	schedule: { folder: 'schedule', files: '*.json', schema: scheduleSchema },
	plans: { folder: 'plans', files: '*.json', schema: planSchema },
	coaches: { folder: 'coaches', files: '*.json', schema: coachSchema },
	testimonials: { folder: 'testimonials', files: '*.json', schema: testimonialSchema },
	partners: { folder: 'partners', files: '*.json', schema: partnerSchema },
	posts: { folder: 'posts', files: '*/index.md', schema: postSchema },
	gallery: { folder: 'gallery', file: 'gallery.json', schema: gallerySchema },
	categories: { folder: 'categories', file: 'categories.json', schema: categorySchema },
};

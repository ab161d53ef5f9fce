import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { pathToFileURL } from 'node:url';
import { type Shelf, shelves } from './schemas/collections.ts';
import { contentFolder } from './tooling/folders.ts';

const content = pathToFileURL(`${contentFolder}/`);
const entries = ({ folder, files }: Shelf) => glob({ base: new URL(`${folder}/`, content), pattern: files });

export const collections = {
	gym: defineCollection({ loader: entries(shelves.gym), schema: shelves.gym.schema }),
	navigation: defineCollection({ loader: entries(shelves.navigation), schema: shelves.navigation.schema }),
	labels: defineCollection({ loader: entries(shelves.labels), schema: shelves.labels.schema }),
	callToAction: defineCollection({ loader: entries(shelves.callToAction), schema: shelves.callToAction.schema }),
	accountTexts: defineCollection({ loader: entries(shelves.accountTexts), schema: shelves.accountTexts.schema }),
	homePage: defineCollection({ loader: entries(shelves.homePage), schema: shelves.homePage.schema }),
	aboutPage: defineCollection({ loader: entries(shelves.aboutPage), schema: shelves.aboutPage.schema }),
	classesPage: defineCollection({ loader: entries(shelves.classesPage), schema: shelves.classesPage.schema }),
	pricingPage: defineCollection({ loader: entries(shelves.pricingPage), schema: shelves.pricingPage.schema }),
	schedulePage: defineCollection({ loader: entries(shelves.schedulePage), schema: shelves.schedulePage.schema }),
	galleryPage: defineCollection({ loader: entries(shelves.galleryPage), schema: shelves.galleryPage.schema }),
	blogPage: defineCollection({ loader: entries(shelves.blogPage), schema: shelves.blogPage.schema }),
	contactPage: defineCollection({ loader: entries(shelves.contactPage), schema: shelves.contactPage.schema }),
	signInPage: defineCollection({ loader: entries(shelves.signInPage), schema: shelves.signInPage.schema }),
	signUpPage: defineCollection({ loader: entries(shelves.signUpPage), schema: shelves.signUpPage.schema }),
	forgotPasswordPage: defineCollection({
		loader: entries(shelves.forgotPasswordPage),
		schema: shelves.forgotPasswordPage.schema,
	}),
	newPasswordPage: defineCollection({
		loader: entries(shelves.newPasswordPage),
		schema: shelves.newPasswordPage.schema,
	}),
	accountPage: defineCollection({ loader: entries(shelves.accountPage), schema: shelves.accountPage.schema }),
	notFoundPage: defineCollection({ loader: entries(shelves.notFoundPage), schema: shelves.notFoundPage.schema }),
	offlinePage: defineCollection({ loader: entries(shelves.offlinePage), schema: shelves.offlinePage.schema }),
	classes: defineCollection({ loader: entries(shelves.classes), schema: shelves.classes.schema }),
	schedule: defineCollection({ loader: entries(shelves.schedule), schema: shelves.schedule.schema }),
	plans: defineCollection({ loader: entries(shelves.plans), schema: shelves.plans.schema }),
	coaches: defineCollection({ loader: entries(shelves.coaches), schema: shelves.coaches.schema }),
	testimonials: defineCollection({ loader: entries(shelves.testimonials), schema: shelves.testimonials.schema }),
	partners: defineCollection({ loader: entries(shelves.partners), schema: shelves.partners.schema }),
	posts: defineCollection({ loader: entries(shelves.posts), schema: shelves.posts.schema }),
	gallery: defineCollection({ loader: entries(shelves.gallery), schema: shelves.gallery.schema }),
	categories: defineCollection({ loader: entries(shelves.categories), schema: shelves.categories.schema }),
};

import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { pathToFileURL } from 'node:url';
import { type CollectionDefinition, definitions } from './schemas/collections.ts';
import { contentFolder } from './lib/folders.ts';

const content = pathToFileURL(`${contentFolder}/`);

/** Loads the files of a folder. Some folders are delivered empty, so an empty one is no reason for a warning. */
function entries({ folder, files }: CollectionDefinition): Loader {
	const loader = glob({ base: new URL(`${folder}/`, content), pattern: files });
	const load: Loader['load'] = ({ logger, ...context }) => {
		const warn = (message: string) => void (message.startsWith('No files found') || logger.warn(message));
		return loader.load({ ...context, logger: Object.assign(logger.fork(logger.label), { warn }) });
	};
	return { ...loader, load };
}

export const collections = {
	gym: defineCollection({ loader: entries(definitions.gym), schema: definitions.gym.schema }),
	navigation: defineCollection({ loader: entries(definitions.navigation), schema: definitions.navigation.schema }),
	labels: defineCollection({ loader: entries(definitions.labels), schema: definitions.labels.schema }),
	callToAction: defineCollection({
		loader: entries(definitions.callToAction),
		schema: definitions.callToAction.schema,
	}),
	accountTexts: defineCollection({
		loader: entries(definitions.accountTexts),
		schema: definitions.accountTexts.schema,
	}),
	homePage: defineCollection({ loader: entries(definitions.homePage), schema: definitions.homePage.schema }),
	aboutPage: defineCollection({ loader: entries(definitions.aboutPage), schema: definitions.aboutPage.schema }),
	classesPage: defineCollection({ loader: entries(definitions.classesPage), schema: definitions.classesPage.schema }),
	pricingPage: defineCollection({ loader: entries(definitions.pricingPage), schema: definitions.pricingPage.schema }),
	schedulePage: defineCollection({
		loader: entries(definitions.schedulePage),
		schema: definitions.schedulePage.schema,
	}),
	galleryPage: defineCollection({ loader: entries(definitions.galleryPage), schema: definitions.galleryPage.schema }),
	blogPage: defineCollection({ loader: entries(definitions.blogPage), schema: definitions.blogPage.schema }),
	contactPage: defineCollection({ loader: entries(definitions.contactPage), schema: definitions.contactPage.schema }),
	signInPage: defineCollection({ loader: entries(definitions.signInPage), schema: definitions.signInPage.schema }),
	signUpPage: defineCollection({ loader: entries(definitions.signUpPage), schema: definitions.signUpPage.schema }),
	forgotPasswordPage: defineCollection({
		loader: entries(definitions.forgotPasswordPage),
		schema: definitions.forgotPasswordPage.schema,
	}),
	newPasswordPage: defineCollection({
		loader: entries(definitions.newPasswordPage),
		schema: definitions.newPasswordPage.schema,
	}),
	accountPage: defineCollection({ loader: entries(definitions.accountPage), schema: definitions.accountPage.schema }),
	notFoundPage: defineCollection({
		loader: entries(definitions.notFoundPage),
		schema: definitions.notFoundPage.schema,
	}),
	offlinePage: defineCollection({ loader: entries(definitions.offlinePage), schema: definitions.offlinePage.schema }),
	ownPages: defineCollection({ loader: entries(definitions.ownPages), schema: definitions.ownPages.schema }),
	classes: defineCollection({ loader: entries(definitions.classes), schema: definitions.classes.schema }),
	schedule: defineCollection({ loader: entries(definitions.schedule), schema: definitions.schedule.schema }),
	changes: defineCollection({ loader: entries(definitions.changes), schema: definitions.changes.schema }),
	plans: defineCollection({ loader: entries(definitions.plans), schema: definitions.plans.schema }),
	coaches: defineCollection({ loader: entries(definitions.coaches), schema: definitions.coaches.schema }),
	testimonials: defineCollection({
		loader: entries(definitions.testimonials),
		schema: definitions.testimonials.schema,
	}),
	partners: defineCollection({ loader: entries(definitions.partners), schema: definitions.partners.schema }),
	posts: defineCollection({ loader: entries(definitions.posts), schema: definitions.posts.schema }),
	gallery: defineCollection({ loader: entries(definitions.gallery), schema: definitions.gallery.schema }),
	categories: defineCollection({ loader: entries(definitions.categories), schema: definitions.categories.schema }),
};

// What `npm run new` can make, and what is particular about each kind. Everything else follows from its schema.
import type { shelves } from '../../schemas/collections.ts';

/** A kind of entry. */
export interface Kind {
	collection: keyof typeof shelves;
	/** In a sentence: "a class". */
	about: string;
	/** The field whose words become the name of the file. */
	named: string;
	/** The field whose words become the name of the picture, where it is not called like the entry. */
	pictureNamed?: string;
	/** Fields whose answers are the ids of a collection. */
	choices?: Record<string, keyof typeof shelves>;
	/** What nobody has to be asked for. */
	given?: () => Record<string, string>;
	/** The text under the fields, to begin with. */
	body?: string;
	/** What is left to do. @param file the new file, from the project's folder. */
	next: (file: string, id: string) => string[];
}

/** The kinds by the word that stands behind `npm run new --`. */
export const kinds: Record<string, Kind> = {
	post: {
		collection: 'posts',
		about: 'a post',
		named: 'title',
		pictureNamed: 'alt',
		choices: { categories: 'categories' },
		given: () => ({ author: 'Admin', date: today(), draft: 'true' }),
		body: [
			'The first paragraph is shown in larger letters. One or two sentences are enough.',
			'## A heading',
			'Leave an empty line between paragraphs.',
		].join('\n\n'),
		next: (file, id) => [
			`Write the article in ${file}, under the second line "---", in place of the text there.`,
			'Look at it with "npm run dev". When it is finished, remove the line "draft: true": visitors see it from then on.',
			`It will be at /blog/${id}. Don't rename the folder later.`,
		],
	},
	class: {
		collection: 'classes',
		about: 'a class',
		named: 'title',
		next: (_, id) => [
			`Add it to its days in content/schedule, as "class": "${id}".`,
			'Add it to the choice of the contact form in content/pages/contact.md, if visitors should find it there.',
		],
	},
	coach: {
		collection: 'coaches',
		about: 'a coach',
		named: 'name',
		next: () => ['Name the coach as "trainer" in content/classes and content/schedule where it fits.'],
	},
	picture: {
		collection: 'gallery',
		about: 'a picture of the gallery',
		named: 'alt',
		pictureNamed: 'alt',
		next: (_, id) => [
			`To show it on the home page too, put "${id}" into "gallery", "pictures" in content/pages/home.md.`,
		],
	},
	plan: {
		collection: 'plans',
		about: 'a plan',
		named: 'grade',
		next: () => [
			'Change "description" in content/pages/pricing.md and content/pages/home.md: search engines show prices.',
		],
	},
	testimonial: {
		collection: 'testimonials',
		about: "a member's quote",
		named: 'name',
		next: () => ['Quotes follow one another by "order": change the numbers to move it.'],
	},
	partner: {
		collection: 'partners',
		about: 'a partner',
		named: 'name',
		next: () => ['Logos stand in the order of their numbers: change "order" to move it.'],
	},
};

function today(): string {
	return new Intl.DateTimeFormat('sv').format(new Date()); // year first
}

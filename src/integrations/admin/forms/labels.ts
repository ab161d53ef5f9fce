// What fields and folders are called on the editing screen. Most names are words already; these are not.

const words: Record<string, string> = {
	alt: 'What the picture shows',
	bmi: 'BMI calculator',
	body: 'Text',
	errors: 'When something goes wrong',
	focus: 'The point that stays visible',
	href: 'Where it leads',
	id: 'Name in addresses',
	image: 'Picture',
	label: 'Words',
	noScript: 'Without JavaScript',
	trap: 'Field for robots',
	url: 'Address',
	whyUs: 'Why choose us',
};

/** The label of a field or collection: "contactHours" -> "Contact hours". */
export function labelOf(name: string): string {
	const spaced = name.replace(
		/([a-z])([A-Z])/g,
		(_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
	);
	return words[name] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What a collection is called in the guide, if not as its folder; and one of its entries, if not as in its schema. */
const collections: Record<string, { label: string; one?: string }> = {
	plans: { label: 'Prices' },
	settings: { label: 'The gym' },
	testimonials: { label: 'Quotes', one: 'Quote' },
};

/** The label of a collection or of a group of pages. */
export function collectionLabel(name: string): string {
	return collections[name]?.label ?? labelOf(name);
}

/** What one entry of a collection is called, if its schema has no word for it. */
export function entryLabel(name: string): string | undefined {
	return collections[name]?.one;
}

/** A sign of Material Symbols for each collection; a new one gets a plain sheet. */
const icons: Record<string, string> = {
	categories: 'sell',
	classes: 'exercise',
	coaches: 'sports',
	gallery: 'photo_library',
	pages: 'web',
	partners: 'handshake',
	plans: 'payments',
	posts: 'article',
	schedule: 'calendar_month',
	settings: 'storefront',
	testimonials: 'format_quote',
};

/** The sign beside a collection. */
export function iconOf(name: string): string {
	return icons[name] ?? 'description';
}

/** What any text in content/ may name instead of spelling it out, and where it is: the collection and the path of its field. */
export const factPaths = {
	gym: ['gym', 'name'],
	street: ['gym', 'address', 'street'],
	city: ['gym', 'address', 'city'],
	postalCode: ['gym', 'address', 'postalCode'],
	phone: ['gym', 'phone'],
	discount: ['blogPage', 'promo', 'value'],
} satisfies Record<string, [collection: string, ...path: string[]]>;

/** The names that texts can use. */
export const factNames = Object.keys(factPaths);

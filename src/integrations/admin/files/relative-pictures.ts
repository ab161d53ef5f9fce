// A picture of another folder is chosen by its place in the repository; files name it from where they lie themselves.

/** The file of a picture, by its name alone. */
const bare = /^[^\s/]+\.(jpe?g|png|webp|avif|svg)$/i;

/** The values with every "/content/…" written from the folder of the file, and "./" before the name of one beside it. @param file from the repository's folder. */
export function relativePictures(
	values: Record<string, unknown>,
	file: string,
	content: string,
): Record<string, unknown> {
	const from = file.split('/').slice(0, -1);
	const prefix = `/${content}/`;
	const write = (path: string) => {
		const to = path.slice(1).split('/');
		const shared = from.findIndex((step, index) => step !== to[index]);
		const common = shared === -1 ? from.length : shared;
		const up = '../'.repeat(from.length - common);
		return `${up === '' ? './' : up}${to.slice(common).join('/')}`;
	};
	const walk = (part: unknown): unknown => {
		if (Array.isArray(part)) return part.map(walk);
		if (typeof part === 'object' && part !== null) {
			return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
		}
		if (typeof part !== 'string') return part;
		if (part.startsWith(prefix) && /^\S+\.\w+$/.test(part)) return write(part);
		if (bare.test(part)) return `./${part}`;
		return part.replaceAll(/(!\[[^\]]*\]\()([^\s)]+)/g, (whole, before: string, path: string) => {
			if (path.startsWith(prefix)) return before + write(path);
			return bare.test(path) ? `${before}./${path}` : whole;
		});
	};
	return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, walk(value)]));
}

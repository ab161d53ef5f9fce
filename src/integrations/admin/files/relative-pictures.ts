// A picture of another folder is chosen by its place in the repository; a file names it from its own folder.
import { isObject } from './differences.ts';

const picture = /^[^\s()]+\.(jpe?g|png|webp|avif|svg)$/i;

/**
 * The values with every picture named from the folder of the file: "./" before one beside it, "../" on the way to another.
 * @param file the file, from the repository's folder
 * @param content the folder of all content, from the repository's folder
 */
export function relativePictures(
	values: Record<string, unknown>,
	file: string,
	content: string,
): Record<string, unknown> {
	const from = file.split('/').slice(0, -1);
	const relative = (path: string) => {
		if (!picture.test(path)) return path;
		if (!path.includes('/')) return `./${path}`;
		if (!path.startsWith(`/${content}/`)) return path;
		const to = path.slice(1).split('/');
		const shared = to.findIndex((step, index) => step !== from[index]);
		return ('../'.repeat(from.length - shared) || './') + to.slice(shared).join('/');
	};
	const write = (_: string, value: unknown) =>
		typeof value === 'string' ? relative(value).replaceAll(/(?<=!\[[^\]]*\]\()[^\s)]+/g, relative) : value;
	const written: unknown = JSON.parse(JSON.stringify(values), write);
	return isObject(written) ? written : values;
}

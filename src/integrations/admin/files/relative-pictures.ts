// The screen names a picture by its path in the repository; a content file names it relative to itself.
import { isObject } from './keep-order.ts';

const picture = /^[^\s()]+\.(jpe?g|png|webp|avif|svg)$/i;

/**
 * Makes every picture's path relative to the file: "./" in the same folder, "../" for another.
 * @param file the file's path in the repository
 */
export function toRelativePictures(values: Record<string, unknown>, file: string): Record<string, unknown> {
	const from = file.split('/').slice(0, -1);
	const relative = (path: string) => {
		if (!picture.test(path)) return path;
		if (!path.includes('/')) return `./${path}`;
		if (!path.startsWith('/content/')) return path;
		const to = path.slice(1).split('/');
		const shared = to.findIndex((step, index) => step !== from[index]);
		return ('../'.repeat(from.length - shared) || './') + to.slice(shared).join('/');
	};
	const write = (_: string, value: unknown) =>
		typeof value === 'string' ? relative(value).replaceAll(/(?<=!\[[^\]]*\]\()[^\s)]+/g, relative) : value;
	const written: unknown = JSON.parse(JSON.stringify(values), write);
	return isObject(written) ? written : values;
}

import { globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../folders.ts';
import type { SeenPicture } from './in-page.ts';

/**
 * How many times the pixels across that its box needs a picture has: 1 is sharp, below is blurred, above is waste;
 * without end for one that is downloaded and hidden.
 */
export function pixelRatio({ width, height, boxWidth, boxHeight, fit }: Omit<SeenPicture, 'url'>): number {
	if (boxWidth === 0 || boxHeight === 0) return Infinity;
	const [across, down] = [width / boxWidth, height / boxHeight];
	if (fit === 'cover') return Math.min(across, down);
	return fit === 'contain' || fit === 'scale-down' ? Math.max(across, down) : across;
}

const masters = Map.groupBy(
	globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: contentFolder }),
	(file) => path.parse(file).name,
);

/**
 * The file in content/ that a built picture was made of, if there is nothing more to be had from it: the picture is as
 * wide as one of its shape can be cut from the file.
 */
export async function exhaustedMaster({ url, width, height }: SeenPicture): Promise<string | undefined> {
	const [name = ''] = path.posix.basename(url).split('.');
	for (const file of masters.get(name) ?? []) {
		const master = await sharp(path.join(contentFolder, file)).metadata();
		if (width >= 0.98 * Math.min(master.width, (master.height * width) / height)) return `content/${file}`;
	}
	return undefined;
}

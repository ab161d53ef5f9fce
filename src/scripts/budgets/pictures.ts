import { globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../../lib/folders.ts';

/** A picture as a page shows it. */
export interface SeenPicture {
	url: string;
	/** The pixels of the file that the browser chose. */
	width: number;
	height: number;
	/** How many times the pixels that its box shows it has: 1 is sharp. Infinite when it is hidden. */
	ratio: number;
}

/** All pictures that a page has downloaded, apart from drawings. Runs in the page, and knows nothing of this file. */
export async function seenPictures(): Promise<SeenPicture[]> {
	const seen: SeenPicture[] = [];
	for (const picture of document.images) {
		const url = picture.currentSrc;
		if (!picture.complete || picture.naturalWidth === 0 || /^data:|\.svg$/.test(url)) continue;
		// The picture's own naturalWidth is divided by what its srcset says; a fresh one's is the file's.
		const file = new Image();
		file.src = url;
		await file.decode();
		const { naturalWidth: width, naturalHeight: height } = file;
		const scale = picture.checkVisibility() ? devicePixelRatio : 0;
		// Where the box has another shape, the picture covers it.
		const ratio = Math.min(width / (picture.clientWidth * scale), height / (picture.clientHeight * scale));
		seen.push({ url, width, height, ratio });
	}
	return seen;
}

const originals = Map.groupBy(
	globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: contentFolder }),
	(file) => path.parse(file).name,
);

/** Whether a built picture is as wide as one of its shape can be cut from its file in content/. */
export async function isWidest({ url, width, height }: SeenPicture): Promise<boolean> {
	const [name = ''] = path.posix.basename(url).split('.');
	for (const file of originals.get(name) ?? []) {
		const original = await sharp(path.join(contentFolder, file)).metadata();
		if (width >= 0.98 * Math.min(original.width, (original.height * width) / height)) return true;
	}
	return false;
}

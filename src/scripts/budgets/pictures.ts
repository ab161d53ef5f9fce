import { globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../../folders.ts';

/** A picture as displayed on a page. */
export interface SeenPicture {
	url: string;
	/** The width of the file that the browser chose, in pixels. */
	width: number;
	height: number;
	/** File pixels divided by the pixels its box needs: 1 is sharp. Infinity if hidden. */
	ratio: number;
}

/** All pictures that a page has downloaded, except SVGs. Runs in the page, without access to this file. */
export async function listSeenPictures(): Promise<SeenPicture[]> {
	const seen: SeenPicture[] = [];
	for (const picture of document.images) {
		const url = picture.currentSrc;
		if (!picture.complete || picture.naturalWidth === 0 || /^data:|\.svg$/.test(url)) continue;
		// With srcset, naturalWidth is corrected for density. A new Image gives the file's own width.
		const file = new Image();
		file.src = url;
		await file.decode();
		const { naturalWidth: width, naturalHeight: height } = file;
		const scale = picture.checkVisibility() ? devicePixelRatio : 0;
		// The picture covers its box, which may have another aspect ratio.
		const ratio = Math.min(width / (picture.clientWidth * scale), height / (picture.clientHeight * scale));
		seen.push({ url, width, height, ratio });
	}
	return seen;
}

const originals = Map.groupBy(
	globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: contentFolder }),
	(file) => path.parse(file).name,
);

/** Whether a built picture is as wide as its original in content/ allows at that aspect ratio. */
export async function isWidest({ url, width, height }: SeenPicture): Promise<boolean> {
	const [name = ''] = path.posix.basename(url).split('.');
	for (const file of originals.get(name) ?? []) {
		const original = await sharp(path.join(contentFolder, file)).metadata();
		if (width >= 0.98 * Math.min(original.width, (original.height * width) / height)) return true;
	}
	return false;
}

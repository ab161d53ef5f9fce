/** A picture as displayed on a page. */
export interface SeenPicture {
	url: string;
	/** File pixels divided by the pixels its box needs: 1 is sharp. Infinity if hidden. */
	ratio: number;
	/** Whether the browser had no larger file to choose: the original may have no more pixels. */
	isLargest: boolean;
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
		const scale = picture.checkVisibility() ? devicePixelRatio : 0;
		// The picture covers its box, which may have another aspect ratio.
		const { clientWidth, clientHeight } = picture;
		const ratio = Math.min(file.naturalWidth / (clientWidth * scale), file.naturalHeight / (clientHeight * scale));
		const sources = [picture, ...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
		const candidates = sources.map(({ srcset }) => srcset).find((srcset) => srcset.includes(new URL(url).pathname));
		const widths = candidates?.match(/\d+(?=w)/g) ?? [];
		seen.push({ url, ratio, isLargest: widths.every((width) => Number(width) <= file.naturalWidth) });
	}
	return seen;
}

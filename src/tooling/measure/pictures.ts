/** A picture as a page shows it, in pixels. */
export interface SeenPicture {
	url: string;
	/** Of the file that the browser chose. */
	width: number;
	height: number;
	/** Of the box that it is shown in, in pixels of the screen; 0 when it is hidden. */
	boxWidth: number;
	boxHeight: number;
	/** The value of object-fit. */
	fit: string;
}

/** In the page: all pictures that were downloaded, apart from drawings. */
export async function seenPictures(): Promise<SeenPicture[]> {
	const seen: SeenPicture[] = [];
	for (const picture of document.images) {
		const url = picture.currentSrc;
		if (!picture.complete || picture.naturalWidth === 0 || /^data:|\.svg$/.test(url)) continue;
		// The picture's own naturalWidth is divided by what its srcset says; a fresh one's is the file's.
		const file = new Image();
		file.src = url;
		await file.decode();
		const style = getComputedStyle(picture);
		const inside = (size: number, ...edges: string[]) =>
			edges.reduce((rest, edge) => rest - Number.parseFloat(edge), size) * devicePixelRatio;
		seen.push({
			url,
			width: file.naturalWidth,
			height: file.naturalHeight,
			boxWidth: Math.max(0, inside(picture.clientWidth, style.paddingLeft, style.paddingRight)),
			boxHeight: Math.max(0, inside(picture.clientHeight, style.paddingTop, style.paddingBottom)),
			fit: style.objectFit,
		});
	}
	return seen;
}

/** How many times the pixels across that its box needs a picture has: 1 is sharp, below is blurred, above is waste. */
export function pixelRatio({ width, height, boxWidth, boxHeight, fit }: SeenPicture): number {
	const [across, down] = [width / boxWidth, height / boxHeight];
	if (fit === 'cover') return Math.min(across, down);
	return fit === 'contain' || fit === 'scale-down' ? Math.max(across, down) : across;
}

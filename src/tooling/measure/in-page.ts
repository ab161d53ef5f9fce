// What runs in the page: each function is sent there by itself, and knows nothing of this file.

/** A movement of what stood on the page already. */
export interface Shift {
	value: number;
	/** When, in milliseconds. */
	time: number;
	/** What moved. */
	elements: string[];
}

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

/** Goes to the end in steps of most of a screen, and waits at each until its pictures are there. */
export async function scrollToEnd(patience: number): Promise<void> {
	const deadline = performance.now() + patience;
	const isMissing = (picture: HTMLImageElement) => {
		const { top, bottom } = picture.getBoundingClientRect();
		return !picture.complete && picture.checkVisibility() && bottom > 0 && top < innerHeight;
	};
	const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
	for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
		scrollTo({ top: y, behavior: 'instant' });
		do {
			await nextFrame();
			await nextFrame();
		} while ([...document.images].some(isMissing) && performance.now() < deadline);
	}
}

declare global {
	interface Window {
		/** Put there by recordShifts. */
		layoutShifts?: Shift[];
		/** Put there by recordPress. */
		press?: { shown?: number; nextPaint?: number };
	}
}

/** Notes each layout shift, from before the page begins. */
export function recordShifts(): void {
	const shifts: Shift[] = [];
	window.layoutShifts = shifts;
	const describe = (node: unknown) => {
		if (!(node instanceof Element)) return 'a text';
		const words = [node.localName, ...node.classList].slice(0, 3).join('.');
		return node.id ? `${words}#${node.id}` : words;
	};
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			if (!('value' in entry) || !('sources' in entry)) continue;
			if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
			const sources: unknown[] = Array.isArray(entry.sources) ? entry.sources : [];
			const elements = sources.map((source) =>
				describe(typeof source === 'object' && source !== null && 'node' in source ? source.node : undefined),
			);
			shifts.push({ value: Number(entry.value), time: entry.startTime, elements });
		}
	}).observe({ type: 'layout-shift', buffered: true });
}

/** What `recordShifts` noted. */
export function recordedShifts(): Shift[] {
	return window.layoutShifts ?? [];
}

/** All pictures that were downloaded, apart from drawings. */
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
		const isVisible = picture.checkVisibility();
		seen.push({
			url,
			width: file.naturalWidth,
			height: file.naturalHeight,
			boxWidth: isVisible ? inside(picture.clientWidth, style.paddingLeft, style.paddingRight) : 0,
			boxHeight: isVisible ? inside(picture.clientHeight, style.paddingTop, style.paddingBottom) : 0,
			fit: style.objectFit,
		});
	}
	return seen;
}

/** First and largest contentful paint, in milliseconds since the address was asked for. */
export async function paints(): Promise<{ first: number; largest: number }> {
	const largest = await new Promise<number>((resolve) => {
		new PerformanceObserver((list) => {
			resolve(list.getEntries().at(-1)?.startTime ?? 0);
		}).observe({ type: 'largest-contentful-paint', buffered: true });
	});
	return { first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, largest };
}

/** Notes, from before the page begins, how long after the first press a popover is shown, and how long any press took. */
export function recordPress(): void {
	const press: NonNullable<Window['press']> = {};
	window.press = press;
	let began = 0;
	addEventListener('pointerdown', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
	const opening = () => {
		requestAnimationFrame(() => setTimeout(() => (press.shown = performance.now() - began)));
	};
	addEventListener('beforetoggle', opening, { capture: true, once: true });
	const observer = new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			// Without a number it's none of the visitor's, as a pointer that the page came to lie under.
			if (!('interactionId' in entry) || !entry.interactionId) continue;
			press.nextPaint = Math.max(press.nextPaint ?? 0, entry.duration);
		}
	});
	observer.observe({ type: 'first-input', buffered: true });
	const events = { type: 'event', buffered: true, durationThreshold: 16 }; // in Chromium, not yet in TypeScript's types
	observer.observe(events);
}

import type { Browser, CDPSession, Page } from '@playwright/test';
import { type SeenPicture, seenPictures } from './pictures.ts';

/** A screen that a page is looked at on; the first is what budgets are about. */
export const screens = {
	phone: { width: 390, height: 844, scale: 2, touch: true },
	tablet: { width: 768, height: 1024, scale: 2, touch: true },
	desktop: { width: 1280, height: 800, scale: 1, touch: false },
};
export type Screen = keyof typeof screens;

export const kinds = ['document', 'image', 'font', 'script', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** Something that came over the wire. */
export interface Fetched {
	url: string;
	kind: Kind;
	/** On the wire: compressed, with the answer's headers. */
	bytes: number;
}

/** A movement of what stood on the page already. */
export interface Shift {
	value: number;
	/** When, in milliseconds. */
	time: number;
	/** What moved. */
	elements: string[];
}

/** What a page took and did on one screen, with nothing cached. */
export interface Visit {
	/** Until nothing more came, without a touch. */
	first: Fetched[];
	/** All of `first`, and what came while scrolling to the end. */
	scrolled: Fetched[];
	shifts: Shift[];
	pictures: SeenPicture[];
}

const patience = 20_000;

/** Opens a page as somebody who was never here, waits, scrolls to its end. */
export async function visit(browser: Browser, url: string, screen: Screen): Promise<Visit> {
	const context = await newContext(browser, screen);
	try {
		const page = await context.newPage();
		await page.addInitScript(recordShifts);
		const network = await watchNetwork(await context.newCDPSession(page));
		await page.goto(url, { waitUntil: 'load', timeout: patience });
		await settle(page, network);
		const first = network.fetched();
		await page.evaluate(scrollToEnd, patience);
		await settle(page, network);
		const scrolled = network.fetched();
		return { first, scrolled, shifts: await page.evaluate(recordedShifts), pictures: await page.evaluate(seenPictures) };
	} finally {
		await context.close();
	}
}

/** A browser profile with nothing in it, on one of the screens. */
export function newContext(browser: Browser, screen: Screen) {
	const { width, height, scale, touch } = screens[screen];
	return browser.newContext({
		viewport: { width, height },
		deviceScaleFactor: scale,
		isMobile: touch,
		hasTouch: touch,
	});
}

/** What the browser's "cumulative layout shift" is: the worst group of shifts with less than 1 s between and 5 s in all. */
export function layoutShift(shifts: Pick<Shift, 'value' | 'time'>[]): number {
	let [worst, sum, begin, last] = [0, 0, -Infinity, -Infinity];
	for (const { value, time } of shifts) {
		if (time - last > 1000 || time - begin > 5000) [sum, begin] = [0, time];
		sum += value;
		last = time;
		worst = Math.max(worst, sum);
	}
	return worst;
}

interface Network {
	fetched: () => Fetched[];
	/** Milliseconds since something was on its way. */
	quietFor: () => number;
}

async function watchNetwork(session: CDPSession): Promise<Network> {
	const requests = new Map<string, Fetched & { done: boolean }>();
	let changed = performance.now();
	const end = (id: string, bytes: number) => {
		const request = requests.get(id);
		if (request) Object.assign(request, { bytes, done: true });
		changed = performance.now();
	};
	session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other' }) => {
		// Browsers without a window never ask for the icon, others do.
		if (!/^https?:/.test(url) || /\/favicon\./.test(url)) return;
		requests.set(requestId, { url, kind: kindOf(type), bytes: 0, done: false });
		changed = performance.now();
	});
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		end(requestId, encodedDataLength);
	});
	session.on('Network.loadingFailed', ({ requestId }) => {
		end(requestId, 0);
	});
	await session.send('Network.enable');
	return {
		fetched: () => [...requests.values()].map(({ url, kind, bytes }) => ({ url, kind, bytes })),
		quietFor: () => ([...requests.values()].every(({ done }) => done) ? performance.now() - changed : 0),
	};
}

function kindOf(type: string): Kind {
	return kinds.find((kind) => kind === type.toLowerCase()) ?? 'other';
}

/** Waits until a drawn page has asked for nothing for a while. */
async function settle(page: Page, network: Network): Promise<void> {
	const deadline = performance.now() + patience;
	do {
		await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
	} while (network.quietFor() < 300 && performance.now() < deadline);
}

/** In the page: goes to the end in steps of most of a screen, and waits at each until its pictures are there. */
async function scrollToEnd(patience: number): Promise<void> {
	const deadline = performance.now() + patience;
	const isMissing = (picture: HTMLImageElement) => {
		const { top, bottom, width } = picture.getBoundingClientRect();
		return width > 0 && bottom > 0 && top < innerHeight && !picture.complete;
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
		/** Put there by the bench. */
		layoutShifts?: Shift[];
	}
}

/** In the page, before anything of it: notes each layout shift. */
function recordShifts(): void {
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

function recordedShifts(): Shift[] {
	return window.layoutShifts ?? [];
}

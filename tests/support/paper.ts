/* Checks printed pages, such as a schedule, a price list or an article, through the PDF that a browser makes. */
import { getDocumentProxy } from 'unpdf';
import { kinds } from './routes.ts';

export type Paper = 'A4' | 'Letter';

/** What the checks need from a browser driver. Expressions run in the page; their values must be JSON. */
export interface Printer {
	open: (path: string) => Promise<unknown>;
	evaluate: (expression: string) => Promise<unknown>;
	print: (paper: Paper) => Promise<Uint8Array>;
}

/** Selectors of text that must be printed: names, prices, hours, and the gym on every page. */
const facts: Record<string, string> = {
	'/pricing': '.plan :is(h3, .plan-price, li)',
	'/classes': 'article :is(h2, h2 + p, h2 + p + p)',
	'/schedule/monday': '#day, table :is(tbody th, tbody td:not(.join))',
	'/schedule/week': 'table :is(caption, tbody th, tbody td)',
	'/contact': 'main :is(h1, dl > :not(.no-print) > *)',
};
const letterhead = 'footer :is(address > *, dl:not(.no-print) > *)';
const routes = [...new Set([...kinds, ...Object.keys(facts)])];

/** The faults on any page's sheets: missing, cut or split text, a heading separated from its text, blank sheets. */
export async function findPrintFaults(printer: Printer, paper: Paper): Promise<string[]> {
	const faults: string[] = [];
	for (const route of routes) {
		await printer.open(route);
		const texts = async (selector: string) => words(await printer.evaluate(`(${textsOf(selector)})(document)`));
		const plans = list(
			await printer.evaluate(`[...document.querySelectorAll('.plan')].map(${textsOf('h3, data, li')})`),
		);
		const gym = await texts(letterhead);
		const fact = facts[route];
		const wanted = fact ? await texts(fact) : gym;
		const cells = await texts('main :is(th, td)');
		// A class on the last row of the home page's timetable may have the name of a heading.
		const headings = (await texts('main :is(h2, h3, .section-label, caption)')).filter((text) => !cells.includes(text));
		const ofForms = await texts('main section:has(form) h2');

		const sheets = await sheetsOf(await printer.print(paper));
		const all = sheets.map(({ text }) => text).join('');
		const say = (...found: string[]) => faults.push(...found.map((fault) => `${route} on ${paper}: ${fault}`));
		if (gym.length === 0 || wanted.length === 0) say('nothing to look for');
		say(...gym.filter((text) => !sheets[0]?.text.includes(text)).map((text) => `${text} is not on the first sheet`));
		say(...wanted.filter((text) => !all.includes(text)).map((text) => `${text} is missing`));
		say(...ofForms.filter((text) => all.includes(text)).map((text) => `${text} without its form`));
		say(
			...plans
				.map(words)
				.filter((plan) => !sheets.some(({ text }) => plan.every((part) => text.includes(part))))
				.map(([name = '']) => `the plan ${name} is divided`),
		);
		sheets.forEach(({ text, lastLine, filled, outside }, index) => {
			const which = `sheet ${index + 1} of ${sheets.length}`;
			const isLast = index === sheets.length - 1;
			if (text.length < 40 || (!isLast && filled < 0.5)) say(`${which} is mostly blank`);
			if (headings.some((heading) => heading.endsWith(lastLine))) say(`${which} ends with the heading ${lastLine}`);
			say(...outside.map((words) => `${which}: ${words} is in the margin`));
		});
		// A sheet holds about 3,000 letters of an article, or about 250 letters of names and prices with pictures.
		const most = Math.ceil(all.length / 250);
		if (sheets.length > most) say(`${sheets.length} sheets for ${all.length} letters`);
	}
	return faults;
}

const textsOf = (selector: string) =>
	`(whole) => [...whole.querySelectorAll(${JSON.stringify(selector)})].filter((part) => !part.hidden).map((part) => {
		const copy = part.cloneNode(true);
		for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
		return copy.textContent;
	})`;

const list = (answer: unknown): unknown[] => (Array.isArray(answer) ? answer : []);
const words = (answer: unknown) => list(answer).map((text) => squeezed(String(text)));

/** In uppercase, without ligatures, spaces (kerning adds some between letters) or hyphens (they split words). */
const squeezed = (text: string) =>
	text
		.normalize('NFKC')
		.replace(/[\s\u00AD-]+/g, '')
		.toUpperCase();

interface Sheet {
	text: string;
	lastLine: string;
	/** How far down the text reaches, from 0 to 1. */
	filled: number;
	/** Text that is outside the margins. */
	outside: string[];
}

async function sheetsOf(file: Uint8Array): Promise<Sheet[]> {
	const pdf = await getDocumentProxy(new Uint8Array(file));
	return Promise.all(
		Array.from({ length: pdf.numPages }, async (_, index) => {
			const page = await pdf.getPage(index + 1);
			const { width, height } = page.getViewport({ scale: 1 });
			const { items } = await page.getTextContent();
			const pieces = items.flatMap((item) => {
				if (!('str' in item) || item.str.trim() === '') return [];
				const [x, y] = item.transform.slice(4).map(Number);
				return [{ text: squeezed(item.str), left: x ?? 0, right: (x ?? 0) + item.width, foot: y ?? 0 }];
			});
			const lowest = Math.min(height, ...pieces.map(({ foot }) => foot));
			const margin = (1.4 / 2.54) * 72; // 1.5 cm, minus a tolerance for rounding
			return {
				text: pieces.map(({ text }) => text).join(''),
				lastLine: pieces
					.filter(({ foot }) => foot < lowest + 3)
					.map(({ text }) => text)
					.join(''),
				filled: 1 - lowest / height,
				outside: pieces.filter(({ left, right }) => left < margin || right > width - margin).map(({ text }) => text),
			};
		}),
	);
}

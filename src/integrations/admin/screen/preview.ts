// Beside the form of a post, class, coach, plan or quote stands what a visitor will see, while it is being written.
import type CMS from '@sveltia/cms';
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ReactElement } from 'react';
import { z } from 'astro/zod';
import { formatDate } from '../../../lib/dates.ts';
import type { Shown } from '../preview/shown.ts';
import type { Surroundings } from '../preview/surroundings.ts';
import { previewed } from '../previewed.ts';
import { surroundings } from './surroundings.ts';

type Values = Record<string, unknown>;
const { h } = window;

/** Registers the previews. */
export function registerPreviews(cms: typeof CMS): void {
	for (const collection of previewed) {
		cms.registerPreviewTemplate(collection, ({ entry, widgetFor }: CustomPreviewTemplateProps): ReactElement => {
			const values = z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(entry.get('data'))));
			const ref = (place: HTMLElement | null) => {
				if (place) void show(place, collection, values);
			};
			// Sveltia's own views know where a picture lies that is not saved yet, and what Markdown becomes.
			const views = ['image', 'body'].filter((name) => values[name]);
			const style = { position: 'fixed', width: 1, height: 1, overflow: 'hidden', opacity: 0 };
			return h('div', {}, [
				h('div', { ref, key: 'page' }),
				h(
					'div',
					{ style, inert: true, key: 'views' },
					views.map((key) => h('div', { key, className: key }, widgetFor(key))),
				),
			]);
		});
	}
}

interface Drawing {
	collection: string;
	values: Values;
	/** Counts, so that a slow drawing does not replace a later one. */
	turn: number;
}
const drawings = new WeakMap<HTMLElement, Drawing>();

async function show(place: HTMLElement, collection: string, values: Values): Promise<void> {
	const known = drawings.get(place);
	drawings.set(place, { collection, values, turn: (known?.turn ?? 0) + 1 });
	if (!known) {
		const watch = new MutationObserver(() => void draw(place));
		if (place.nextElementSibling) {
			watch.observe(place.nextElementSibling, { subtree: true, childList: true, attributeFilter: ['src'] });
		}
	}
	await draw(place);
}

/** What all drawings of an entry share, fetched when its form is opened. */
const prepared = new WeakMap<Document, ReturnType<typeof prepare>>();

async function prepare(page: Document) {
	const [{ renderEntry, styles }, around, fonts] = await Promise.all([
		import('../preview/render.ts'),
		surroundings(),
		fetch('../').then(async (answer) => fontsOf(await answer.text())),
	]);
	page.head.append(Object.assign(page.createElement('style'), { textContent: `${fonts}\n${styles}` }));
	page.documentElement.lang = around.texts.gym.language;
	page.body.className = 'ground-light';
	return { renderEntry, around };
}

/** The display face is named in every page of the site, and nowhere else. */
function fontsOf(html: string): string {
	const faces = (html.match(/@font-face\s*\{[^}]*\}/g) ?? []).map((face) => face.replace('optional', 'swap'));
	const [variable = ''] = /--font-oswald:[^;}<]*/.exec(html) ?? [];
	return `${faces.join('\n')}\n:root { ${variable} }`;
}

async function draw(place: HTMLElement): Promise<void> {
	const page = place.ownerDocument;
	const preparing = prepared.get(page) ?? prepare(page);
	prepared.set(page, preparing);
	const { renderEntry, around } = await preparing;
	const now = drawings.get(place);
	if (!now) return;
	const { collection, values, turn } = now;
	const views = place.nextElementSibling;
	const image = views?.querySelector<HTMLImageElement>('.image img')?.src ?? '';
	const html = await renderEntry(propsOf(collection, { ...values, image }, around));
	if (drawings.get(place)?.turn !== turn) return;
	const drawn = page.createElement('div');
	drawn.innerHTML = html;
	const text = views?.querySelector('[data-rich-text-preview]');
	drawn.querySelector('.prose')?.replaceChildren(...[...(text?.childNodes ?? [])].map((node) => node.cloneNode(true)));
	place.replaceChildren(...drawn.childNodes);
}

/** What is not written yet is empty. */
const nothing = { title: '', trainer: '', time: '', name: '', job: '', quote: '', grade: '', author: '', features: [] };

function propsOf(collection: string, values: Values, around: Surroundings): Shown {
	const data: Values = { ...nothing, ...values, price: Number(values['price'] ?? 0) };
	if (collection !== 'posts') return z.custom<Shown>().parse({ around, [collection]: data });
	const { gym, blogPage } = around.texts;
	const day = new Date(`${String(values['date'])}T00:00:00Z`);
	const date = Number.isNaN(day.getTime()) ? new Date() : day;
	const first = Array.isArray(values['categories']) ? String(values['categories'][0] ?? '') : '';
	const post = {
		data: { ...data, date },
		day: formatDate(date, gym),
		category: { name: around.names[first] ?? first, href: `/blog/category/${first}` },
		...(values['draft'] === true && { mark: blogPage.draft }),
	};
	return z.custom<Shown>().parse({ around, posts: { post, text: String(values['body'] ?? '') } });
}

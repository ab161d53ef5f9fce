// Shows a live preview beside the forms of posts, classes, coaches, plans, quotes and the home page.
import type CMS from '@sveltia/cms';
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ReactElement } from 'react';
import { z } from 'astro/zod';
import { previewedGroups } from '../forms/labels.ts';
import type { ScreenFile } from '../page.ts';
import type { FilledForm } from '../preview/render.ts';
import type { PreviewContext } from '../preview/preview-context.ts';

type Renderer = typeof import('../preview/render.ts');
type GetAsset = CustomPreviewTemplateProps['getAsset'];
const { h } = window;

/** Registers the previews. */
export function registerPreviews(cms: typeof CMS, { config, previewContext }: ScreenFile): void {
	const forms = config.collections.flatMap((one) => one.files ?? [one]);
	for (const { name: collection, editor, fields: all = [] } of forms) {
		if (!editor?.preview) continue;
		const group = previewedGroups[collection];
		const fields = all.filter(({ name }) => group === undefined || name === group);
		cms.registerPreviewTemplate(collection, (props): ReactElement => {
			const values = z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(props.entry.get('data'))));
			const ref = (place: HTMLElement | null) => {
				if (place) void show(place, { collection, fields, values }, props.getAsset, previewContext);
			};
			const article = fields.some(({ widget }) => widget === 'richtext') ? [renderArticle(props)] : [];
			return h('div', {}, [h('div', { ref, key: 'page' }), ...article]);
		});
	}
}

const articles = new WeakMap<Document, ReactElement>();

/** Sveltia's own Markdown preview, which resolves pictures and updates itself. */
function renderArticle({ document: page, widgetFor }: CustomPreviewTemplateProps): ReactElement {
	const article = articles.get(page) ?? h('div', { key: 'article' }, widgetFor('body'));
	articles.set(page, article);
	return article;
}

/** The latest form for each preview. A render that finishes after a newer one started is discarded. */
const latest = new WeakMap<HTMLElement, FilledForm>();

async function show(
	place: HTMLElement,
	form: FilledForm,
	getAsset: GetAsset,
	previewContext: PreviewContext,
): Promise<void> {
	latest.set(place, form);
	const drawn = place.ownerDocument.createElement('div');
	try {
		const { renderEntry } = await prepare(place.ownerDocument, previewContext);
		if (form.collection in previewedGroups) widen(place.ownerDocument);
		drawn.innerHTML = await renderEntry(form, previewContext, (image) => resolveAddress(image, getAsset));
	} catch (error) {
		console.error(error);
		drawn.textContent = 'This can’t be shown here at the moment. You can go on writing, and save as always.';
	}
	if (latest.get(place) !== form) return;
	const prose = drawn.querySelector('.prose');
	const article = place.parentElement?.querySelector('[data-rich-text-preview]');
	if (article && prose) {
		article.className = prose.className;
		prose.replaceWith(article);
	} else if (article) {
		place.after(article);
	}
	place.replaceChildren(...drawn.childNodes);
}

/** Shows the page in desktop width at half size, where the headline lies over its picture. */
function widen({ defaultView: view }: Document): void {
	const frame = view?.frameElement;
	const style = 'width: 200%; height: 200%; transform: scale(0.5); transform-origin: 0 0';
	if (frame?.getAttribute('style') !== style) frame?.setAttribute('style', style);
}

/** The URL of a picture, which may be unsaved or only in the repository. */
async function resolveAddress(image: string, getAsset: GetAsset): Promise<string> {
	if (image.startsWith('blob:')) return image;
	const asset = z.custom<{ toBase64: () => Promise<string> } | undefined>().parse(getAsset(image));
	await asset?.toBase64(); // loads the file
	return getAsset(image)?.url ?? '';
}

/** What all renders of an entry share, loaded when its form opens. */
const prepared = new WeakMap<Document, Promise<Renderer>>();

function prepare(page: Document, previewContext: PreviewContext): Promise<Renderer> {
	const renderer = prepared.get(page) ?? load(page, previewContext.texts.gym.language);
	prepared.set(page, renderer);
	return renderer;
}

async function load(page: Document, language: string): Promise<Renderer> {
	const script = new URL('preview.js', location.href).href; // bundled separately
	const renderer = z.custom<Renderer>().parse(await import(/* @vite-ignore */ script));
	page.head.append(Object.assign(page.createElement('style'), { textContent: (await fonts()) + renderer.styles }));
	page.documentElement.lang = language;
	page.body.className = 'ground-light';
	return renderer;
}

/** The @font-face rules of the display font, which only the site's pages contain. */
async function fonts(): Promise<string> {
	const html = await fetch('../').then((response) => response.text());
	const faces = (html.match(/@font-face\s*\{[^}]*\}/g) ?? []).map((face) => face.replace('optional', 'swap'));
	const [variable = ''] = /--font-oswald:[^;}<]*/.exec(html) ?? [];
	return `${faces.join('\n')}\n:root { ${variable} }\n`;
}

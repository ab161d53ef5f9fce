// Beside the form of a post, class, coach, plan or quote stands what a visitor will see, while it is being written.
import type CMS from '@sveltia/cms';
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ReactElement } from 'react';
import { z } from 'astro/zod';
import type { Field } from '../forms/fields.ts';
import type { ScreenFile } from '../page.ts';
import type { FilledForm } from '../preview/render.ts';

type Renderer = typeof import('../preview/render.ts');
const { h } = window;
const forms = z.array(
	z.object({
		name: z.string(),
		editor: z.object({ preview: z.boolean() }).optional(),
		fields: z.custom<Field[]>().optional(),
	}),
);

/** Registers the previews. */
export function registerPreviews(cms: typeof CMS, screen: ScreenFile): void {
	for (const { name: collection, editor, fields = [] } of forms.parse(screen.config['collections'])) {
		if (!editor?.preview) continue;
		cms.registerPreviewTemplate(collection, ({ entry, widgetFor }: CustomPreviewTemplateProps): ReactElement => {
			const values = z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(entry.get('data'))));
			const ref = (place: HTMLElement | null) => {
				if (place) show(place, { collection, fields, values }, screen);
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

/** What each place shows; what is drawn too late finds another form here. */
const shown = new WeakMap<HTMLElement, FilledForm>();

function show(place: HTMLElement, form: FilledForm, screen: ScreenFile): void {
	const drawLatest = () => {
		void draw(place, screen).catch((error: unknown) => {
			console.error(error);
			place.textContent = 'This can’t be shown here at the moment. You can go on writing, and save as always.';
		});
	};
	const views = place.nextElementSibling;
	if (!shown.has(place) && views) {
		new MutationObserver(drawLatest).observe(views, { subtree: true, childList: true, attributeFilter: ['src'] });
	}
	shown.set(place, form);
	drawLatest();
}

async function draw(place: HTMLElement, { around }: ScreenFile): Promise<void> {
	const page = place.ownerDocument;
	const preparing = prepared.get(page) ?? prepare(page, around.texts.gym.language);
	prepared.set(page, preparing);
	const { renderEntry } = await preparing;
	const form = shown.get(place);
	if (!form) return;
	const views = place.nextElementSibling;
	const image = views?.querySelector<HTMLImageElement>('.image img')?.src ?? '';
	const html = await renderEntry({ ...form, values: { ...form.values, image } }, around);
	if (shown.get(place) !== form) return;
	const drawn = page.createElement('div');
	drawn.innerHTML = html;
	const text = views?.querySelector('[data-rich-text-preview]');
	drawn.querySelector('.prose')?.replaceChildren(...[...(text?.childNodes ?? [])].map((node) => node.cloneNode(true)));
	place.replaceChildren(...drawn.childNodes);
}

/** What all drawings of an entry share, fetched when its form is opened. */
const prepared = new WeakMap<Document, Promise<Renderer>>();

async function prepare(page: Document, language: string): Promise<Renderer> {
	const script = new URL('preview.js', location.href).href; // bundled by itself
	const renderer = z.custom<Renderer>().parse(await import(/* @vite-ignore */ script));
	page.head.append(Object.assign(page.createElement('style'), { textContent: (await fonts()) + renderer.styles }));
	page.documentElement.lang = language;
	page.body.className = 'ground-light';
	return renderer;
}

/** The display face is named in every page of the site, and nowhere else. */
async function fonts(): Promise<string> {
	const html = await fetch('../').then((response) => response.text());
	const faces = (html.match(/@font-face\s*\{[^}]*\}/g) ?? []).map((face) => face.replace('optional', 'swap'));
	const [variable = ''] = /--font-oswald:[^;}<]*/.exec(html) ?? [];
	return `${faces.join('\n')}\n:root { ${variable} }\n`;
}

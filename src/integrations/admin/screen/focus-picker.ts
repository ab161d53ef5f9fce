// The point of a picture that stays visible, set by a click on the picture or by the arrow keys.

import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import type CMS from '@sveltia/cms';
import type { ReactElement } from 'react';

declare global {
	interface Window {
		/** Sveltia CMS's own React, so that there is only one. */
		h: (name: string, props: object, ...children: (ReactElement | ReactElement[])[]) => ReactElement;
		createClass: (definition: {
			render: (this: { props: CustomFieldControlProps }) => ReactElement;
		}) => CustomFieldControl;
	}
}

/** Registers the field type "focus". */
export function registerFocusField(cms: typeof CMS): void {
	customElements.define('focus-picker', FocusPicker);
	const control = window.createClass({
		render() {
			const { onChange, field } = this.props;
			const value: unknown = this.props.value;
			const point = typeof value === 'string' ? value : '';
			const onpick = ({ detail }: CustomEvent<string>) => onChange(detail);
			return window.h('focus-picker', { point, shape: String(field.get('shape') ?? ''), onpick });
		},
	});
	cms.registerFieldType('focus', control);
}

/** Shows the picture of the field before it; sends "pick" with the point, e.g. "45% 35%", or with nothing for the middle. */
class FocusPicker extends HTMLElement {
	static observedAttributes = ['point', 'shape'];
	#watch = new MutationObserver(() => this.#draw());
	#url = '';

	// React sets properties where there are some, attributes elsewhere: these are attributes.
	connectedCallback(): void {
		const form = this.closest('[data-key-path]')?.parentElement ?? document.body;
		this.#watch.observe(form, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] });
		this.#draw(true);
	}
	disconnectedCallback(): void {
		this.#watch.disconnect();
	}
	attributeChangedCallback(): void {
		if (this.isConnected) this.#draw(true);
	}

	/** The address of the picture that the field before this one shows. */
	#picture(): string {
		const path = this.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '';
		const field = document.querySelector(`.field[data-key-path="${CSS.escape(path.replace(/focus$/, 'image'))}"]`);
		return [...(field?.querySelectorAll('img') ?? [])].map(({ src }) => src).find(Boolean) ?? '';
	}

	#draw(always = false): void {
		const url = this.#picture();
		if (!always && url === this.#url) return;
		this.#url = url;
		if (url === '') {
			this.replaceChildren(text('p', 'Choose the picture first; then click on what must stay visible.'));
			return;
		}
		const [x = 50, y = 50] = (this.getAttribute('point') ?? '').match(/\d+/g)?.map(Number) ?? [];
		const isSet = this.getAttribute('point') !== '';
		const hadFocus = this.contains(document.activeElement);

		const whole = Object.assign(document.createElement('button'), { type: 'button', className: 'whole' });
		whole.setAttribute(
			'aria-label',
			`The point that stays visible: ${x}% from the left, ${y}% from the top. Click on the picture, or use the arrow keys.`,
		);
		const point = Object.assign(document.createElement('span'), { className: 'point' });
		Object.assign(point.style, { left: `${x}%`, top: `${y}%` });
		whole.append(image(url), point);
		whole.addEventListener('click', (event) => {
			if (event.detail === 0) return; // a key
			const box = whole.getBoundingClientRect();
			this.#pick(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100);
		});
		whole.addEventListener('keydown', (event) => {
			const [right, down] = steps[event.key] ?? [];
			if (right === undefined || down === undefined) return;
			event.preventDefault();
			this.#pick(x + right, y + down);
		});

		const crops = Object.assign(document.createElement('div'), { className: 'crops' });
		for (const [name, ratio] of cropsFor(this.getAttribute('shape') ?? '')) {
			const crop = image(url);
			Object.assign(crop.style, { aspectRatio: String(ratio), objectPosition: `${x}% ${y}%` });
			const figure = document.createElement('figure');
			figure.append(crop, text('figcaption', name));
			crops.append(figure);
		}
		const line = text('p', isSet ? `${x}% from the left, ${y}% from the top. ` : 'The middle. ');
		if (isSet) {
			const back = Object.assign(document.createElement('button'), {
				type: 'button',
				textContent: 'Back to the middle',
			});
			back.addEventListener('click', () => this.#send(''));
			line.append(back);
		}
		this.replaceChildren(whole, crops, line);
		if (hadFocus) whole.focus();
	}

	#pick(x: number, y: number): void {
		const step = (value: number) => Math.min(100, Math.max(0, Math.round(value / 5) * 5));
		this.#send(`${step(x)}% ${step(y)}%`);
	}
	#send(detail: string): void {
		this.dispatchEvent(new CustomEvent('pick', { detail }));
	}
}

const steps: Record<string, [number, number]> = {
	ArrowLeft: [-5, 0],
	ArrowRight: [5, 0],
	ArrowUp: [0, -5],
	ArrowDown: [0, 5],
};

/** The boxes that a picture of this shape is cropped to, most of all: width divided by height. */
function cropsFor(shape: string): [string, number][] {
	const [, widest = 1.8] = shape.split(' ').map(Number);
	if (widest < 1)
		return [
			['on phones', 1],
			['on desktops', 0.8],
		];
	if (widest > 2)
		return [
			['on phones', 0.8],
			['on desktops', 2.6],
		];
	return [
		['on phones', 1.2],
		['on desktops', 1.5],
	];
}

function image(src: string): HTMLImageElement {
	return Object.assign(document.createElement('img'), { src, alt: '' });
}

function text(name: 'p' | 'figcaption', words: string): HTMLElement {
	return Object.assign(document.createElement(name), { textContent: words });
}

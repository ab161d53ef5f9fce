// The point of a picture that stays visible, set by a click on the picture or by the arrow keys.
import type CMS from '@sveltia/cms';
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import type { ReactElement } from 'react';
import { make } from './messages.ts';

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
			const { onChange } = this.props;
			const value: unknown = this.props.value;
			const onpick = ({ detail }: CustomEvent<string>) => onChange(detail);
			return window.h('focus-picker', { point: typeof value === 'string' ? value : '', onpick });
		},
	});
	cms.registerFieldType('focus', control);
}

/** Which way an arrow key moves the point, in percent. */
const steps: Record<string, [number, number]> = {
	ArrowLeft: [-5, 0],
	ArrowRight: [5, 0],
	ArrowUp: [0, -5],
	ArrowDown: [0, 5],
};

/** Shows the picture of the field before it; sends "pick" with the point, e.g. "45% 35%", or with nothing for the middle. */
class FocusPicker extends HTMLElement {
	static observedAttributes = ['point'];
	readonly #watch = new MutationObserver(() => this.#draw());
	#drawn = '';

	connectedCallback(): void {
		const form = this.closest('[data-key-path]')?.parentElement ?? document.body;
		this.#watch.observe(form, { subtree: true, childList: true, attributeFilter: ['src'] });
		this.#draw();
	}
	disconnectedCallback(): void {
		this.#watch.disconnect();
	}
	attributeChangedCallback(): void {
		if (this.isConnected) this.#draw();
	}

	/** The address of the picture that the field before this one shows. */
	#picture(): string | undefined {
		const path = this.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '';
		const image = CSS.escape(path.replace(/focus\w*$/, 'image'));
		const shown = document.querySelectorAll<HTMLImageElement>(`.field[data-key-path="${image}"] img`);
		return [...shown].map(({ src }) => src).find(Boolean);
	}

	#draw(): void {
		const src = this.#picture();
		const point = this.getAttribute('point') ?? '';
		if (this.#drawn === `${src} ${point}`) return;
		this.#drawn = `${src} ${point}`;
		if (src === undefined) {
			this.textContent = 'Choose the picture first; then click on what must stay visible.';
			return;
		}
		const hadFocus = this.contains(document.activeElement);
		const [x = 50, y = 50] = point.match(/\d+/g)?.map(Number) ?? [];
		const place = `${x}% from the left, ${y}% from the top.`;
		const whole = make('button', {
			type: 'button',
			className: 'whole',
			ariaLabel: `The point that stays visible: ${place} Click on the picture, or use the arrow keys.`,
		});
		const dot = make('span', { className: 'point' });
		Object.assign(dot.style, { left: `${x}%`, top: `${y}%` });
		whole.append(make('img', { src, alt: '' }), dot);
		whole.addEventListener('click', ({ detail, clientX, clientY }) => {
			if (detail === 0) return; // a key
			const box = whole.getBoundingClientRect();
			this.#pick(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
		});
		whole.addEventListener('keydown', (event) => {
			const step = steps[event.key];
			if (!step) return;
			event.preventDefault();
			this.#pick(x + step[0], y + step[1]);
		});
		const line = make('p', { textContent: point === '' ? 'The middle.' : `${place} ` });
		const back = make('button', { type: 'button', textContent: 'Back to the middle' });
		back.addEventListener('click', () => this.#send(''));
		if (point !== '') line.append(back);
		this.replaceChildren(whole, line);
		if (hadFocus) whole.focus();
	}

	#pick(x: number, y: number): void {
		const round = (value: number) => Math.min(100, Math.max(0, Math.round(value / 5) * 5));
		this.#send(`${round(x)}% ${round(y)}%`);
	}

	#send(detail: string): void {
		this.dispatchEvent(new CustomEvent('pick', { detail }));
	}
}

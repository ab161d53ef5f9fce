// A field for a picture's focal point, set with a click or the arrow keys.
import type CMS from '@sveltia/cms';
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';

interface Picker {
	props: CustomFieldControlProps;
	/** The picture's address, and an observer that notices when it changes. */
	state: { src?: string | undefined; watch?: MutationObserver };
	setState: (change: Picker['state']) => void;
}
declare global {
	interface Window {
		/** Sveltia CMS's own copy of React. */
		h: (name: string, props: object, ...children: (string | ReactElement | ReactElement[])[]) => ReactElement;
		createClass: (
			definition: Record<string, (before: CustomFieldControlProps) => unknown> & ThisType<Picker>,
		) => CustomFieldControl;
	}
}
const { h, createClass } = window;

/** How far each arrow key moves the point, in percent. */
const steps: Record<string, [number, number]> = {
	ArrowLeft: [-5, 0],
	ArrowRight: [5, 0],
	ArrowUp: [0, -5],
	ArrowDown: [0, 5],
};

/** Registers the field type "focus". Its value is a point such as "45% 35%", or empty for the centre. */
export function registerFocusField(cms: typeof CMS): void {
	const control = createClass({
		getInitialState: () => ({}),
		componentDidMount() {
			const look = () => {
				const src = findPicture(this.props.forID);
				if (src !== this.state.src) this.setState({ src });
			};
			const watch = new MutationObserver(look);
			watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] });
			this.setState({ watch });
			look();
		},
		componentDidUpdate(before) {
			clearForNewPicture(before, this.props);
		},
		componentWillUnmount() {
			this.state.watch?.disconnect();
		},
		render() {
			return draw(this.props, this.state.src);
		},
	});
	cms.registerFieldType('focus', control);
}

/** The address of the picture in the preceding field. */
function findPicture(id: string): string | undefined {
	const shown = document.querySelectorAll<HTMLImageElement>(`${getSiblingId(id, 'image')} img`);
	return [...shown].map(({ src }) => src).find(Boolean);
}

/** Clears the focal point and the description when the picture changes. */
function clearForNewPicture(
	before: CustomFieldControlProps,
	{ entry, forID: id, onChange }: CustomFieldControlProps,
): void {
	const steps = (name: string) => [
		'data',
		...getSiblingPath(id, name)
			.split('.')
			.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
	];
	const [old, image] = [before.entry, entry].map((one) => String(one?.getIn(steps('image')) ?? ''));
	const isSaved = old?.startsWith('blob:') && image !== '' && !image?.startsWith('blob:'); // saving gave it a file name
	// When a list is reordered or another entry opens, the description changes too.
	const isMoved = before.entry?.getIn(steps('alt')) !== entry?.getIn(steps('alt'));
	if (!old || old === image || isSaved || isMoved) return;
	onChange('');
	const alt = document.querySelector<HTMLInputElement>(`${getSiblingId(id, 'alt')} :is(input, textarea)`);
	if (!alt) return;
	alt.value = '';
	alt.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The path of another field of the same picture: "hero.focusOnPhones" -> "hero.image". */
function getSiblingPath(id: string, name: string): string {
	const path = document.getElementById(id)?.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '';
	return path.replace(/focus\w*$/, name);
}

function getSiblingId(id: string, name: string): string {
	return `.field[data-key-path="${CSS.escape(getSiblingPath(id, name))}"]`;
}

function draw({ value, onChange, forID: id }: CustomFieldControlProps, src: string | undefined): ReactElement {
	if (src === undefined) return h('p', { id }, 'Choose the picture first; then click on what must stay visible.');
	const point = typeof value === 'string' ? value : '';
	const [x = 50, y = 50] = point.match(/\d+/g)?.map(Number) ?? [];
	const place = `${x}% from the left, ${y}% from the top.`;
	const round = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / 5) * 5));
	const pick = (left: number, top: number) => onChange(`${round(left)}% ${round(top)}%`);
	const whole = {
		type: 'button',
		className: 'whole',
		'aria-label': `The point that stays visible: ${place} Click on the picture, or use the arrow keys.`,
		onClick: ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
			const box = currentTarget.getBoundingClientRect();
			const isKey = detail === 0;
			if (!isKey) pick(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
		},
		onKeyDown: (event: KeyboardEvent) => {
			const step = steps[event.key];
			if (!step) return;
			event.preventDefault();
			pick(x + step[0], y + step[1]);
		},
	};
	const dot = h('span', { className: 'point', style: { left: `${x}%`, top: `${y}%` } });
	const back = h('button', { type: 'button', onClick: () => onChange('') }, 'Back to the middle');
	return h(
		'div',
		{ id, className: 'focus-picker' },
		h('button', whole, h('img', { src, alt: '' }), dot),
		point === '' ? h('p', {}, 'The middle.') : h('p', {}, `${place} `, back),
	);
}

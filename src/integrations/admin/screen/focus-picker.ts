// A field for a picture's focal point: a click on the picture, or two percentages.
import type CMS from '@sveltia/cms';
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import type { ChangeEvent, MouseEvent, ReactElement } from 'react';

interface Picker {
	props: CustomFieldControlProps;
	forceUpdate: () => void;
	/** Notices a change of the picture. */
	observer: MutationObserver;
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

/** Registers the field type "focus". Its value is a point such as "45% 35%", or empty for the centre. */
export function registerFocusField(cms: typeof CMS): void {
	const control = createClass({
		componentDidMount() {
			this.observer = new MutationObserver(() => this.forceUpdate());
			this.observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] });
			this.forceUpdate(); // the picture can be found now
		},
		componentDidUpdate(before) {
			clearForNewPicture(before, this.props);
		},
		componentWillUnmount() {
			this.observer.disconnect();
		},
		render() {
			return draw(this.props);
		},
	});
	cms.registerFieldType('focus', control);
}

function draw({ value, onChange, forID: id }: CustomFieldControlProps): ReactElement {
	const point = typeof value === 'string' ? value : '';
	const [left = '50%', top = '50%'] = point.split(' ');
	const round = (part: number) => `${Math.round(part * 20) * 5}%`;
	const pick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
		const box = currentTarget.getBoundingClientRect();
		onChange(`${round((clientX - box.left) / box.width)} ${round((clientY - box.top) / box.height)}`);
	};
	const type = ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value);
	const shown = [...document.querySelectorAll<HTMLImageElement>(`${findSibling(id, 'image')} img`)];
	const picture = shown.map(({ src }) => src).find(Boolean);
	return h(
		'div',
		{ className: 'focus-picker' },
		picture === undefined
			? h('p', {}, 'Choose the picture first.')
			: h(
					'div',
					{ className: 'whole', onClick: pick },
					h('img', { src: picture, alt: '' }),
					h('span', { className: 'point', style: { left, top } }),
				),
		h('input', { id, value: point, placeholder: '50% 50%', onChange: type }),
	);
}

/** Clears the focal point and the description when the picture changes. */
function clearForNewPicture(
	before: CustomFieldControlProps,
	{ entry, forID: id, onChange }: CustomFieldControlProps,
): void {
	const read = (one: typeof entry, name: string) =>
		String(one?.getIn(['data', ...findPath(id, name).split('.')]) ?? '');
	const [old, image] = [read(before.entry, 'image'), read(entry, 'image')];
	const isSaved = old.startsWith('blob:') && image !== '' && !image.startsWith('blob:'); // saving gave it a file name
	// When a list is reordered or another entry opens, the description changes too.
	const isMoved = read(before.entry, 'alt') !== read(entry, 'alt');
	if (old === '' || old === image || isSaved || isMoved) return;
	onChange('');
	const alt = document.querySelector<HTMLInputElement>(`${findSibling(id, 'alt')} :is(input, textarea)`);
	if (!alt) return;
	alt.value = '';
	alt.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The path of another field of the same picture: "hero.focusOnPhones" -> "hero.image". */
function findPath(id: string, name: string): string {
	const path = document.getElementById(id)?.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '';
	return path.replace(/focus\w*$/, name);
}

/** A selector of that field. */
function findSibling(id: string, name: string): string {
	return `.field[data-key-path="${CSS.escape(findPath(id, name))}"]`;
}

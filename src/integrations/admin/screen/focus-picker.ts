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
		createClass: (definition: Record<string, () => unknown> & ThisType<Picker>) => CustomFieldControl;
	}
}
const { h, createClass } = window;

/** Registers the field type "focus". Its value is a point such as "45% 35%", or empty for the center. */
export function registerFocusField(cms: typeof CMS): void {
	const control = createClass({
		componentDidMount() {
			this.observer = new MutationObserver(() => this.forceUpdate());
			this.observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] });
			this.forceUpdate(); // the picture can be found now
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
	const picture = findPicture(id);
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
		h('input', { id, className: 'typed', value: point, placeholder: '50% 50%', onChange: type }),
	);
}

/** The URL of the picture that the form shows for the same group of fields: "hero.focusOnPhones" -> "hero.image". */
function findPicture(id: string): string | undefined {
	const path = document.getElementById(id)?.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '';
	const field = `.field[data-key-path="${CSS.escape(path.replace(/focus\w*$/, 'image'))}"]`;
	return [...document.querySelectorAll<HTMLImageElement>(`${field} img`)].map(({ src }) => src).find(Boolean);
}

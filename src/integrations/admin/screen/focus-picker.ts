// A field for a picture's focal point: two percentages, or a click on a new picture.
import type CMS from '@sveltia/cms';
import type { CustomFieldControlProps } from '@sveltia/cms';
import type { MouseEvent, ReactElement } from 'react';
import { drawTextBox } from './text-box.ts';

/** Registers the field type "focus". Its value is a point such as "45% 35%", or empty for the center. */
export function registerFocusField(cms: typeof CMS): void {
	cms.registerFieldType('focus', (props: CustomFieldControlProps) => {
		const { entry, field, onChange } = props;
		const picture: unknown = entry?.getIn(['data', ...String(field.get('picture')).split('.')]);
		// A new picture is a blob URL until it is saved. Sveltia CMS (0.221) gives no URL for a saved one.
		const isNew = typeof picture === 'string' && picture.startsWith('blob:');
		return window.h(
			'div',
			{ className: 'focus-picker' },
			isNew && window.h('p', {}, 'Click the part that must stay visible.'),
			isNew && drawPicture(picture, props),
			drawTextBox(props, onChange),
		);
	});
}

function drawPicture(src: string, { value, onChange }: CustomFieldControlProps): ReactElement {
	const [left = '50%', top = '50%'] = typeof value === 'string' ? value.split(' ') : [];
	const round = (part: number) => `${Math.round(part * 20) * 5}%`;
	const onClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
		const box = currentTarget.getBoundingClientRect();
		onChange(`${round((clientX - box.left) / box.width)} ${round((clientY - box.top) / box.height)}`);
	};
	const { h } = window;
	return h(
		'div',
		{ className: 'whole', onClick },
		h('img', { src, alt: '' }),
		h('span', { className: 'point', style: { left, top } }),
	);
}

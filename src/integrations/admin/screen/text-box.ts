// The text box of our own field types.
import type { CustomFieldControlProps } from '@sveltia/cms';
import type { ChangeEvent, createElement, ReactElement } from 'react';

declare global {
	interface Window {
		/** React, from Sveltia CMS. */
		h: typeof createElement;
	}
}

/** Draws a text box with the field's value, except while an editor types in it: "69.0" is on the way to "69.05". */
export function drawTextBox(props: CustomFieldControlProps, onType: (text: string) => void): ReactElement {
	const { field, forID: id, classNameWrapper: className } = props;
	const showValue = (box: HTMLInputElement | null) => {
		if (box && box !== document.activeElement) box.value = String(props.value ?? '');
	};
	const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
		onType(target.value.trim());
	};
	return window.h('input', { id, className, 'aria-label': field.get('label'), ref: showValue, onChange });
}

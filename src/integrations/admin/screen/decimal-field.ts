// A field for a number with decimals. Sveltia CMS's own (0.221) is emptied at a sign that it can't read: "$69,90" becomes 90.
import type CMS from '@sveltia/cms';
import type { CustomFieldControlProps } from '@sveltia/cms';
import type { ChangeEvent, createElement } from 'react';
import { decimalPattern } from '../forms/fields.ts';

declare global {
	interface Window {
		/** React, from Sveltia CMS. */
		h: typeof createElement;
	}
}

/** Registers the field type "decimal". Its value is a number, or the typed text if that is not a number. */
export function registerDecimalField(cms: typeof CMS): void {
	cms.registerFieldType('decimal', (props: CustomFieldControlProps) => {
		const { field, forID: id, classNameWrapper: className } = props;
		// Not while an editor types: "69.0" is on the way to "69.05".
		const showValue = (box: HTMLInputElement | null) => {
			if (box && box !== document.activeElement) box.value = String(props.value ?? '');
		};
		const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
			const text = target.value.trim();
			props.onChange(new RegExp(decimalPattern).test(text) ? Number(text) : text);
		};
		return window.h('input', { id, className, 'aria-label': field.get('label'), ref: showValue, onChange });
	});
}

// A field for a number with decimals. A browser's own number field drops what it can't read: "$69,90" becomes 90.
import type CMS from '@sveltia/cms';
import type { CustomFieldControlProps } from '@sveltia/cms';
import type { ChangeEvent } from 'react';
import { decimalPattern } from '../forms/fields.ts';

/** Registers the field type "decimal". Its value is a number, or the typed text if that is not a number. */
export function registerDecimalField(cms: typeof CMS): void {
	cms.registerFieldType('decimal', ({ value, onChange, forID: id }: CustomFieldControlProps) => {
		const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
			const text = target.value.trim();
			onChange(new RegExp(decimalPattern).test(text) ? Number(text) : text);
		};
		const props = { id, className: 'typed', inputMode: 'decimal', defaultValue: String(value ?? ''), onChange: type };
		return window.h('input', props);
	});
}

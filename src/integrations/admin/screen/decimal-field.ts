// A field for a number with decimals. A browser's own number field drops what it can't read: "$69,90" becomes 90.
import type CMS from '@sveltia/cms';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { decimalPattern } from '../forms/fields.ts';
import { drawTextBox } from './text-box.ts';

/** Registers the field type "decimal". Its value is a number, or the typed text if that is not a number. */
export function registerDecimalField(cms: typeof CMS): void {
	cms.registerFieldType('decimal', (props: CustomFieldControlProps) =>
		drawTextBox(props, (text) => {
			props.onChange(new RegExp(decimalPattern).test(text) ? Number(text) : text);
		}),
	);
}

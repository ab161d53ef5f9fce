// The labels of fields and collections on the editing screen. labels.json has those of fields whose names don't say what they are, even
// with their hints, and of choices that differ from a field of the same name, or aren't words.
import { getOwn } from '../../../lib/get-property.ts';
import { capitalize } from '../../../schemas/parts/explain.ts';
import labels from './labels.json' with { type: 'json' };

/** A field's label: "staffedHours" -> "Staffed hours". */
export function formatLabel(name: string): string {
	const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
	return getOwn(labels.fields, name) ?? capitalize(words);
}

/** A schema's description or message for the screen, where nobody types quotation marks. */
export function formatText(text: string): string {
	return text.replaceAll('"', '');
}

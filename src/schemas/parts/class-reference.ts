import type { Tools } from './picture.ts';
import { text } from './fields.ts';
import { reference } from './reference.ts';

/** A class, by the name of its file. */
export function classReference(tools: Tools) {
	return reference(tools, 'classes', 'the name of a file in content/classes, without ".json"', 'cycling');
}

/** A class in a list of classes; it is called what its file calls it, unless the list says otherwise. */
export function namedClass(tools: Tools, max: number) {
	const name = text('what it is called here; left out, what its own file calls it', 'Power', max).optional();
	return { class: classReference(tools), name };
}

import type { SchemaContext } from './picture.ts';
import { text } from './fields.ts';
import { reference } from './reference.ts';

/** How an editor names a class. */
export const className = 'the name of a file in content/classes, without ".md"';

/** A reference to a class by its file name. */
export function classReference(context: SchemaContext) {
	return reference(context, 'classes', className, 'cycling');
}

/** A class in a list, with an optional name that overrides the one in its file. */
export function namedClass(context: SchemaContext, max: number) {
	const name = text('what it is called here; left out, what its own file calls it', 'Power', max).optional();
	return { class: classReference(context), name };
}

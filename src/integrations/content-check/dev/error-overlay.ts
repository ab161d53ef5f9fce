// Shows the errors over the open page of `npm run dev`, in the overlay that Astro has for its own.
import { join } from 'node:path';
import type { ErrorPayload, NormalizedHotChannel } from 'vite';
import { getProperty } from '../../../lib/get-property.ts';
import { type Diagnostic, formatErrors } from '../diagnostic.ts';

interface Overlay extends ErrorPayload {
	/**
	 * Astro sends a payload with this mark as it is. In any other it makes links of what looks like Markdown, and colours
	 * the file, which fails if that is a picture.
	 */
	__isEnhancedAstroErrorPayload: true;
}

/** What the browser shows. @param content the folder of all content. */
export function createOverlay(content: string, errors: readonly Diagnostic[]): Overlay {
	const text = formatErrors(errors);
	const [title = '', ...blocks] = text.split('\n\n');
	const [first] = errors;
	const file = first && join(content, first.file.replace('content/', ''));
	return {
		type: 'error',
		__isEnhancedAstroErrorPayload: true,
		err: {
			name: 'Content',
			title,
			message: escape(blocks.join('\n\n')),
			hint: 'Mend it and save: the page comes back by itself.',
			stack: text, // what its button copies
			...(file && { loc: { file, line: first.line ?? 1, column: 1 } }),
		},
	};
}

/** The overlay takes its message as HTML, and makes a link of every word that begins with "https://". */
function escape(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('://', ':&#47;/');
}

/**
 * Replaces Astro's own errors by ours. A page that can't be rendered because of a mistake in content/ makes Astro send
 * an error a moment later, which says the same in a developer's words.
 * @param getOverlay ours, once the check has seen the last change; undefined if there is no mistake.
 */
export function replaceErrors(
	hot: Pick<NormalizedHotChannel, 'send'>,
	getOverlay: () => Promise<Overlay | undefined>,
): void {
	const send: (...args: unknown[]) => void = hot.send.bind(hot);
	hot.send = (...args: unknown[]) => {
		if (getProperty(args[0], 'type') !== 'error') return send(...args);
		const sendOne = (own?: Overlay) => send(own ?? args[0]);
		getOverlay().then(sendOne, () => sendOne()); // a check that fails has said so in the terminal
	};
}

// Shows the errors in Astro's error overlay with `npm run dev`.
import { join } from 'node:path';
import type { ErrorPayload, NormalizedHotChannel } from 'vite';
import { getProperty } from '../../lib/get-property.ts';
import { type Diagnostic, formatErrors } from './diagnostic.ts';

interface Overlay extends ErrorPayload {
	/**
	 * Astro forwards payloads with this flag unchanged. It parses others for Markdown links and highlights the file, which
	 * fails for pictures (Astro 7.3,
	 * https://github.com/withastro/astro/blob/main/packages/astro/src/core/errors/dev/vite.ts).
	 */
	__isEnhancedAstroErrorPayload: true;
}

/** Creates the overlay's payload. @param content the content folder. */
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
			hint: 'Fix it and save. The page then comes back.',
			stack: text, // the text that the copy button copies
			...(file && { loc: { file, line: first.line ?? 1, column: 1 } }),
		},
	};
}

/** The overlay renders HTML, and turns words that begin with "https://" into links. */
function escape(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('://', ':&#47;/');
}

/**
 * Sends the overlay in place of Astro's own errors, which describe a mistake in content/ in technical terms.
 * @param getOverlay returns undefined if content/ has no mistake
 */
export function replaceErrors(hot: Pick<NormalizedHotChannel, 'send'>, getOverlay: () => Overlay | undefined): void {
	const send: (...args: unknown[]) => void = hot.send.bind(hot);
	hot.send = (...args: unknown[]) => {
		const own = getProperty(args[0], 'type') === 'error' ? getOverlay() : undefined;
		send(...(own ? [own] : args));
	};
}

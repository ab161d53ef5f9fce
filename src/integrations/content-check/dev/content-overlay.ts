import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import { formatProblems, type Problem } from '../check-content.ts';

interface Overlay extends ErrorPayload {
	/**
	 * Astro sends a payload with this mark as it is. From any other it makes links of what looks like Markdown, and colours
	 * the file, which it cannot if that is a picture.
	 */
	__isEnhancedAstroErrorPayload: true;
}

/** What lays the mistakes over the open page while developing, in the overlay that Astro has for errors. */
export function contentOverlay(content: string, mistakes: readonly Problem[]): Overlay {
	const text = formatProblems(mistakes);
	const [title = '', ...list] = text.split('\n\n');
	const first = mistakes[0];
	return {
		type: 'error',
		__isEnhancedAstroErrorPayload: true,
		err: {
			name: 'Content',
			title,
			message: escape(list.join('\n\n')),
			hint: 'Mend it and save: the page comes back by itself.',
			stack: text, // what its button copies
			...(first && {
				loc: { file: join(content, first.file.replace('content/', '')), line: first.line ?? 1, column: 1 },
			}),
		},
	};
}

/** The overlay takes its message as HTML, and makes a link of every word that begins with "https://". */
function escape(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('://', ':&#47;/');
}

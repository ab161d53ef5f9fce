import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import { formatProblems, type Problem } from './check-content.ts';

/** What lays the problems over the open page while developing, in the overlay that Astro has for errors. */
export function contentOverlay(content: string, problems: readonly Problem[]): ErrorPayload {
	const text = formatProblems(problems);
	const [title = '', ...list] = text.split('\n\n');
	const first = problems[0];
	return {
		type: 'error',
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

/** The overlay takes its message as HTML. */
function escape(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

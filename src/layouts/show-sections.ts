/**
 * Ends `content-visibility` (styles/base.css), which is for the first paint alone: programs that read or photograph a page find
 * nothing in what it skips. One section at a time, so that nobody waits.
 */
export function showSections(): void {
	const idle = (next: () => void) => window.requestIdleCallback?.(next) ?? setTimeout(next); // Safari has only the latter
	const sections = document.querySelectorAll<HTMLElement>('main > section, body > footer').values();
	function showNext() {
		const { value: section } = sections.next();
		section?.style.setProperty('content-visibility', 'visible');
		if (section) idle(showNext);
	}
	addEventListener('load', () => idle(showNext));
}

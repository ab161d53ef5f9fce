/**
 * Ends `content-visibility` (styles/base.css), which is for the first paint alone: programs that read or photograph a page find
 * nothing in what it skips. One section at a time, so that nobody waits.
 */
export function showSections(): void {
	const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout; // Safari has none
	const sections = document.querySelectorAll<HTMLElement>('main > section, body > footer').values();
	function showNext() {
		const { value: section } = sections.next();
		if (!section) return;
		section.style.contentVisibility = 'visible';
		idle(showNext);
	}
	addEventListener('load', () => idle(showNext));
}

// Ends `content-visibility` (base.css), which is for the first paint alone: programs that read or photograph a page find nothing in what it
// skips. One section at a time, so that nobody waits.
const idle = (next: () => void) => window.requestIdleCallback?.(next) ?? setTimeout(next); // Safari has only the latter
addEventListener('load', () => {
	const sections = [...document.querySelectorAll<HTMLElement>('main > section, body > footer')];
	const showNext = () => {
		sections.shift()?.style.setProperty('content-visibility', 'visible');
		if (sections.length > 0) idle(showNext);
	};
	idle(showNext);
});

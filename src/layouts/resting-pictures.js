// On a phone the picture that the page opens with gets the whole line: others on the screen come after it, and those below
// the screen wait until the visitor moves the page or touches it.
// Runs while the page is still being read, before the browser looks for pictures; without it they load as they always do.
if (innerWidth < 768) {
	const { classList } = document.documentElement;
	classList.add('resting');
	for (const hint of ['scroll', 'touchstart', 'pointerdown', 'keydown', 'beforeprint']) {
		addEventListener(hint, () => classList.remove('resting'), { once: true, passive: true });
	}
	addEventListener('load', () => {
		const markSeen = (boxes) => {
			for (const { target, isIntersecting } of boxes) if (isIntersecting) target.classList.add('in-sight');
		};
		const inSight = new IntersectionObserver(markSeen, { rootMargin: '0px 0px -10%' }); // a strip shows nothing yet
		for (const image of document.querySelectorAll('picture > [loading]')) {
			inSight.observe(image.parentElement.parentElement);
		}
	});
}

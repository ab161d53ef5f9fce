// On a phone the picture that the page opens with gets the whole line: others on the screen come after it, and those below
// the screen, or with only a strip on it, wait until the visitor moves the page or touches it. Runs while the page is still
// being read, before the browser looks for pictures; without it they load as they always do.
if (matchMedia('(width < 48rem)').matches) {
	const root = document.documentElement;
	root.className = 'resting';
	const wake = () => (root.className = '');
	addEventListener('scroll', wake, { once: true });
	addEventListener('touchstart', wake, { once: true });
	addEventListener('load', () => {
		const seen = new IntersectionObserver(
			(boxes) => boxes.map(({ target, isIntersecting }) => target.classList.toggle('seen', isIntersecting)),
			{ rootMargin: '0px 0px -10%' },
		);
		document.querySelectorAll('picture>[loading]').forEach((image) => seen.observe(image.parentElement.parentElement));
	});
}

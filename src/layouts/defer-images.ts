// Gives a phone's bandwidth to the first picture. Other pictures in view load after it. Pictures below the fold, or barely in
// view, wait until the visitor scrolls or touches the page. Runs in the head, before the browser discovers the pictures;
// without it they load lazily as usual.
if (matchMedia('(width < 48rem)').matches) {
	const root = document.documentElement;
	root.className = 'deferred';
	const wake = () => (root.className = '');
	addEventListener('scroll', wake, { once: true });
	addEventListener('touchstart', wake, { once: true });
	addEventListener('load', () => {
		const seen = new IntersectionObserver(
			(boxes) => boxes.map(({ target, isIntersecting }) => target.classList.toggle('seen', isIntersecting)),
			{ rootMargin: '0px 0px -10%' },
		);
		for (const image of document.querySelectorAll('picture>[loading]')) {
			const box = image.closest('picture')?.parentElement;
			if (box) seen.observe(box);
		}
	});
}

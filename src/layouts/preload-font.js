// Preloads the headings' font (FONT is its URL) so that it is ready for the first paint. On slow connections (2G, 3G) it would
// be too late anyway and compete with the first picture, so the browser finds it through the CSS there.
if (!/[23]g/.test(navigator.connection?.effectiveType)) {
	document.head.insertAdjacentHTML(
		'beforeend',
		'<link rel="preload" href="FONT" as="font" crossorigin fetchpriority="low">',
	);
}

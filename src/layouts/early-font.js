// Asks for the headings' font before the page is laid out, so that the first page has it. On a thin line it would come too
// late for that and take the line from the first picture: there the browser finds it by itself, behind the picture.
if (!/[23]g/.test(navigator.connection?.effectiveType)) {
	const { font } = document.currentScript.dataset;
	const link = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin fetchpriority="low">`;
	document.head.insertAdjacentHTML('beforeend', link);
}

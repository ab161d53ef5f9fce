// Asks for the headings' font (FONT: its address) before the page is laid out, so that the first page has it. On a thin line
// it would come too late for that and take the line from the first picture: there the browser finds it behind the picture.
if (!/[23]g/.test(navigator.connection?.effectiveType)) {
	document.head.insertAdjacentHTML(
		'beforeend',
		'<link rel="preload" href="FONT" as="font" crossorigin fetchpriority="low">',
	);
}

// Preloads the heading font so that it is ready for the first paint. On slow connections (2G, 3G) it would be too late anyway
// and compete with the first picture, so the browser finds it through the CSS there.
const { font } = document.currentScript?.dataset ?? {};
if (font && !/[23]g/.test(navigator.connection?.effectiveType ?? '')) {
	const link = document.createElement('link');
	document.head.append(
		Object.assign(link, { rel: 'preload', href: font, as: 'font', crossOrigin: '', fetchPriority: 'low' }),
	);
}

// Preloads the heading font so that it is ready for the first paint. On slow connections (2G, 3G) it would be too late and
// would compete with the first picture. There, a visitor's first page keeps the fallback font, and the heading font
// loads afterward, for the next page.
const { font } = document.currentScript?.dataset ?? {};
if (font) {
	if (!/[23]g/.test(navigator.connection?.effectiveType ?? '')) {
		const link = document.createElement('link');
		document.head.append(
			Object.assign(link, { rel: 'preload', href: font, as: 'font', crossOrigin: '', fetchPriority: 'low' }),
		);
	} else if (!document.referrer.startsWith(location.origin) && !navigator.serviceWorker?.controller) {
		document.documentElement.dataset['font'] = 'fallback';
		addEventListener('load', () => fetch(font));
	}
}

// Preloads the heading font, so that most first paints have it. Not on a slow connection (2G, 3G), where the page and its first
// picture need the bandwidth: there, it replaces the fallback font within a second.
const { font } = document.currentScript?.dataset ?? {};
if (font && !/[23]g/.test(navigator.connection?.effectiveType ?? '')) {
	const link = document.createElement('link');
	Object.assign(link, { rel: 'preload', href: font, as: 'font', crossOrigin: '', fetchPriority: 'low' });
	document.head.append(link);
}

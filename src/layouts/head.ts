// What every page runs in its head, in one script: before the browser paints.
import '~/schedule/now.ts';

// Preloads the heading font so that it is ready for the first paint. On slow connections (2G, 3G) it would be too late and
// would compete with the first picture: the paint would come 0.1 s later. There, the styles load it.
const { font } = document.currentScript?.dataset ?? {};
if (font && !/[23]g/.test(navigator.connection?.effectiveType ?? '')) {
	const preload = { rel: 'preload', href: font, as: 'font', crossOrigin: '', fetchPriority: 'low' };
	document.head.append(Object.assign(document.createElement('link'), preload));
}

// On phones, pictures below the fold wait for the first scroll (base.css): most visitors never get there, and pay by the byte.
if (matchMedia('(width < 48rem)').matches) {
	document.documentElement.classList.add('unscrolled');
	addEventListener('scroll', () => document.documentElement.classList.remove('unscrolled'), { once: true });
}

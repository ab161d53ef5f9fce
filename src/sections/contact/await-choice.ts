// If the URL names a class, a plan or a trial, loads show-choice.ts and hides the page until it has run, for at most four
// seconds. On a slow connection visitors would otherwise see the banner first, and then a jump to the form.
if (/[?&](class|plan|trial)/.test(location.search)) {
	const { script = '', choices = '' } = document.currentScript?.dataset ?? {};
	const { dataset } = document.documentElement;
	dataset['waiting'] = '';
	setTimeout(() => delete dataset['waiting'], 4000);
	document.head.append(
		Object.assign(document.createElement('script'), { type: 'module', src: script }),
		Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href: choices }),
	);
}

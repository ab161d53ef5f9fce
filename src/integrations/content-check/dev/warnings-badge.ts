// Runs in the browser with `npm run dev` only: shows warnings about content/ in a corner.
const style = `
	:host { all: initial; position: fixed; inset: auto auto 12px 12px; z-index: 9000; font: 14px/1.5 system-ui, sans-serif; }
	:host([hidden]) { display: none; }
	details { max-width: min(46rem, calc(100vw - 24px)); border: 1px solid GrayText; background: Canvas; color: CanvasText; }
	summary { padding: 8px 14px; cursor: pointer; font-weight: 600; }
	pre { max-height: 60vh; margin: 0; padding: 4px 14px 14px; overflow: auto; white-space: pre-wrap; font: inherit; }
`;

if (import.meta.hot) {
	const badge = document.createElement('div');
	const summary = document.createElement('summary');
	const list = document.createElement('pre');
	const details = document.createElement('details');
	details.append(summary, list);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(style);
	const root = badge.attachShadow({ mode: 'open' });
	root.adoptedStyleSheets = [sheet]; // the security policy blocks style elements
	root.append(details);
	badge.hidden = true;
	document.body.append(badge);
	import.meta.hot.on('content:warnings', (text: string) => {
		const [title = '', ...blocks] = text.split('\n\n');
		badge.hidden = blocks.length === 0;
		summary.textContent = title;
		list.textContent = blocks.join('\n\n');
	});
	import.meta.hot.send('content:ask');
}

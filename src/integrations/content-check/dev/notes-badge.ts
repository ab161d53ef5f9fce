// Runs in the browser while developing, on no published page: shows in a corner what is worth a look in content/.

interface Told {
	title: string;
	text: string;
}

const style = `
	:host { all: initial; position: fixed; inset: auto auto 12px 12px; z-index: 9000; font: 14px/1.5 system-ui, sans-serif; }
	:host([hidden]) { display: none; }
	details { max-width: min(46rem, calc(100vw - 24px)); border: 1px solid #b9b2a7; background: #fbf9f6; color: #1a1714; }
	summary { padding: 8px 14px; cursor: pointer; font-weight: 600; }
	pre { max-height: 60vh; margin: 0; padding: 4px 14px 14px; overflow: auto; white-space: pre-wrap; font: inherit; }
`;

class NotesBadge extends HTMLElement {
	summary = document.createElement('summary');
	list = document.createElement('pre');

	connectedCallback() {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(style);
		const root = this.attachShadow({ mode: 'open' });
		root.adoptedStyleSheets = [sheet]; // a style element would be stopped by the security policy
		const details = document.createElement('details');
		details.append(this.summary, this.list);
		root.append(details);
	}

	tell({ title, text }: Told) {
		this.hidden = text === '';
		this.summary.textContent = title;
		this.list.textContent = text;
	}
}

if (import.meta.hot) {
	customElements.define('content-notes', NotesBadge);
	const badge = new NotesBadge();
	badge.hidden = true;
	document.body.append(badge);
	import.meta.hot.on('content:notes', (told: Told) => badge.tell(told));
	import.meta.hot.send('content:ask');
}

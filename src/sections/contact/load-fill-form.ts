// Loads fill-form.ts: with the page if the URL names a choice or there is a draft, otherwise once the visitor reaches a
// control. With the page, hides the page until the script has run, for at most four seconds. On a slow connection, visitors
// would otherwise see the banner first, then a jump to the form.
import { hasChoice } from '~/lib/choice.ts';
import { draft } from './keep-draft.ts';

const { script = '', choices = '' } = document.currentScript?.dataset ?? {};
const { dataset } = document.documentElement;
const show = () => delete dataset['waiting'];
const load = () => {
	document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: script, onerror: show }));
};
const isChosen = hasChoice(location.search);
let hasDraft = false;
try {
	hasDraft = draft in sessionStorage;
} catch {
	// storage is blocked
}
if (isChosen || hasDraft) {
	dataset['waiting'] = '';
	setTimeout(show, 4000);
	load();
} else addEventListener('focusin', load, { once: true });
if (isChosen) {
	document.head.append(
		Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href: choices }),
	);
}

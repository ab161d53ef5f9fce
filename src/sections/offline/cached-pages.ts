import { offlinePage } from '~/offline/lists.ts';
import { cacheName, findPage, isOutage } from '~/offline/paths.ts';

const base = import.meta.env.BASE_URL;
const scope = location.origin + base;

/** Lists the pages that the visitor has opened, and opens the requested one once the connection is back. */
class CachedPages extends HTMLElement {
	connectedCallback() {
		this.list().catch(() => undefined); // the HTML already lists the precached pages
		if (findPage(location.href, scope) === scope + offlinePage) return; // opened directly, not as a fallback
		const status = this.querySelector('[role=status]');
		if (status) status.textContent = this.dataset['waiting'] ?? '';
		addEventListener('online', tryAgain);
		setInterval(tryAgain, 10_000);
	}

	private async list() {
		const example = this.querySelector('li');
		if (!example) return;
		const listed = [base + offlinePage, ...[...this.querySelectorAll('a')].map(({ pathname }) => pathname)];
		const cache = await caches.open(cacheName('pages', scope));
		for (const { url } of [...(await cache.keys())].reverse()) {
			const { pathname } = new URL(url);
			const title = listed.includes(pathname) ? undefined : await findTitle(await cache.match(url));
			if (!title) continue;
			const item = document.importNode(example, true);
			const link = item.querySelector('a');
			if (link) Object.assign(link, { href: pathname, textContent: title });
			example.parentElement?.append(item);
		}
	}
}

/** Reloads once the server works again. A 404 has its own page. */
async function tryAgain() {
	const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
	if (response && !isOutage(response.status)) location.reload();
}

/** Finds a page's title without the gym's name. Parses only one element: a whole page's styles would violate the CSP. */
async function findTitle(cached: Response | undefined): Promise<string | undefined> {
	const [element = ''] = /<meta property="og:title"[^>]*>/.exec((await cached?.text()) ?? '') ?? [];
	const page = new DOMParser().parseFromString(element, 'text/html');
	return page.querySelector('meta')?.content;
}

customElements.define('cached-pages', CachedPages);

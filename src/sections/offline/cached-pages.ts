import { offlinePage } from '~/offline/lists.ts';
import { cacheName } from '~/offline/paths.ts';

const base = import.meta.env.BASE_URL;
/** Seconds between attempts; the last value repeats. */
const pauses = [2, 4, 8, 15, 30];

/** Lists the pages that the visitor has opened, and opens the requested one once the connection is back. */
class CachedPages extends HTMLElement {
	private tries = 0;

	connectedCallback() {
		this.list().catch(() => undefined); // the HTML already lists the precached pages
		if (location.pathname === base + offlinePage) return; // opened directly, not as a fallback
		const status = this.querySelector('[role=status]');
		if (status) status.textContent = this.dataset['waiting'] ?? '';
		addEventListener('online', () => void this.tryAgain());
		this.tryLater();
	}

	private async list() {
		const links = this.querySelector('ul');
		const listed = [base + offlinePage, ...[...this.querySelectorAll('a')].map(({ pathname }) => pathname)];
		const cache = await caches.open(cacheName('pages', location.origin + base));
		for (const { url } of [...(await cache.keys())].reverse()) {
			const { pathname } = new URL(url);
			const title = listed.includes(pathname) ? undefined : await findTitle(await cache.match(url));
			if (!title) continue;
			const item = document.createElement('li');
			const link = document.createElement('a');
			link.href = pathname;
			link.textContent = title;
			item.append(link);
			links?.append(item);
		}
	}

	private tryLater() {
		setTimeout(() => void this.tryAgain(), 1000 * (pauses[Math.min(this.tries++, pauses.length - 1)] ?? 0));
	}

	/** Reloads on any response: a 404 has its own page. */
	private async tryAgain() {
		try {
			await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
			location.reload();
		} catch {
			this.tryLater();
		}
	}
}

/** Finds a page's title without the gym's name. Parses only one element: a whole page's styles would violate the CSP. */
async function findTitle(cached: Response | undefined): Promise<string | undefined> {
	const [element = ''] = /<meta property="og:title"[^>]*>/.exec((await cached?.text()) ?? '') ?? [];
	const page = new DOMParser().parseFromString(element, 'text/html');
	return page.querySelector('meta')?.content;
}

customElements.define('cached-pages', CachedPages);

import { cacheNamed, offlinePage } from '~/offline/paths';

const base = import.meta.env.BASE_URL;
/** Seconds between two looks at the network, the last again and again. */
const pauses = [2, 4, 8, 15, 30];

/** Lists the pages that the visitor has seen, and goes on to the one that was asked for as soon as there is network. */
class KeptPages extends HTMLElement {
	private looks = 0;

	connectedCallback() {
		this.list().catch(() => undefined); // what is always kept is in the list already
		if (location.pathname === base + offlinePage) return; // nobody waits for another page
		const status = this.querySelector('[role=status]');
		if (status) status.textContent = this.dataset['waiting'] ?? '';
		addEventListener('online', () => void this.look());
		this.lookLater();
	}

	private async list() {
		const links = this.querySelector('ul');
		const present = new Set([...this.querySelectorAll('a')].map(({ pathname }) => pathname));
		const cache = await caches.open(cacheNamed('pages', location.origin + base));
		for (const { url } of [...(await cache.keys())].reverse()) {
			const { pathname } = new URL(url);
			const title = present.has(pathname) ? undefined : await titleOf(await cache.match(url));
			if (!title) continue;
			const item = document.createElement('li');
			const link = document.createElement('a');
			link.href = pathname;
			link.textContent = title;
			item.append(link);
			links?.append(item);
		}
	}

	private lookLater() {
		setTimeout(() => void this.look(), 1000 * (pauses[Math.min(this.looks++, pauses.length - 1)] ?? 0));
	}

	/** Goes on when the server answers, whatever it says: a page that is not there has a page that says so. */
	private async look() {
		try {
			await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
			location.reload();
		} catch {
			this.lookLater();
		}
	}
}

/** A page's own title, without the gym's name. Only its element is read: the styles of a whole page would be complained about. */
async function titleOf(copy: Response | undefined): Promise<string | undefined> {
	const [element = ''] = /<meta property="og:title"[^>]*>/.exec((await copy?.text()) ?? '') ?? [];
	const page = new DOMParser().parseFromString(element, 'text/html');
	return page.querySelector('meta')?.content;
}

customElements.define('kept-pages', KeptPages);

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../src/folders.ts';
import { startSupabase } from '../../src/integrations/accounts-dev/supabase.ts';
import { serveSiteCopy } from '../support/site-copy.ts';
import { dist } from '../support/routes.ts';

/** Goes before the page's security policy, which only applies to what follows. A beacon survives the page's unload. */
const spy = `<script>{
	const report = (text) => navigator.sendBeacon('/faults?' + encodeURIComponent(location.pathname + ': ' + text));
	// A failed <link> is not a fault: the visitor left before a prefetch finished.
	addEventListener('error', ({ message, target }) => target.tagName === 'LINK' || report(message ?? 'did not load: ' + target.src), true);
	addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
	addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report(violatedDirective + ' blocked ' + blockedURI));
}</script>`;

/** Serves the built site with an empty database. Each page reports script errors and what its policy blocks. */
export async function serveWatchedSite() {
	const accounts = await startSupabase({ mailFolder: path.join(root, 'test-results/mails') });
	const site = await serveSiteCopy(accounts);
	for (const file of readdirSync(dist, { encoding: 'utf8', recursive: true })) {
		const isPage = file.endsWith('.html') && readFileSync(path.join(dist, file), 'utf8').includes('<head>');
		if (isPage) site.change(file, (html) => html.replace('<head>', `<head>${spy}`));
	}
	return {
		origin: site.origin,
		/** The faults since the last call. */
		faults: () =>
			site.requests.splice(0).flatMap((url) => (url.startsWith('/faults?') ? [decodeURIComponent(url.slice(8))] : [])),
		async close() {
			await site.close();
			await accounts.close();
		},
	};
}

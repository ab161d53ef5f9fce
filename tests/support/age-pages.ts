/** Ages the cached pages by a number of milliseconds. The worker does not refetch fresh ones. Runs in the browser. */
export async function agePages(time: number): Promise<void> {
	for (const name of (await caches.keys()).filter((name) => name.startsWith('pages-'))) {
		const cache = await caches.open(name);
		for (const request of await cache.keys()) {
			const response = await cache.match(request);
			const headers = new Headers(response?.headers);
			headers.set('date', new Date(Date.now() - time).toUTCString());
			await cache.put(request, new Response(await response?.text(), { headers }));
		}
	}
}

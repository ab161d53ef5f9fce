// Cloudflare Workers only calls this for missing files. Without it, Cloudflare would send a path's headers with the 404,
// and browsers would cache a missing script for a year. This response has the headers of the 404 page. (attachCustomHeaders:
// https://github.com/cloudflare/workers-sdk/blob/main/packages/workers-shared/asset-worker/src/utils/headers.ts)
export default {
	async fetch(request, { ASSETS }) {
		const page = await ASSETS.fetch(new URL('/404', request.url));
		return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers: page.headers });
	},
};

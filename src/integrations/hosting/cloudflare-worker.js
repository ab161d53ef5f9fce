// Cloudflare Workers calls this only for what is no file. It sends the headers of a path with a 404 too, so browsers would
// cache a missing script for a year; this answer has the headers of the 404 page.
export default {
	async fetch(request, { ASSETS }) {
		const page = await ASSETS.fetch(new URL('/404', request.url));
		return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers: page.headers });
	},
};

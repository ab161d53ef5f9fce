import type { Request } from '@playwright/test';

/** The bytes of a finished response on the wire: compressed, with its headers. 0 from other sites, which the browser doesn't reach. */
export async function wireSize(request: Request): Promise<number> {
	if (!(await request.response())) return 0;
	const { responseHeadersSize, responseBodySize } = await request.sizes();
	return responseHeadersSize + responseBodySize;
}

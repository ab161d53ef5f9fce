import type { Request } from '@playwright/test';

/**
 * The size of a finished response on the wire: compressed body and headers. 0 for other origins, which the browser can't
 * reach.
 */
export async function getWireSize(request: Request): Promise<number> {
	if (!(await request.response())) return 0;
	const { responseHeadersSize, responseBodySize } = await request.sizes();
	return responseHeadersSize + responseBodySize;
}

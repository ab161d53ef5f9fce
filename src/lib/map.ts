/** The OpenStreetMap URLs of a place: `embed` for an iframe, `page` for a link. */
export function getMapAddresses({ latitude, longitude, zoom }: { latitude: number; longitude: number; zoom: number }) {
	// The embed takes a box, not a zoom. Ours fits the smallest frame: 320 by 240 pixels, of tiles of 256.
	const tile = 360 / 2 ** zoom;
	const east = 0.625 * tile;
	const north = 0.46875 * tile * Math.cos((latitude * Math.PI) / 180);
	const box = [longitude - east, latitude - north, longitude + east, latitude + north];
	const bbox = box.map((degrees) => degrees.toFixed(5)).join(',');
	const query = new URLSearchParams({ bbox, layer: 'mapnik', marker: `${latitude},${longitude}` });
	const origin = 'https://www.openstreetmap.org';
	return {
		embed: `${origin}/export/embed.html?${query}`,
		page: `${origin}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
	};
}

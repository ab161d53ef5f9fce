interface Place {
	latitude: number;
	longitude: number;
	zoom: number;
}

/** The embed takes a bounding box, not a zoom. We compute one for the smallest frame, in pixels. */
const frame = { width: 320, height: 240 };
const tile = 256;

/** The OpenStreetMap URLs of a place: `embed` for an iframe, `page` for a link. */
export function getMapAddresses({ latitude, longitude, zoom }: Place): { embed: string; page: string } {
	const degreesPerPixel = 360 / (tile * 2 ** zoom);
	const east = (frame.width / 2) * degreesPerPixel;
	const north = (frame.height / 2) * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
	const box = [longitude - east, latitude - north, longitude + east, latitude + north];
	const query = new URLSearchParams({
		bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
		layer: 'mapnik',
		marker: `${latitude},${longitude}`,
	});
	const origin = 'https://www.openstreetmap.org';
	return {
		embed: `${origin}/export/embed.html?${query}`,
		page: `${origin}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
	};
}

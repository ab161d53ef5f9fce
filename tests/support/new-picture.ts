// A picture to upload on the editing screen.
import sharp from 'sharp';

/** A single-color picture as a file for an upload field. */
export async function draw(name: string, width: number, height: number) {
	const picture = sharp({ create: { width, height, channels: 3, background: '#432' } });
	return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

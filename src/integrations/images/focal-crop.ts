import type { Sharp } from 'sharp';

const percentages = /^(\d+)% (\d+)%$/;

/** A focal point in percent, "77% 0%" as in CSS' object-position, as numbers; undefined for sharp's own words, "top". */
export function focalPoint(position: unknown): [left: number, top: number] | undefined {
	const [, left, top] = percentages.exec(String(position)) ?? [];
	return left && top ? [Number(left), Number(top)] : undefined;
}

/**
 * Cuts a picture to a shape around its focal point. Sharp by itself knows only "top", "left" and the like, so a picture
 * shown as a narrow strip would be downloaded whole.
 * @param ratio width divided by height.
 */
export async function cropAround(picture: Sharp, [left, top]: [number, number], ratio: number): Promise<Sharp> {
	const { autoOrient: size } = await picture.metadata();
	const width = Math.min(size.width, Math.round(size.height * ratio));
	const height = Math.min(size.height, Math.round(size.width / ratio));
	return picture.extract({
		width,
		height,
		left: Math.round(((size.width - width) * left) / 100),
		top: Math.round(((size.height - height) * top) / 100),
	});
}

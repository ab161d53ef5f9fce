import type { Sharp } from 'sharp';

const percentages = /^(\d+)% (\d+)%$/;

/** Parses a focal point in percent, such as CSS's "77% 0%". Undefined for sharp's own keywords, such as "top". */
export function focalPoint(position: unknown): [left: number, top: number] | undefined {
	const [, left, top] = percentages.exec(String(position)) ?? [];
	return left && top ? [Number(left), Number(top)] : undefined;
}

/**
 * Crops a picture around its focal point. Sharp 0.35 only knows keywords such as "top"
 * (https://github.com/lovell/sharp/issues/4461); without this crop, a picture shown as a narrow strip would be downloaded
 * whole.
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

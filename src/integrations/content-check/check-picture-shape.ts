import { quote } from '../../schemas/parts/messages.ts';
import type { PictureNeeds } from '../../schemas/parts/picture.ts';

/** Why a picture of this size does not suit its place, or undefined. The editing screen asks too, before it saves. */
export function checkPictureShape(
	name: string,
	{ width, height }: { width: number; height: number },
	{ minWidth, shape: [least, most], shapeName }: PictureNeeds,
): string | undefined {
	const picture = `The picture ${quote(name)}`;
	if (width < minWidth) return `${picture} is ${width} px wide; this place needs at least ${minWidth} px.`;
	if (width / height >= least && width / height <= most) return undefined;
	return `${picture} is ${width} x ${height} px; this place needs ${shapeName}. Crop it and save it again.`;
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The pictures that a gym has, by what the schemas call their shape: smooth, so that a build is soon done with them. */
const shapes = {
	wide: { name: 'halle.jpg', width: 1800, height: 1000 },
	landscape: { name: 'geraet.jpg', width: 1350, height: 900 },
	portrait: { name: 'mensch.jpg', width: 960, height: 1200 },
	cutOut: { name: 'figur.png', width: 800, height: 1000 },
	any: { name: '', width: 1800, height: 1100 },
};

/** The file that a place needs. @param description what the schema says of it. */
export function pictureFor(description: string): string {
	if (description.includes('see-through')) return shapes.cutOut.name;
	if (description.includes('4:5')) return shapes.portrait.name;
	return description.includes('3:1') ? shapes.wide.name : shapes.landscape.name;
}

const drawn = new Map<string, Promise<Buffer>>();

/** Writes a picture into a folder of a gym. Most are the same bytes, so they are cut to size once. */
export async function writePicture(folder: string, name: string): Promise<void> {
	const kind = path.basename(folder);
	const usual = name.endsWith('.png') ? shapes.cutOut : kind === 'coaches' ? shapes.portrait : shapes.any;
	const shape = Object.values(shapes).find((candidate) => candidate.name === name) ?? usual;
	const key = `${shape.width} ${shape.height}`;
	const bytes = drawn.get(key) ?? draw(shape, name.endsWith('.png'));
	drawn.set(key, bytes);
	await mkdir(folder, { recursive: true });
	// Where tests ask which pictures are fetched, each is a file of its own by what stands behind the picture.
	const own = ['classes', 'gallery'].includes(kind) ? `${kind}/${name}` : '';
	await writeFile(path.join(folder, name), Buffer.concat([await bytes, Buffer.from(own)]));
}

/** Light from above, as in a hall; a cut-out figure is an oval on nothing. */
function draw({ width, height }: { width: number; height: number }, figure: boolean): Promise<Buffer> {
	const shape = figure
		? `<ellipse cx="50%" cy="50%" rx="40%" ry="48%" fill="url(#light)"/>`
		: `<rect width="100%" height="100%" fill="url(#light)"/>`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
		<radialGradient id="light" cx="60%" cy="20%" r="90%"><stop offset="0" stop-color="#8a5a33"/><stop offset="1" stop-color="#17100c"/></radialGradient>
		${shape}</svg>`;
	const picture = sharp(Buffer.from(svg));
	return figure ? picture.png().toBuffer() : picture.jpeg({ quality: 85 }).toBuffer();
}

/** A partner's mark. */
export const mark =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="currentColor" d="M0 0h120v40H60z"/></svg>';

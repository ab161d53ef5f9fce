/* Renders the SVG on standard input as a PNG on standard output. It runs in a process of its own (draw-svg.ts). */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** On the longest side, in pixels: as wide as the widest place in a layout needs. */
const side = 1800;

const picture = sharp(await buffer(process.stdin)).resize({ width: side, height: side, fit: 'inside' });
process.stdout.write(await picture.png().toBuffer());

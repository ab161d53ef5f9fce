// The messages are in __snapshots__/.
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContent } from '~/content-files/read-content.ts';
import { doubtPicture } from '~/integrations/content-check/check-picture.ts';
import { landscape } from '~/schemas/parts/picture.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const rectangle = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#432' } });
const draw = (width: number, height: number) => rectangle(width, height).jpeg().toBuffer();
const whole = await draw(1200, 800);
const folder = temporaryFolder({ 'classes/spin.jpg': whole, 'classes/u\u0308.jpg': whole });

const source = { path: join(folder, 'classes/cycling.json'), file: 'content/classes/cycling.json' };

/** The errors and warnings for a picture name in a class file. */
async function explain(name: string): Promise<string> {
	const doubt = await doubtPicture(source, name, landscape);
	return doubt ? `${doubt.isWarning ? 'Warning: ' : ''}${doubt.expected}` : '';
}

test('the name of a picture is explained unless it is one, with or without "./"', async () => {
	const names = ['./spni.jpg', './Spin.jpg', './what?.png', '../../public/a.jpg', 'https://youtu.be/a', '\u00fc.jpg'];
	const others = ['..\\classes\\spin.jpg', '/classes/my%20spin.jpg', 'classes/spin.jpg', 'spin.jpg', './spin.jpg'];
	expect(await Promise.all([...names, ...others].map(explain))).toMatchSnapshot();
});

test.skipIf(process.platform === 'win32')('a link that leads nowhere is refused like an incomplete file', async () => {
	symlinkSync('nowhere.jpg', join(folder, 'classes/link.jpg'));
	symlinkSync('nowhere.md', join(folder, 'classes/link.md'));
	expect(await explain('./link.jpg')).toMatch("can't be read, or is incomplete");
	expect((await readContent(folder)).found).toMatchObject([{ file: 'content/classes/link.md', found: '' }]);
});

test.each<[string, Buffer | Promise<Buffer>]>([
	['small.jpg', draw(900, 600)],
	['strip.jpg', draw(3000, 600)],
	['cut-off.jpg', whole.subarray(0, -20)],
	['renamed-heic.jpg', readFileSync(join(import.meta.dirname, '../editing/phone.heic'))],
	['jpeg.jfif', whole],
	['drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>')],
	['huge.jpg', draw(6001, 9)],
	['upright.jpg', draw(1200, 1600)], // from a phone: a warning
	['panorama.jpg', draw(3000, 800)],
])('%s is refused or gets a warning, with what to do', async (name, content) => {
	writeFiles(folder, { [`classes/${name}`]: whole });
	await explain(`./${name}`); // an editor has replaced it since
	writeFiles(folder, { [`classes/${name}`]: await content });
	expect(await explain(`./${name}`)).toMatchSnapshot();
});

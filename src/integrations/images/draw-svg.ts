// An SVG can run scripts in the site's origin, so those in content/ are published as pixels.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { cacheFolder, contentFolder } from '../../folders.ts';

/**
 * Draws an SVG as a PNG in the build cache and returns the PNG's path.
 * @throws if it can't be drawn, or takes too long: librsvg can't be interrupted, so it runs in a process that can.
 */
export async function drawSvg(path: string): Promise<string> {
	const svg = await readFile(path);
	const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16);
	const file = join(cacheFolder, 'drawings', hash, `${basename(path, extname(path))}.png`);
	if (existsSync(file)) return file;
	const script = join(import.meta.dirname, 'render-svg.ts');
	const { status, stdout } = spawnSync(process.execPath, [script], { input: svg, timeout: 10_000, maxBuffer: 1e8 });
	if (status !== 0) throw new Error(`Can't render ${path}.`);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(`${file}.${process.pid}`, stdout);
	await rename(`${file}.${process.pid}`, file); // so an interrupted build leaves no half-written file
	return file;
}

/** Vite's default list, which setting the option replaces. */
const denied = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'];
const pictures = '*.jpg|*.jpeg|*.png|*.webp|*.avif';

/**
 * Publishes nothing from content/ that a browser would run: an imported SVG becomes its drawing, and `npm run dev` serves
 * only pictures.
 */
export function contentAsPixels(): Plugin {
	return {
		name: 'content-as-pixels',
		enforce: 'pre',
		config: () => ({
			server: { fs: { deny: [...denied, `${contentFolder.replaceAll(sep, '/')}/**/!(${pictures})`] } },
		}),
		async resolveId(source, importer, options) {
			if (!/\.svg(\?|$)/i.test(source)) return undefined;
			const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
			const [path = '', query] = resolved?.id.split('?') ?? [];
			if (!path.startsWith(contentFolder + sep)) return resolved;
			return (await drawSvg(path)) + (query === undefined ? '' : `?${query}`);
		},
	};
}

// Every picture that is chosen or dropped passes here before the screen sees it: named by our rules, no larger than any
// screen shows, in a form that browsers know.
import { slug } from '../../../lib/slug.ts';
import { tell } from './messages.ts';

const largest = { pixels: 3000, bytes: 8_000_000 };
const prepared = new Map<string, File>();
const own = new WeakSet<Event>();

/** The pictures of this visit by their names, which may get a number behind them when they are saved. */
export function preparedPictures(): ReadonlyMap<string, File> {
	return prepared;
}

/** Begins to look at every file that is chosen or dropped anywhere on the screen. */
export function preparePictures(): void {
	addEventListener('change', onChoice, { capture: true });
	addEventListener('drop', onDrop, { capture: true });
}

function onChoice(event: Event): void {
	const input = event.target;
	if (own.has(event) || !(input instanceof HTMLInputElement) || input.type !== 'file') return;
	const files = [...(input.files ?? [])];
	if (files.length === 0) return;
	event.stopImmediatePropagation();
	void prepareAll(files).then((ready) => {
		if (ready.length === 0) return;
		const list = new DataTransfer();
		for (const file of ready) list.items.add(file);
		input.files = list.files;
		const again = new Event('change', { bubbles: true });
		own.add(again);
		input.dispatchEvent(again);
		input.value = ''; // the same file may be chosen twice
	});
}

function onDrop(event: DragEvent): void {
	const files = [...(event.dataTransfer?.files ?? [])];
	if (own.has(event) || files.length === 0) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	const { target } = event;
	void prepareAll(files).then((ready) => {
		const again = new DragEvent('drop', { bubbles: true, cancelable: true });
		// What a script puts into a real list has no entry to read it by.
		const items = ready.map((file) => ({
			kind: 'file',
			type: file.type,
			getAsFile: () => file,
			webkitGetAsEntry: () => ({ name: file.name, isFile: true, file: (take: (one: File) => void) => take(file) }),
		}));
		Object.defineProperty(again, 'dataTransfer', {
			value: { files: ready, items, types: ['Files'], dropEffect: 'copy' },
		});
		own.add(again);
		target?.dispatchEvent(again);
	});
}

async function prepareAll(files: File[]): Promise<File[]> {
	const ready: File[] = [];
	for (const file of files) {
		const result = await prepare(file);
		if (typeof result === 'string') await tell('This picture was not added', [{ text: result }]);
		else ready.push(result);
	}
	for (const file of ready) prepared.set(file.name, file);
	return ready;
}

/** The picture as it will be saved, or what to do instead. */
async function prepare(file: File): Promise<File | string> {
	const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
	const words = slug(file.name.replace(/\.\w+$/, '')) || 'picture';
	const named = (data: Blob, suffix: string) => new File([data], `${words}.${suffix}`, { type: data.type });
	const isPhone = /^hei[cf]$/.test(ending) || (await isHeic(file));
	if (ending === 'svg' && !isPhone) return named(file, 'svg');
	const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
	if (!picture && isPhone) {
		return `“${file.name}” is a HEIC picture, which this browser can’t open. Send it to yourself as JPEG: on an iPhone choose Settings › Camera › Formats › Most Compatible for new pictures; for this one, open it in Photos or Preview and export it as JPEG. Safari can open it as it is.`;
	}
	if (!picture) return `“${file.name}” can’t be opened as a picture. Save it again as JPEG, or choose another.`;
	const { width, height } = picture;
	const isLarge = Math.max(width, height) > largest.pixels || file.size > largest.bytes;
	if (!isLarge && !isPhone && /^(jpe?g|png|webp|avif)$/.test(ending)) {
		picture.close();
		return named(file, ending);
	}
	const scale = Math.min(1, largest.pixels / Math.max(width, height));
	const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
	const context = canvas.getContext('2d');
	if (!context)
		return `“${file.name}” is too large for this browser. Make it smaller than ${largest.pixels} px and choose it again.`;
	context.imageSmoothingQuality = 'high';
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	picture.close();
	// See-through parts would become black in a JPEG.
	const isDrawn = ending === 'png' && hasHoles(context, canvas);
	const data = await canvas.convertToBlob({ type: isDrawn ? 'image/png' : 'image/jpeg', quality: 0.88 });
	return named(data, isDrawn ? 'png' : 'jpg');
}

async function isHeic(file: File): Promise<boolean> {
	const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
	return /^ftyp(hei[cxms]|hevc|mif1|msf1)/.test(head);
}

function hasHoles(context: OffscreenCanvasRenderingContext2D, { width, height }: OffscreenCanvas): boolean {
	const { data } = context.getImageData(0, 0, width, height);
	for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
	return false;
}

import { formatHex, interpolate } from 'culori';
export { wcagContrast as getContrast, wcagLuminance as getLuminance } from 'culori';

/** Mixes a color with black or white. @param share how much of it, from 0 to 1. */
export function mix(color: string, other: 'black' | 'white', share: number): string {
	return formatHex(interpolate([color, other])(share));
}

/** The nearest tone of a color that passes a test, on the way to black or white. */
export function findTone(color: string, other: 'black' | 'white', passes: (tone: string) => boolean): string {
	const tones = Array.from({ length: 100 }, (_, step) => mix(color, other, step / 100));
	return tones.find(passes) ?? formatHex(other) ?? other;
}

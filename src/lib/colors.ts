/** The contrast ratio of two #rrggbb colors, as WCAG 2.2 defines it. */
export function getContrast(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

/** How light a #rrggbb color is, from 0 (black) to 1 (white). */
export function getLuminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = readChannels(color)
		.map((channel) => channel / 255)
		.map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes a #rrggbb color with black (0) or white (255). @param share how much of it, from 0 to 1. */
export function mix(color: string, channel: 0 | 255, share: number): string {
	const mixed = readChannels(color).map((own) => Math.round(own * (1 - share) + channel * share));
	return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** The nearest tone of a #rrggbb color that passes a test, on the way to black (0) or white (255). */
export function findTone(color: string, channel: 0 | 255, passes: (tone: string) => boolean): string {
	const tones = Array.from({ length: 100 }, (_, step) => mix(color, channel, step / 100));
	return tones.find(passes) ?? mix(color, channel, 1);
}

function readChannels(color: string): number[] {
	return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}

import type { Partner } from '~/schemas/partner';

const drawings = import.meta.glob<string>('@content/partners/*.svg', { query: '?raw', import: 'default', eager: true });
const addresses = import.meta.glob<string>('@content/partners/*.svg', {
	query: '?url&no-inline', // a file of its own: few visitors scroll as far as it
	import: 'default',
	eager: true,
});

/** The partners with the addresses of their marks and the size of the drawing, which has a view box (check-picture.ts). */
export function partnerMarks(partners: Partner[]) {
	return partners.map(({ name, logo }) => {
		const file = Object.keys(addresses).find((path) => path.endsWith(`/partners/${logo.replace('./', '')}`)) ?? '';
		const src = addresses[file];
		const [, width, height] = /viewBox="\S+[ ,]+\S+[ ,]+(\S+)[ ,]+(\S+)"/.exec(drawings[file] ?? '') ?? [];
		if (!src) throw new Error(`content/partners: "${name}" names the picture "${logo}", which does not lie beside it.`);
		return { name, src, width: Number(width), height: Number(height) };
	});
}

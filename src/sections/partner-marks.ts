import type { Partner } from '~/schemas/partner';

const files = import.meta.glob<string>('/content/partners/*.svg', { query: '?raw', import: 'default', eager: true });

/** The partners with the shapes of their marks, to be drawn inline so that they take the page's colour. */
export function partnerMarks(partners: Partner[]) {
	return partners.map(({ name, logo }) => {
		const svg = files[`/content/partners/${logo.replace('./', '')}`];
		if (!svg) throw new Error(`content/partners: "${name}" names the picture "${logo}", which does not lie beside it.`);
		return { name, svg: svg.replace(' xmlns="http://www.w3.org/2000/svg"', '') };
	});
}

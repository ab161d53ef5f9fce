/** The services that count visits without cookies. */
export const analyticsServices = ['goatcounter', 'plausible', 'cloudflare'] as const;

/** A gym's account at such a service. The id tells its site from others, and has only letters, digits, "-" and "_". */
export interface Account {
	service: (typeof analyticsServices)[number];
	id: string;
}

/** What a page needs to count visits: the script, its attributes, and the origin that it sends to. */
export function getAnalytics({ service, id }: Account) {
	switch (service) {
		case 'goatcounter': // https://www.goatcounter.com/help/csp
			return {
				name: 'GoatCounter',
				script: 'https://gc.zgo.at/count.js',
				attributes: { 'data-goatcounter': `https://${id}.goatcounter.com/count` },
				receiver: `https://${id}.goatcounter.com`,
			};
		case 'plausible': // https://plausible.io/docs/script-update-guide
			return { name: 'Plausible', script: `https://plausible.io/js/${id}.js`, receiver: 'https://plausible.io' };
		case 'cloudflare': // https://developers.cloudflare.com/web-analytics/get-started/
			return {
				name: 'Cloudflare Web Analytics',
				script: 'https://static.cloudflareinsights.com/beacon.min.js',
				attributes: { 'data-cf-beacon': JSON.stringify({ token: id }) },
				receiver: 'https://cloudflareinsights.com',
			};
	}
}

/** The services that count visits without cookies. */
export const analyticsServices = ['goatcounter', 'plausible', 'cloudflare'] as const;

/** A gym's account at such a service. */
export interface Account {
	service: (typeof analyticsServices)[number];
	/** What tells the gym's site from others. It has only letters, digits, "-" and "_". */
	id: string;
}

/** The script that a page loads, and where it sends to. */
interface Analytics {
	/** As the privacy policy calls it. */
	name: string;
	script: string;
	attributes: Record<string, string>;
	/** The origin that the script sends to. */
	receiver: string;
}

/** What a page needs to count visits: its script, and for the security policy, the origins of both. */
export function getAnalytics({ service, id }: Account): Analytics {
	const services: Record<Account['service'], Analytics> = {
		// https://www.goatcounter.com/help/csp
		goatcounter: {
			name: 'GoatCounter',
			script: 'https://gc.zgo.at/count.js',
			attributes: { 'data-goatcounter': `https://${id}.goatcounter.com/count` },
			receiver: `https://${id}.goatcounter.com`,
		},
		// https://plausible.io/docs/script-update-guide
		plausible: {
			name: 'Plausible',
			script: `https://plausible.io/js/${id}.js`,
			attributes: {},
			receiver: 'https://plausible.io',
		},
		// https://developers.cloudflare.com/web-analytics/get-started/
		cloudflare: {
			name: 'Cloudflare Web Analytics',
			script: 'https://static.cloudflareinsights.com/beacon.min.js',
			attributes: { 'data-cf-beacon': JSON.stringify({ token: id }) },
			receiver: 'https://cloudflareinsights.com',
		},
	};
	return services[service];
}

/** The origins of a gym's analytics for the security policy's `script-src` and `connect-src`; none without analytics. */
export function getAnalyticsSources(account: Account | undefined): { scripts: string[]; receivers: string[] } {
	if (!account) return { scripts: [], receivers: [] };
	const { script, receiver } = getAnalytics(account);
	return { scripts: [new URL(script).origin], receivers: [receiver] };
}

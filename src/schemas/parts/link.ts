// Addresses: links, web addresses, profiles on social networks, email addresses.
import { z } from 'astro/zod';
import { demand, describe, explain, type Issue, quote } from './explain.ts';
import { group, pattern, text } from './fields.ts';

/** A link's target: a page of this site or an external address. */
export function href(about = 'the page or address', example = '/contact') {
	const hint = { about, example };
	const explainStart = demand(hint, () => 'an address that begins with "/", "https://", "tel:" or "mailto:"');
	const explainEnd = ({ input }: Issue) =>
		`Write ${quote(String(input).replace(/(\.html|\/)+$/, ''))}, without a slash or ".html" at the end.`;
	const explainHost =
		'Visitors can’t open this address. For a page of this site, begin with "/". For another site, write its full address, e.g. "https://example.com".';
	return z
		.string({ error: explain(hint) })
		.refine((value) => /^(\/(?!\/)|https:\/\/\S|tel:\+?\d|mailto:\S+@)\S*$/.test(value), {
			error: explainStart,
			abort: true,
		})
		.refine((value) => !value.startsWith('https:') || isOnTheWeb(value), { error: explainHost, abort: true })
		.refine((value) => !/^\/.*(\/|\.html)$/.test(value), { error: explainEnd })
		.describe(describe(hint));
}

/** A button or link: its label and target. */
export function link(about: string, label: string, target = '/contact', max = 24) {
	return group(about, { label: text('the words on it', label, max), href: href(undefined, target) });
}

/** The label and target of a button or link. */
export type Link = z.infer<ReturnType<typeof link>>;

/** A public web address. */
export function webAddress(about: string, example: string) {
	return pattern(about, example, 'a web address that begins with "https://"', isOnTheWeb);
}

/** Whether an address is public, not on this computer or the local network (e.g. copied from a development server). */
export function isOnTheWeb(address: string): boolean {
	if (/\s/.test(address) || !URL.canParse(address)) return false;
	const { protocol, hostname } = new URL(address);
	return (
		protocol === 'https:' && /\.\p{L}[\p{L}\d-]*$/u.test(hostname) && !/\.(local|localhost|test|lan)$/.test(hostname)
	);
}

/** The social networks that have an icon. */
export const networks = ['facebook', 'x', 'instagram', 'youtube'] as const;
type Network = (typeof networks)[number];

const sites: Record<Network, { name: string; host: RegExp }> = {
	facebook: { name: 'Facebook', host: /(^|\.)(facebook|fb)\./ },
	x: { name: 'X', host: /(^|\.)(x|twitter)\./ },
	instagram: { name: 'Instagram', host: /(^|\.)instagram\./ },
	youtube: { name: 'YouTube', host: /(^|\.)(youtube\.|youtu\.be$)/ },
};

/** Names the network that a URL belongs to, unless it is the expected one. */
export function otherNetwork(network: Network, url: string): string | undefined {
	if (!URL.canParse(url)) return undefined;
	const { host } = new URL(url);
	return sites[network].host.test(host) ? undefined : Object.values(sites).find((site) => site.host.test(host))?.name;
}

/** The URL of a coach's page on a social network. */
export function accountAddress(network: Network) {
	const about = `the coach's page on ${sites[network].name}`;
	const error = ({ input }: Issue) => {
		const other = otherNetwork(network, String(input));
		return `This is a link to ${other}. Write the address of ${about}.`;
	};
	const address = webAddress(about, `https://${network}.example.com/mara-lindqvist`);
	return address.refine((url) => otherNetwork(network, url) === undefined, { error });
}

/** An email address. */
export function email(about: string, example: string) {
	const address = /^(?!\.)(?!.*\.\.)[^\s@,;:<>()"\\[\]]+(?<!\.)@[^\s@.,;:]+(\.[^\s@.,;:]+)+$/;
	return pattern(about, example, 'an email address', address);
}

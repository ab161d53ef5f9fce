import { webAddress } from './fields.ts';
import { capitalise, nameField, type Issue } from './explain.ts';

/** The places on the web that we have an icon for, and what their addresses contain. */
const hosts = {
	facebook: /(^|\.)(facebook|fb)\./,
	x: /(^|\.)(x|twitter)\./,
	instagram: /(^|\.)instagram\./,
	youtube: /(^|\.)(youtube\.|youtu\.be$)/,
};

/** One of the places that we have an icon for. */
export type Network = keyof typeof hosts;

/** The network that an address plainly belongs to although another is named. */
export function otherNetwork(network: string, url: string): string | undefined {
	if (!URL.canParse(url)) return undefined;
	const { host } = new URL(url);
	const found = Object.entries(hosts).filter(([, pattern]) => pattern.test(host));
	return found.some(([name]) => name === network) ? undefined : found[0]?.[0];
}

/** The address of somebody's page on a network. */
export function accountAddress(network: Network, about: string, example: string) {
	const address = webAddress(about, example);
	const error = (issue: Issue) =>
		`${capitalise(nameField(issue))} leads to ${otherNetwork(network, String(issue.input))}. Write ${about}, or move it to the field of that name.`;
	const isOwn = (url: string) => otherNetwork(network, url) === undefined;
	return address.refine(isOwn, { error }).describe(address.description ?? '');
}

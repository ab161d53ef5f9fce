import { webAddress } from './fields.ts';
import { capitalise, nameField, type Issue } from './explain.ts';

/** The social networks that have an icon, and their hosts. */
const hosts = {
	facebook: /(^|\.)(facebook|fb)\./,
	x: /(^|\.)(x|twitter)\./,
	instagram: /(^|\.)instagram\./,
	youtube: /(^|\.)(youtube\.|youtu\.be$)/,
};

/** A social network that has an icon. */
export type Network = keyof typeof hosts;

/** Finds the network that a URL belongs to, if it is not the named one. */
export function otherNetwork(network: string, url: string): string | undefined {
	if (!URL.canParse(url)) return undefined;
	const { host } = new URL(url);
	const found = Object.entries(hosts).filter(([, pattern]) => pattern.test(host));
	return found.some(([name]) => name === network) ? undefined : found[0]?.[0];
}

/** The URL of a profile on a social network. */
export function accountAddress(network: Network, about: string, example: string) {
	const address = webAddress(about, example);
	const error = (issue: Issue) =>
		`${capitalise(nameField(issue))} leads to ${otherNetwork(network, String(issue.input))}. Write ${about}, or move it to the field of that name.`;
	const isOwn = (url: string) => otherNetwork(network, url) === undefined;
	return address.refine(isOwn, { error }).describe(address.description ?? '');
}

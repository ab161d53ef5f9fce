const profiles = [
	{ network: 'facebook', title: 'Facebook' },
	{ network: 'x', title: 'X (Twitter)' },
	{ network: 'instagram', title: 'Instagram' },
] as const;

interface Coach {
	name: string;
	links?: { [network in (typeof profiles)[number]['network'] | 'email']?: string };
}

/** A coach's icon links, social networks and email, as SocialLinks.astro shows them. The labels say whose they are. */
export function listCoachLinks({ name, links = {} }: Coach) {
	const networks = profiles.map(({ network, title }) => ({ network, title, url: links[network] }));
	const email = { network: 'mail' as const, title: links.email, url: links.email && `mailto:${links.email}` };
	return [...networks, email].flatMap(({ network, title, url }) =>
		url ? { network, label: `${name}: ${title}`, url } : [],
	);
}

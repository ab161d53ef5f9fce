// Where the published site's editing screen saves: three variables of the build, see the README.

/** A Git service as Sveltia CMS wants it described, and the address of its API. */
export interface Repository {
	backend: Record<string, unknown>;
	/** What the screen may speak to. */
	origins: string[];
}

const services = ['github', 'gitlab', 'gitea'] as const;

/** Reads the variables; undefined if the site is to have no editing screen. */
export function repositoryOf(env: Record<string, string | undefined> = process.env): Repository | undefined {
	const repo = env['EDITOR_REPOSITORY'] ?? '';
	if (repo === '') return undefined;
	if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repo)) {
		throw new Error(`EDITOR_REPOSITORY must be an owner and a name, e.g. "ember/website", not "${repo}".`);
	}
	const name = services.find((service) => service === (env['EDITOR_SERVICE'] ?? 'github').toLowerCase());
	if (!name) throw new Error(`EDITOR_SERVICE must be ${services.join(', ')}, not "${env['EDITOR_SERVICE']}".`);
	const host = env['EDITOR_HOST'] ? hostOf(env['EDITOR_HOST']) : undefined;
	const backend = { name, repo, branch: env['EDITOR_BRANCH'] || 'main', auth_methods: ['token'] };
	if (name === 'github') {
		if (!host) return { backend, origins: ['https://api.github.com'] };
		return { backend: { ...backend, base_url: host, api_root: `${host}/api/v3` }, origins: [host] };
	}
	if (name === 'gitlab') {
		const base = host ?? 'https://gitlab.com';
		return { backend: { ...backend, base_url: base, api_root: `${base}/api/v4` }, origins: [base] };
	}
	const base = host ?? 'https://gitea.com';
	return { backend: { ...backend, base_url: base, api_root: `${base}/api/v1` }, origins: [base] };
}

function hostOf(text: string): string {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (url?.protocol !== 'https:' || url.pathname !== '/') {
		throw new Error(`EDITOR_HOST must be an address such as "https://git.example.com", not "${text}".`);
	}
	return url.origin;
}

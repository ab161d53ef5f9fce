// Where the published editing screen saves: five build variables, see the README.

export interface Repository {
	/** Sveltia CMS's options for the Git service, and whether a save is published at once or waits in a pull request. */
	options: { backend: Record<string, unknown>; publish_mode: 'simple' | 'editorial_workflow' };
	/** The origins that the screen may contact. */
	origins: string[];
}

/** The Git services: default host unless EDITOR_HOST is set, and API path. */
const services: Record<string, { host: string; api: string }> = {
	github: { host: 'https://github.com', api: '/api/v3' },
	gitlab: { host: 'https://gitlab.com', api: '/api/v4' },
	gitea: { host: 'https://gitea.com', api: '/api/v1' },
};

/** Reads the variables. Undefined if the site has no editing screen. */
export function readRepository(env: Record<string, string | undefined> = process.env): Repository | undefined {
	const repo = env['EDITOR_REPOSITORY'] ?? '';
	if (repo === '') return undefined;
	if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repo)) {
		throw new Error(`EDITOR_REPOSITORY must be an owner and a name, e.g. "ember/website", not "${repo}".`);
	}
	const name = (env['EDITOR_SERVICE'] ?? 'github').toLowerCase();
	const service = services[name];
	if (!service) throw new Error(`EDITOR_SERVICE must be one of ${Object.keys(services).join(', ')}, not "${name}".`);
	const isOn = env['EDITOR_WORKFLOW'] === 'on';
	if (isOn && name === 'gitea') throw new Error('EDITOR_WORKFLOW works with github and gitlab, not with gitea.');
	const publish_mode = isOn ? 'editorial_workflow' : 'simple';
	const backend = { name, repo, branch: env['EDITOR_BRANCH'] || 'main', auth_methods: ['token'] };
	const own = env['EDITOR_HOST'];
	// github.com has its API on a separate host, which Sveltia CMS knows.
	if (name === 'github' && !own) return { options: { backend, publish_mode }, origins: ['https://api.github.com'] };
	const host = own ? parseOrigin(own) : service.host;
	const onHost = { ...backend, base_url: host, api_root: host + service.api };
	return { options: { backend: onHost, publish_mode }, origins: [host] };
}

function parseOrigin(text: string): string {
	const url = URL.parse(text);
	if (url?.protocol !== 'https:' || url.pathname !== '/') {
		throw new Error(`EDITOR_HOST must be an address such as "https://git.example.com", not "${text}".`);
	}
	return url.origin;
}

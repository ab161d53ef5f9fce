// Where the published editing screen saves: five build variables, see the README.
import { getOwn } from '../../lib/get-property.ts';
import type { Environment } from '../hosting/site-address.ts';

export type Repository = NonNullable<ReturnType<typeof readRepository>>;

/** The origin of each Git service's API, and the path of the API on your own host. */
const services: Record<string, { origin: string; path: string }> = {
	github: { origin: 'https://api.github.com', path: '/api/v3' },
	gitlab: { origin: 'https://gitlab.com', path: '/api/v4' },
	gitea: { origin: 'https://gitea.com', path: '/api/v1' },
};

/**
 * Reads the variables.
 * @returns Sveltia CMS's options, and the origin that the screen may contact; undefined if the site has no editing screen.
 * @throws if one is invalid.
 */
export function readRepository(environment: Environment) {
	const { EDITOR_REPOSITORY: repo, EDITOR_SERVICE = 'github', EDITOR_WORKFLOW, EDITOR_HOST } = environment;
	if (!repo) return undefined;
	if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repo))
		throw new Error(`EDITOR_REPOSITORY must be an owner and a name, e.g. "ember/website", not "${repo}".`);
	const name = EDITOR_SERVICE.toLowerCase();
	const service = getOwn(services, name);
	if (!service) throw new Error(`EDITOR_SERVICE must be one of ${Object.keys(services).join(', ')}, not "${name}".`);
	const publish_mode = EDITOR_WORKFLOW === 'on' ? 'editorial_workflow' : 'simple';
	const host = EDITOR_HOST?.replace(/\/$/, '');
	if (host && !/^https:\/\/[\w.:-]+$/.test(host))
		throw new Error(`EDITOR_HOST must be an address such as "https://git.example.com", not "${host}".`);
	const ownHost = host ? { base_url: host, api_root: host + service.path } : {};
	const backend = { name, repo, branch: environment['EDITOR_BRANCH'] ?? 'main', auth_methods: ['token'], ...ownHost };
	return { options: { backend, publish_mode }, origin: host || service.origin };
}

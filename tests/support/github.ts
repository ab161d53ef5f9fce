// A fake of the GitHub API for the editing screen: users, repository contents, commits and pull requests.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Page, Route } from '@playwright/test';

/** A commit as the screen requests it. */
export interface Commit {
	branch: { repositoryNameWithOwner: string; branchName: string };
	expectedHeadOid: string;
	fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
	message: { headline: string };
}

const head = 'a'.repeat(40);
const author = { name: 'Editor', email: 'editor@example.com', user: { id: 1, login: 'editor' } };
const cors = {
	'access-control-allow-origin': '*',
	'access-control-allow-headers': '*',
	'access-control-allow-methods': '*',
};

/** A pull request with the texts of the files on its branch. */
interface PullRequest {
	branch: string;
	title: string;
	labels: string[];
	files: Map<string, string>;
}

/** Fakes api.github.com with the files of a folder. Records commits, tokens and pull requests. */
export async function fakeGitHub(page: Page, root: string, folder = 'content') {
	const commits: Commit[] = [];
	const tokens = new Set<string>();
	const pulls: PullRequest[] = [];
	const merged: string[] = [];
	const items = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
	const files = await Promise.all(
		items
			.filter((item) => item.isFile())
			.map(async (item) => {
				const bytes = await readFile(join(item.parentPath, item.name));
				const path = relative(root, join(item.parentPath, item.name));
				return { path, bytes, sha: blobName(bytes) };
			}),
	);
	const byName = new Map(files.map((file) => [file.sha, file.bytes]));

	function query(text: string, variables: { input?: Commit }) {
		if (text.includes('pullRequests(')) return { repository: { pullRequests: { nodes: pulls.map(describePull) } } };
		if (text.includes('fork: repository')) return { fork: { id: 'R' }, base: { ref: { target: { oid: head } } } };
		if (text.includes('createRef(') || text.includes('markPullRequestReady')) return {};
		if (variables.input) {
			commits.push(variables.input);
			const names = variables.input.fileChanges.additions.map(({ contents }, index) => [
				`file_${index}`,
				{ oid: blobName(Buffer.from(contents, 'base64')) },
			]);
			const commit = { oid: 'b'.repeat(40), committedDate: '2026-01-01T00:00:00Z', ...Object.fromEntries(names) };
			return { createCommitOnBranch: { commit } };
		}
		const onBranch = [...text.matchAll(/(file_\d+):\s*object\(expression: "([^:]+):([^"]+)"\)/g)].map(
			([, alias = '', branch = '', path = '']) => {
				const file = pulls.find((pull) => pull.branch === branch)?.files.get(path) ?? '';
				const oid = blobName(Buffer.from(file));
				return [alias, { oid, byteSize: file.length, isBinary: false, isTruncated: false, text: file }];
			},
		);
		if (onBranch.length > 0) return { repository: Object.fromEntries(onBranch) };
		const contents = [...text.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(([, alias = '', sha = '']) => [
			alias,
			{ text: byName.get(sha)?.toString('utf8'), isTruncated: false },
		]);
		const history = { nodes: [{ oid: head, message: 'Start', author, committedDate: '2026-01-01T00:00:00Z' }] };
		const commitsOf = [...text.matchAll(/((?:commit|history)_\d+):\s/g)].map(([, alias = '']) => [
			alias,
			{ target: { history } },
		]);
		return { repository: { ref: { target: { history } }, ...Object.fromEntries([...contents, ...commitsOf]) } };
	}

	/** Opens a pull request for the last commit, labels it or merges it. */
	function pull(path: string, body: { head?: string; title?: string; labels?: string[] } | null) {
		const date = '2026-01-01T00:00:00Z';
		if (path.endsWith('/pulls')) {
			const additions = commits.at(-1)?.fileChanges.additions ?? [];
			const texts = additions.map((one) => [one.path, Buffer.from(one.contents, 'base64').toString()] as const);
			const { head: branch = '', title = '' } = body ?? {};
			pulls.push({ branch, title, labels: [], files: new Map(texts) });
			return { number: pulls.length, node_id: 'P', title, head: { sha: head }, created_at: date, updated_at: date };
		}
		const [one] = pulls;
		if (one && body?.labels) one.labels = body.labels;
		if (path.endsWith('/merge')) merged.push(...pulls.splice(0).map(({ branch }) => branch));
		return { labels: one?.labels.map((name) => ({ name })) ?? [] };
	}
	const describePull = ({ branch, title, labels, files: changed }: PullRequest, index: number) => ({
		...{ id: 'P', number: index + 1, title, url: '', isDraft: true, isCrossRepository: false, author: null },
		...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', headRefName: branch, headRefOid: head },
		labels: { nodes: labels.map((name) => ({ name })) },
		files: { nodes: [...changed.keys()].map((path) => ({ path, changeType: 'MODIFIED' })) },
	});

	await page.route('https://api.github.com/**', async (route: Route) => {
		const request = route.request();
		const { pathname } = new URL(request.url());
		if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
		tokens.add(request.headers()['authorization'] ?? '');
		const json = (data: unknown) => route.fulfill({ json: data, headers: cors });
		if (pathname === '/user')
			return json({ id: 1, login: 'editor', name: 'Editor', html_url: 'https://github.com/editor' });
		if (pathname === '/graphql') {
			const { query: text, variables } = request.postDataJSON();
			return json({ data: query(text, variables) });
		}
		if (/\/(pulls|issues|refs)\b/.test(pathname)) return json(pull(pathname, request.postDataJSON()));
		if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers: cors });
		if (pathname.includes('/git/trees/')) {
			const tree = files.map(({ path, bytes, sha }) => ({ type: 'blob', path, sha, size: bytes.length }));
			return json({ sha: head, tree, truncated: false });
		}
		const bytes = byName.get(pathname.split('/').at(-1) ?? '');
		if (pathname.includes('/git/blobs/') && bytes) {
			return route.fulfill({ body: bytes, contentType: 'application/octet-stream', headers: cors });
		}
		return route.fulfill({ status: 404, json: { message: 'Not Found' }, headers: cors });
	});
	return { commits, tokens, head, merged };
}

function blobName(bytes: Buffer): string {
	return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

// A fake of the GitHub API for the editing screen: users, repository contents and commits.
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

/** Fakes api.github.com with the files of a folder. Records commits and tokens. */
export async function fakeGitHub(page: Page, root: string, folder = 'content') {
	const commits: Commit[] = [];
	const tokens = new Set<string>();
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
		if (variables.input) {
			commits.push(variables.input);
			const names = variables.input.fileChanges.additions.map(({ contents }, index) => [
				`file_${index}`,
				{ oid: blobName(Buffer.from(contents, 'base64')) },
			]);
			const commit = { oid: 'b'.repeat(40), committedDate: '2026-01-01T00:00:00Z', ...Object.fromEntries(names) };
			return { createCommitOnBranch: { commit } };
		}
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
	return { commits, tokens, head };
}

function blobName(bytes: Buffer): string {
	return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

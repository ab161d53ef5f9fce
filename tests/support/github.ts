// A fake of the GitHub API for the editing screen: users, repository contents and commits.
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A commit as the screen requests it. */
export interface Commit {
	branch: { repositoryNameWithOwner: string; branchName: string };
	expectedHeadOid: string;
	fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
	message: { headline: string };
}

const head = 'a'.repeat(40);
const author = { name: 'Editor', email: 'editor@example.com', user: { id: 1, login: 'editor' } };

/** Fakes api.github.com with the content of a project. Records commits and tokens. */
export async function fakeGitHub(page: Page, root: string) {
	const commits: Commit[] = [];
	const tokens = new Set<string>();
	const blobs = new Map<string, Buffer>();
	const tree: object[] = [];
	for await (const path of glob('content/**/*.*', { cwd: root })) {
		const bytes = await readFile(join(root, path));
		const sha = nameBlob(bytes);
		blobs.set(sha, bytes);
		tree.push({ type: 'blob', path, sha, size: bytes.length });
	}

	function query(text: string, input?: Commit) {
		const committedDate = '2026-01-01T00:00:00Z';
		const entriesOf = (found: RegExp, create: (sha: string) => object) =>
			Object.fromEntries([...text.matchAll(found)].map(([, alias = '', sha = '']) => [alias, create(sha)]));
		if (input) {
			commits.push(input);
			const files = input.fileChanges.additions.map(({ contents }, index) => [
				`file_${index}`,
				{ oid: nameBlob(Buffer.from(contents, 'base64')) },
			]);
			return { createCommitOnBranch: { commit: { oid: 'b'.repeat(40), committedDate, ...Object.fromEntries(files) } } };
		}
		const target = { history: { nodes: [{ oid: head, message: 'Start', author, committedDate }] } };
		return {
			repository: {
				ref: { target },
				...entriesOf(/(content_\d+): object\(oid: "(\w+)"\)/g, (sha) => ({
					text: blobs.get(sha)?.toString(),
					isTruncated: false,
				})),
				...entriesOf(/((?:commit|history)_\d+):\s/g, () => ({ target })),
			},
		};
	}

	await page.route('https://api.github.com/**', (route) => {
		const request = route.request();
		const { pathname } = new URL(request.url());
		tokens.add(request.headers()['authorization'] ?? '');
		if (pathname === '/user') {
			return route.fulfill({ json: { id: 1, login: 'editor', name: 'Editor', html_url: 'https://github.com/editor' } });
		}
		if (pathname === '/graphql') {
			const { query: text, variables } = request.postDataJSON();
			return route.fulfill({ json: { data: query(text, variables.input) } });
		}
		if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204 });
		if (pathname.includes('/git/trees/')) return route.fulfill({ json: { sha: head, tree, truncated: false } });
		const body = blobs.get(pathname.split('/').at(-1) ?? '');
		return body ? route.fulfill({ body }) : route.fulfill({ status: 404, json: { message: 'Not Found' } });
	});
	return { commits, tokens, head };
}

function nameBlob(bytes: Buffer): string {
	return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

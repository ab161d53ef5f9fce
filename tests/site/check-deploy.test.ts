import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../src/folders.ts';
import { checkDeploy } from '../../src/scripts/check-deploy/check-deploy.ts';
import { dist } from '../support/routes.ts';
import { listen } from '../support/site-server.ts';

const faultsOf = (report: string[]) => report.filter((line) => line.startsWith('✗')).map((line) => line.split(':')[0]);
/** What differs on this machine: the address. */
const address = ['✗ The address'];

test('check:deploy finds only what differs here: the address, and no email to confirm', async ({ baseURL }) => {
	const report = await checkDeploy(String(baseURL));
	expect(faultsOf(report)).toEqual([...address, '✗ The account service']);
	expect(report.join('\n')).toContain('"mailer_autoconfirm":false');
});

const settingsOf = (file: string) => readFileSync(join(root, `src/integrations/hosting/${file}`), 'utf8');
const modules = ['mpm_event', 'authz_core', 'autoindex', 'deflate', 'dir', 'filter', 'headers', 'mime', 'rewrite'];
/** The arguments before the name of the settings' file, and the settings. */
const servers = {
	nginx: {
		args: ['-g', 'daemon off; pid pid; error_log error.log;', '-p', 'FOLDER', '-c'],
		settings: `events {} http { access_log off; client_body_temp_path body; proxy_temp_path proxy;
			fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi; ${settingsOf('nginx.conf')} }`,
	},
	caddy: {
		args: ['run', '--adapter', 'caddyfile', '--config'],
		settings: `{\n\tadmin off\n}\n${settingsOf('Caddyfile')}`,
	},
	apache2: {
		args: ['-D', 'FOREGROUND', '-f'],
		settings: `User www-data
			Group www-data
			ServerName localhost
			Listen PORT
			TypesConfig /etc/mime.types
			PidFile FOLDER/pid
			ErrorLog FOLDER/error.log
			${modules.map((name) => `LoadModule ${name}_module ${process.env['APACHE_MODULES'] ?? '/usr/lib/apache2/modules'}/mod_${name}.so`).join('\n')}
			DocumentRoot /srv/site
			<Directory /srv/site>
				AllowOverride All
				Options Indexes FollowSymLinks
			</Directory>`,
	},
};

let folder: string;
test.describe.configure({ mode: 'default' }); // one worker, with one copy of the site
test.beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'host-'));
	chmodSync(folder, 0o755); // the servers read it as another user
	cpSync(dist, join(folder, 'site'), { recursive: true });
	writeFileSync(join(folder, 'site/.htaccess'), settingsOf('apache.htaccess'));
	mkdirSync(join(folder, 'site/admin'), { recursive: true });
	writeFileSync(join(folder, 'site/admin/index.html'), '<title>Editing</title>');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const [name, { args, settings }] of Object.entries(servers)) {
	const isHere = spawnSync(name, ['version']).error === undefined;

	test(`${name} serves the site with our settings, and never redirects`, async () => {
		test.skip(!isHere, `${name} is not installed on this machine.`);
		const { origin, close } = await listen(createServer());
		await close();
		const fill = (text: string) => text.replaceAll(/FOLDER|\/srv(?=\/site)/g, folder);
		const ours = fill(settings).replaceAll('www.example.com', 'localhost');
		writeFileSync(join(folder, name), ours.replace(/(?<=listen \S*)80(?=;)|PORT/g, new URL(origin).port));
		const env = { ...process.env, SITE_URL: origin, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
		const server = spawn(name, [...args.map(fill), join(folder, name)], { stdio: 'ignore', env });
		try {
			const request = (path: string) => fetch(origin + path, { redirect: 'manual' });
			await expect(async () => expect((await request('/')).ok).toBe(true)).toPass({ timeout: 45_000 });
			const faults = faultsOf(await checkDeploy(origin));
			// This server has no account service.
			expect(faults.filter((fault) => !/account|tables/.test(fault ?? ''))).toEqual(address);
			for (const path of ['/admin', '/admin/', '/contact', '/contact/?a=1'])
				expect((await request(path)).status).toBe(200);
			// A folder without a page is missing, like a file, and a missing page is never "unchanged".
			const missing = await request('/_astro/');
			expect([missing.status, missing.headers.get('content-encoding')]).toEqual([404, 'gzip']);
			const ifNoneMatch = { 'if-none-match': missing.headers.get('etag') ?? '' };
			expect(await (await fetch(`${origin}/_astro/`, { headers: ifNoneMatch })).text()).toContain('<h1');
			// Apache answers without reading our settings (src/integrations/hosting/README.md).
			if (name !== 'apache2') {
				const { status, headers } = await request(`/blog/${'a'.repeat(300)}`);
				expect([status, headers.get('content-security-policy')]).toEqual([404, "frame-ancestors 'none'"]);
			}
			for (const path of ['/_astro', '//admin', '/%5Cevil.example/', '/%2fadmin', '/a%0dX-Inj:1/'])
				expect((await request(path)).headers.get('location'), path).toBeNull();
		} finally {
			server.kill();
		}
	});
}

/* `npm run hosts -- nginx|caddy|cloudfront`: prints the settings of a server for the built site; `-- compress` packs its files. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder, root } from '../folders.ts';
import { readRules } from '../serve/host-rules.ts';
import { orExplain } from '../serve/serve.ts';
import { caddyConfig } from './caddy.ts';
import { cloudfrontFunction } from './cloudfront.ts';
import { compressSite } from './compress.ts';
import { nginxConfig } from './nginx.ts';
import { below } from './rules-files.ts';
import { serverSettings } from './server-settings.ts';
import { buildEnvironment, siteAddress } from './site-address.ts';

const writers = { nginx: nginxConfig, caddy: caddyConfig, cloudfront: cloudfrontFunction };

await orExplain(async () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { folder: { type: 'string', default: '/srv/site' }, port: { type: 'string', default: '80' } },
	});
	const [what] = positionals;
	if (what === 'compress') {
		console.log(`${await compressSite(distFolder)} files packed`);
	} else if (what === 'nginx' || what === 'caddy' || what === 'cloudfront') {
		const { base } = siteAddress(buildEnvironment());
		const rules = below(base, readRules(path.join(root, 'public')));
		const packed = what === 'nginx' ? (['gzip'] as const) : (['br', 'gzip'] as const);
		const place = { folder: values.folder, port: Number(values.port), base, packed: [...packed] };
		console.log(writers[what](serverSettings(distFolder, rules, place)));
	} else {
		throw new Error('Say what to write: npm run hosts -- nginx, caddy, cloudfront or compress');
	}
});

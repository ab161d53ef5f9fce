import { expect, test } from '@playwright/test';
import { checkDeploy } from '../../src/scripts/check-deploy/check-deploy.ts';

test('check:deploy finds only what differs on this machine: the address, and no email to confirm', async ({
	baseURL,
}) => {
	const report = await checkDeploy(String(baseURL));
	const errors = report.filter((line) => !line.startsWith('✓'));
	expect(errors.map((line) => line.split(':')[0])).toEqual([
		'✗ The home page',
		'✗ robots.txt',
		'✗ The sitemap',
		'✗ The account service and its settings',
	]);
	expect(errors.at(-1)).toContain('"mailer_autoconfirm":false');
});

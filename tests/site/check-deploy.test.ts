import { expect, test } from '@playwright/test';
import { checkDeploy } from '../../src/scripts/check-deploy/check-deploy.ts';

test('check:deploy finds only what differs on this machine: the address, and no email to confirm', async ({
	baseURL,
}) => {
	const report = await checkDeploy(String(baseURL));
	expect(report.filter((line) => line.startsWith('✓'))).toHaveLength(9);
	expect(report.filter((line) => line.startsWith('    ')).join('\n')).toMatch(
		/It was built for .*\n.*sitemap-index.xml lists no address of .*\n.*"mailer_autoconfirm" is true/,
	);
});

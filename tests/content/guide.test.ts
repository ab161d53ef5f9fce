import { expect, test } from 'vitest';
import { guideExamples, readGuide } from '../support/guide.ts';
import { formatFindings } from '~/content-files/diagnostic.ts';
import { prepareScratch } from './scratch.ts';

const report = /^```text\n([\s\S]*?)\n```$/m.exec(await readGuide())?.[1];
const check = await prepareScratch();

// Its examples are part of the Ember fixture, so other tests check and render them.
test('the editors’ guide shows an error exactly as the check prints it', async () => {
	const { text = '' } = (await guideExamples()).find(({ file }) => file === 'classes/pilates.md') ?? {};
	const edited = text.replace('mara-lindqvist', 'lena-moreau').replace('13', 'last').replace('tes.jpg', 'ts.jpg');
	const findings = await check({ 'classes/pilates.md': edited, 'classes/pilates.jpg': '' });
	expect(formatFindings(findings)).toBe(report);
});

import { expect, test, vi } from 'vitest';

test('npm run check:content prints errors and fails', async () => {
	const print = vi.spyOn(console, 'error').mockReturnValue();
	await import('~/scripts/report-content.ts'); // of the fixture, whose pictures are missing
	const mistake = /^\d+ mistakes in content\/\n\ncontent\/\S+:\d+\n  \w.*: found ".+"\n    There is no file .+\n\n/;
	expect(print.mock.calls.join()).toMatch(mistake);
	expect(process.exitCode).toBe(1);
	process.exitCode = undefined;
	print.mockRestore();
});

import { expect, test, vi } from 'vitest';

test('npm run check:content prints errors and fails', async () => {
	const print = vi.spyOn(console, 'error').mockReturnValue();
	await import('~/scripts/report-content.ts'); // of the fixture, whose pictures are missing
	expect(print.mock.calls.join()).toContain('mistakes in content/');
	expect(process.exitCode).toBe(1);
	process.exitCode = undefined;
	print.mockRestore();
});

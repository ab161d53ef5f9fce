// StrykerJS changes the code of a folder in small ways, one mutant after the other, and runs the tests: most mutants must fail one.

const unit = ['tests/unit/!(layers).test.ts']; // without the test of ESLint's rules, which reads them from the project
const content = ['tests/content/!(command).test.ts']; // command.test.ts would count as a test of all that runs once

/** The share of a folder's mutants in percent that must fail a test, and which tests. */
const folders = {
	schedule: { least: 93, testFiles: [...unit, 'tests/islands/now.test.tsx'] },
	lib: { least: 87, testFiles: [...unit, ...content, 'tests/islands/bmi-calculator.test.tsx'] },
	accounts: {
		least: 85,
		testFiles: ['tests/unit/{account-error,links,saved-classes}.test.ts', 'tests/islands/*.test.tsx'],
	},
	schemas: { least: 75, testFiles: [...unit, ...content] },
	'content-files': { least: 80, testFiles: [...content, 'tests/unit/{formats,markdown}.test.ts'] },
	'integrations/content-check': { least: 75, testFiles: content },
};
const folder = process.env.MUTANTS ?? 'schedule';
const { least, testFiles } = folders[folder];

export default {
	mutate: [`src/${folder}/**/*.ts`],
	mutator: { excludedMutations: ['StringLiteral'] }, // texts of messages
	ignoreStatic: true, // code that runs once, when its file loads
	thresholds: { high: 100, low: least, break: least },
	testRunner: 'vitest',
	vitest: { configFile: 'tests/vitest.config.ts', related: false },
	testFiles,
	concurrency: 2,
	timeoutMS: 60_000, // allows for a slow machine
	ignorePatterns: ['dist', '.data', 'test-results'],
	tempDirName: 'node_modules/.cache/stryker',
	reporters: ['clear-text'],
	clearTextReporter: { allowColor: false, logTests: false },
};

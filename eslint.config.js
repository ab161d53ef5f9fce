import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { newerApis, ownKeys } from './eslint.rules.js';

/**
 * The folders of src/, from top to bottom. A folder imports only from the rows below its own; the README's tree says what each
 * is for.
 */
export const layers = [
	['scripts'],
	['integrations'],
	['pages'],
	['layouts'],
	['sections', 'contact'],
	['components', 'islands'],
	['seo'],
	['data', 'accounts', 'urls'],
	['visitor'],
	['schedule', 'content-files', 'offline', 'directives'],
	['schemas'],
	['texts', 'folders', 'styles'],
	['lib'],
];
/** The rows that only build the site. */
const buildRows = 2;
/** The build works on files: these rows are about pages and visitors, so it doesn't use them. */
const pageRows = layers.findIndex((row) => row.includes('visitor')) + 1;

/** The files of src/schedule/. Each imports only from those before it, types included. */
const timeFiles = [
	...['types', 'periods', 'clock', 'changes', 'hours', 'occurrences', 'notices'],
	...['week', 'rows', 'listed-classes', 'calendar', 'now'],
];

/** Imports of folders. */
const folders = (names, message) => ({ regex: `^(~/|(\\.\\./)+)(${names.join('|')})(/|\\.ts$)`, message });
const oneWay = (folder) => {
	const row = layers.findIndex((names) => names.includes(folder));
	const isBuild = row < buildRows;
	const above = layers.slice(0, row + 1).flat();
	const pages = isBuild ? layers.slice(buildRows, pageRows).flat() : [];
	return folders(
		[...above, ...pages].filter((name) => name !== folder),
		'Imports go one way: see the README.',
	);
};
const store = {
	regex: '^astro:content$',
	message: 'Pages and sections use src/data/. Nothing else reads the content store.',
};
const service = {
	regex: '^@supabase/(?!lite(/|$))',
	allowTypeImports: true,
	message: 'Only src/accounts/client.ts imports these packages, so that they stay in a separate script.',
};
const readers = {
	regex: '^~/data/',
	allowTypeImports: true,
	message: 'Pages and layouts read the content store. Sections and components get props.',
};
const runtime = {
	regex: '^astro(:.*|/(?!zod).*)?$',
	message: 'Pure functions must run in bare Node.',
};
const build = {
	regex: '^(node:.*|sharp|vite|lightningcss|astro:(assets|content|config).*|~/data/.*)$',
	message: 'This runs in a browser: what a build knows comes as props or attributes.',
};
const extension = {
	regex: '^(~|\\.{1,2})/(?!.*(\\.(tsx?|astro|css|js|json)(\\?|$)))',
	message: 'Write the extension: bare Node needs it.',
};
/** What else a folder may not import. */
const more = {
	sections: [store, readers],
	components: [store, readers],
	islands: [store, build],
	accounts: [store, build],
	visitor: [store, build],
	offline: [store, build],
	schedule: [store, runtime],
	texts: [store, runtime],
	lib: [store, runtime],
	data: [],
};
const storages = ['localStorage', 'sessionStorage'].map((name) => ({
	name,
	message: 'Only src/visitor/storage.ts knows what is stored in the browser.',
}));
/** Packages, `~/`, `./`: an import that comes after one of a later kind. A style sheet may come first, since order counts for it. */
const lateImport = [
	'ImportDeclaration[source.value=/^~(?!.*css)/] ~ ImportDeclaration[source.value=/^[^.~]/]',
	'ImportDeclaration[source.value=/^[.][^.]/] ~ ImportDeclaration[source.value=/^([^.]|[.][.])/]',
].join();
const mayNot = (...patterns) => ({
	'@typescript-eslint/no-restricted-imports': ['error', { patterns: [extension, ...patterns] }],
});

export default tseslint.config(
	{ ignores: ['dist/', '.astro/', 'test-results/'] },
	tseslint.configs.strict,
	tseslint.configs.stylistic,
	astro.configs.recommended,
	{
		// Not .astro: the parser creates a program per file, which takes minutes (eslint-plugin-astro 3.2; no issue known).
		// `astro check` covers their types.
		files: ['**/*.{ts,tsx}'],
		extends: [tseslint.configs.recommendedTypeCheckedOnly],
		languageOptions: {
			parserOptions: {
				project: ['tsconfig.json', 'src/offline/worker/tsconfig.json'],
				tsconfigRootDir: import.meta.dirname,
			},
		},
		rules: {
			// Event listeners may be async; the functions that they call handle errors.
			'@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
			'@typescript-eslint/no-base-to-string': 'off', // FormData values may be files by type; our forms have none
			'@typescript-eslint/require-await': 'off', // a function may be async to match its interface
		},
	},
	{
		rules: {
			'no-console': 'error',
			'no-restricted-syntax': ['error', { selector: lateImport, message: 'Imports: packages, then ~/, then ./.' }],
			'@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
			// An index signature can name its key, a Record can't.
			'@typescript-eslint/consistent-indexed-object-style': 'off',
		},
	},
	{
		// What runs in browsers uses only functions that the oldest of them have.
		files: [
			'src/{accounts,contact,directives,islands,layouts,lib,offline,visitor}/**/*.{ts,tsx}',
			'src/{components,sections}/**/*.ts',
			'src/schedule/{clock,listed-classes,now}.ts',
			'src/urls.ts',
		],
		plugins: { ours: { rules: { 'newer-apis': newerApis } } },
		rules: { 'ours/newer-apis': 'error' },
	},
	{
		// A key that may come from an address, the service or content.
		files: ['src/{accounts,contact,directives,islands,layouts,lib,offline,schedule,sections,visitor}/**/*.{ts,tsx}'],
		ignores: ['src/lib/get-property.ts'],
		plugins: { keys: { rules: { own: ownKeys } } },
		rules: { 'keys/own': 'error' },
	},
	...layers.flat().map((folder) => ({
		files: [`src/${folder}/**`, `src/${folder}.ts`],
		rules: mayNot(oneWay(folder), service, ...(more[folder] ?? [store])),
	})),
	...timeFiles.map((name, index) => ({
		files: [`src/schedule/${name}.ts`],
		rules: mayNot(oneWay('schedule'), service, store, runtime, {
			regex: `^\\./(?!(${timeFiles.slice(0, index).join('|')})\\.ts$)`,
			message: 'Imports go one way: see the README of this folder.',
		}),
	})),
	{
		files: ['src/**'],
		ignores: ['src/visitor/storage.ts'],
		rules: { 'no-restricted-globals': ['error', ...storages] },
	},
	{ files: ['src/accounts/client.ts'], rules: mayNot(oneWay('accounts'), store, build) },
	{ files: ['src/sections/**/*.ts'], rules: mayNot(oneWay('sections'), service, store, build) },
	{ files: ['src/contact/**/*.ts'], rules: mayNot(oneWay('contact'), service, store, build) },
	{
		// Astro passes the image service's options untyped.
		files: ['src/integrations/images/image-service.ts'],
		rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-argument': 'off' },
	},
	{
		// Commands print their results.
		files: ['src/{integrations,scripts}/**', 'tests/**'],
		rules: { 'no-console': 'off' },
	},
	{
		// Tests inspect untyped responses and render components that only Astro can type.
		files: ['tests/**'],
		rules: {
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
			'@typescript-eslint/unbound-method': 'off',
			'no-restricted-properties': [
				'error',
				{
					object: 'vi',
					property: 'waitFor',
					message: 'It waits one second. Use waitFor() of Testing Library, or await the event.',
				},
			],
		},
	},
	{
		files: ['**/*.astro'],
		rules: {
			'astro/no-set-html-directive': 'off',
		},
	},
);
